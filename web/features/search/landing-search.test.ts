import { describe, expect, it } from 'vitest';
import { EVENT_TYPE_SLUGS } from '../../../schema/constants.ts';
import { landingPath, landingPaths, placeSlug } from '../../../schema/landing.ts';
import { knownPlace } from './known-places.ts';
import { citiesVariables, cityVariables, landingAddress, landingOf, landingSearch } from './landing-search.ts';
import { departmentsOf, regionOf } from './regions.ts';
import { parseSearch, printSearch } from './search-params.ts';

/** On a day of November. */
const parsed = (query: string) => parseSearch(query, '2026-11-21');

/** The search of a landing page, in the words of an address. */
const shown = (...parts: [string, string?]) => {
  const landing = landingSearch(...parts);
  return landing && printSearch(landing.params);
};

describe('a landing page', () => {
  it('is a region, a department, an event type, or a place and an event type', () => {
    expect(shown('bretagne')).toBe('location=Bretagne');
    expect(shown('cotes-d-armor')).toBe("location=C%C3%B4tes-d'Armor");
    expect(shown('seminaire-residentiel')).toBe('eventType=seminaire-residentiel');
    expect(shown('rhone', 'repas-d-affaire')).toBe('location=Rh%C3%B4ne&eventType=repas-d-affaire');
  });

  it.each([
    ['lyon'],
    ['mariage'],
    ['bretagne', 'mariage'],
    ['journee-etude', 'bretagne'],
    ['journee-etude', 'journee-etude'],
  ])('is not %s %s', (first, second?: string) => {
    expect(landingSearch(first, second)).toBeNull();
  });

  it('is a city, where the API knows one', () => {
    const landing = landingSearch('lyon', 'journee-etude', { kind: 'city', name: 'Lyon', departmentCode: '69' })!;
    expect(printSearch(landing.params)).toBe('location=Lyon&eventType=journee-etude');
    expect(landingAddress(landing)).toBe('/lieux/lyon/journee-etude');
  });

  it('asks for the cities of its place, however it is written', () => {
    expect(citiesVariables('69', 'journee-etude')).toEqual({ place: 'rhone', eventType: 'JOURNEE_ETUDE' });
    expect(citiesVariables('Saint-Étienne')).toEqual({ place: 'saint-etienne', eventType: null });
    expect([citiesVariables('journee-etude'), citiesVariables('lyon', 'mariage')]).toEqual([null, null]);
  });

  it('has one address, whatever the way of writing it', () => {
    for (const text of ['35', 'Ille-et-Vilaine', 'ILLE ET VILAINE']) {
      expect(landingAddress(landingSearch(text)!)).toBe('/lieux/ille-et-vilaine');
    }
  });

  it('is the canonical address of the searches that it shows, and of no others', () => {
    const of = (query: string) => landingOf(parsed(query));
    expect(of('location=Bretagne')).toBe('/lieux/bretagne');
    expect(of('location=69&eventType=journee-etude&sort=name')).toBe('/lieux/rhone/journee-etude');
    expect(of('eventType=prestataires')).toBe('/lieux/prestataires');
    for (const query of [
      '',
      'location=Lyon',
      'location=Bretagne,Rhône',
      'location=Bretagne&capacity=60',
      'category=4',
    ]) {
      expect(of(query), query).toBeNull();
    }
  });

  it('is the page of a city, which the API knows, for a search about it alone', () => {
    const lyon = { kind: 'city', name: 'Lyon', departmentCode: '69' } as const;
    const of = (query: string) => {
      const params = parsed(query);
      return { asked: cityVariables(params), landing: landingOf(params, lyon) };
    };
    expect(of('location=lyon')).toEqual({ asked: { place: 'lyon', eventType: null }, landing: '/lieux/lyon' });
    expect(of('location=Lyon&eventType=journee-etude')).toEqual({
      asked: { place: 'lyon', eventType: 'JOURNEE_ETUDE' },
      landing: '/lieux/lyon/journee-etude',
    });
    expect(of('location=Lyon&capacity=60')).toEqual({ asked: null, landing: null });
    expect(cityVariables(parsed('location=Bretagne'))).toBeNull();
  });
});

describe('addresses of landing pages', () => {
  it('are those that show venues, each once', () => {
    expect(
      landingPaths([
        { name: 'La Réunion', eventTypes: ['journee-etude'] },
        { name: 'La Réunion', eventTypes: ['journee-etude'] },
        { name: "Val-d'Oise", eventTypes: [] },
      ]),
    ).toEqual(['/lieux/la-reunion', '/lieux/val-d-oise', '/lieux/journee-etude', '/lieux/la-reunion/journee-etude']);
  });

  it('never mean a place and an event type at once', () => {
    expect(EVENT_TYPE_SLUGS.filter((slug) => knownPlace(slug))).toEqual([]);
    expect(landingPath({ place: "Provence-Alpes-Côte d'Azur" })).toBe('/lieux/provence-alpes-cote-d-azur');
    expect(knownPlace(placeSlug("Provence-Alpes-Côte d'Azur"))!.name).toBe("Provence-Alpes-Côte d'Azur");
  });
});

describe('regions', () => {
  it('share the 96 departments of the mainland and Corsica among them', () => {
    const codes = Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, '0')).flatMap((code) =>
      code === '20' ? ['2A', '2B'] : [code],
    );
    const regions = codes.map((code) => regionOf(knownPlace(code)!)!);
    expect(regions.every(({ kind }) => kind === 'region')).toBe(true);
    expect([...new Set(regions)].flatMap((region) => [...departmentsOf(region)]).toSorted()).toEqual(codes.toSorted());
  });
});
