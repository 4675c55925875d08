import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { someFacets } from '../../search/search.factory.ts';
import { aVenueCard } from '../card/venue-card.factory.ts';
import { loader } from './landing-page.loader.ts';
import { answerOf } from '../../../testing/answer-of.ts';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import LandingPage from './landing-page.tsx';
import { EstablishmentsDocument } from './establishments-page.gen.ts';
import { LandingCitiesDocument } from '../../search/landing-cities.gen.ts';
import { LandingFactsDocument } from './landing-page.gen.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

/** Answers with 42 venues; records the conditions that were asked for. */
function give() {
  const asked: unknown[] = [];
  const venue = {
    ...aVenueCard(),
    capacities: [{ layout: 'THEATRE', capacity: 1200 }] as const,
    latitude: 45.75,
    longitude: 4.83,
  };
  server.use(
    api.query(EstablishmentsDocument, ({ variables }) => {
      asked.push(variables.filter);
      return {
        searchVenues: {
          totalCount: 42,
          page: 1,
          pageCount: 3,
          unknownLocations: [],
          knownLocations: [],
          relaxed: [],
          parsed: null,
          nearMisses: [],
          availabilities: [],
          facets: { ...someFacets(), amenities: SERVICES },
          items: [venue],
        },
      };
    }),
    api.query(LandingCitiesDocument, ({ variables: { place } }) => ({
      landingCities: {
        city: place === 'lyon' ? 'Lyon' : null,
        departmentCode: place === 'lyon' ? '69' : null,
        cities: [{ code: '69266', name: 'Villeurbanne', count: 5 }],
      },
    })),
    api.query(LandingFactsDocument, () => ({
      searchVenues: { items: [venue] },
      cheapest: {
        items: [54, 60, 71].map((euros) => ({
          id: `venue-${euros}`,
          priceFrom: { kind: 'DAY_DELEGATE' as const, price: { amount: euros * 100, currency: 'EUR' as const } },
        })),
      },
    })),
  );
  return asked;
}

async function open(url: string) {
  const path = url.split('/').length > 3 ? '/lieux/:place/:eventType' : '/lieux/:place';
  const page = await renderWithApp(<LandingPage />, { url, path });
  const answer = () => answerOf(loader, url, path);
  return { ...page, answer };
}

const SERVICES = (['WIFI', 'CATERING'] as const).map((value, index) => ({ value, count: 42 - index }));

describe('a landing page', () => {
  it('shows the venues of its place and event type under a heading of its own, with facts about them', async () => {
    const asked = give();
    await open('/lieux/rhone/journee-etude');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Lieux pour une journée d’étude dans le Rhône',
    );
    expect(asked[0]).toEqual({ location: ['Rhône'], eventTypes: ['JOURNEE_ETUDE'] });
    const intro = await screen.findByText(/Plénière présente 42 lieux dans le Rhône\./);
    await waitFor(() =>
      expect(intro.textContent).toContain('Hôtel des Deux Confluents 1 à Lyon 2e, accueille 1\u202f200'),
    );
    expect(intro.textContent).toContain('Les prix commencent à 54\u00a0€ HT par personne.');
    expect(intro.textContent).toContain('26 d’entre eux ont quatre ou cinq étoiles.');
    expect(intro.textContent).toContain('La plupart proposent\u00a0: Wi-Fi et traiteur.');
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/lieux/rhone/journee-etude?page=3');
  });

  it('leads to its sisters and to the places it lies in', async () => {
    give();
    await open('/lieux/rhone/journee-etude');
    const sisters = within(await screen.findByRole('navigation', { name: 'Recherches proches' }));
    const to = (name: string) => sisters.getByRole('link', { name }).getAttribute('href');
    expect(to('Conférence et congrès')).toBe('/lieux/rhone/conference-congres');
    expect(to('Isère')).toBe('/lieux/isere/journee-etude');
    expect(sisters.queryByRole('link', { name: 'Paris' })).toBeNull();
    const region = screen.getAllByRole('link', { name: 'Auvergne-Rhône-Alpes' })[0]!;
    expect(region.getAttribute('href')).toBe('/lieux/auvergne-rhone-alpes');
  });

  it('is about a city too, and leads to its department, its region and the cities nearby', async () => {
    const asked = give();
    await open('/lieux/lyon/journee-etude');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Lieux pour une journée d’étude à Lyon',
    );
    expect(asked[0]).toEqual({ location: ['Lyon'], eventTypes: ['JOURNEE_ETUDE'] });
    const to = (name: string) => screen.getAllByRole('link', { name })[0]!.getAttribute('href');
    expect([to('Auvergne-Rhône-Alpes'), to('Lyon')]).toEqual(['/lieux/auvergne-rhone-alpes', '/lieux/lyon']);
    expect(to('Rhône')).toBe('/lieux/rhone');
    const sisters = within(await screen.findByRole('navigation', { name: 'Recherches proches' }));
    expect(sisters.getByRole('heading', { name: 'Villes voisines' })).toBeDefined();
    expect(sisters.getByRole('link', { name: 'Villeurbanne' }).getAttribute('href')).toBe(
      '/lieux/villeurbanne/journee-etude',
    );
  });

  it('has one address: other ways of writing it lead there', async () => {
    give();
    const { answer } = await open('/lieux/69');
    expect(await answer()).toEqual({ status: 301, redirect: '/lieux/rhone' });
  });

  it.each(['/lieux/atlantide', '/lieux/rhone/mariage'])('%s is not found', async (url) => {
    give();
    const { answer } = await open(url);
    expect((await answer()).status).toBe(404);
    expect(await screen.findByRole('heading', { level: 1, name: /Nous ne connaissons/ })).toBeDefined();
  });
});
