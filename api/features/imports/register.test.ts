import type { VenueContent } from '../venues/venue-content.ts';
import { describe, expect, it } from 'vitest';
import { EventType, PositionPrecision, VenueKind } from '../venues/venue.enums.ts';
import { contentHash } from './content-hash.ts';
import { atPlace, describeHotel } from './hotel-description.ts';
import type { ImportMapping } from './mapping.ts';
import { atoutFrance, hotelsGeo } from './register-mappings.ts';
import { gazetteer } from '../geography/gazetteer.ts';

const HOTEL = {
  'DATE DE CLASSEMENT': '19/06/2023',
  'TYPOLOGIE ÉTABLISSEMENT': 'HÔTEL DE TOURISME',
  CLASSEMENT: '3 étoiles',
  'NOM COMMERCIAL': "HÔTEL DE L'ÉTOILE",
  ADRESSE: '2 Rue Gabriel Péri',
  'CODE POSTAL': '38000',
  COMMUNE: 'GRENOBLE',
  'SITE INTERNET': 'https://www.etoile.fr/',
  "CAPACITÉ D'ACCUEIL (PERSONNES)": '62',
  'NOMBRE DE CHAMBRES': '37',
  'classement prorogé': 'non',
};
const GEO = {
  nom: "HÔTEL DE L'ÉTOILE",
  etoiles: '3',
  adresse: '2 Rue Gabriel Péri',
  codePostal: '38000',
  commune: 'GRENOBLE',
  codeInsee: '38185',
  site: 'https://www.etoile.fr/',
  capacite: '62',
  chambres: '37',
  dateClassement: '19/06/2023',
  lat: '45.189316',
  lng: '5.718615',
  geo: 'address',
};

function convert(mapping: ImportMapping, row: Record<string, string>) {
  const issues: string[] = [];
  const bound = mapping.bind(Object.keys(row));
  const tell = (code: string, column: string) => void issues.push(`${code} ${column}`);
  const content = bound.convert(Object.values(row), tell, null) as VenueContent | null;
  return { content, issues, identity: bound.identify(Object.values(row)) };
}
const register = (changes: Partial<Record<keyof typeof HOTEL, string>> = {}) =>
  convert(atoutFrance, { ...HOTEL, ...changes });
const geo = (changes: Partial<Record<keyof typeof GEO, string>> = {}) => convert(hotelsGeo, { ...GEO, ...changes });

describe('a hotel of the register', () => {
  it('becomes a venue that claims nothing the register does not say', () => {
    const { content, issues } = register();
    expect(issues).toEqual([]);
    expect(content).toEqual({
      name: 'Hôtel de l’Étoile',
      kind: VenueKind.HOTEL,
      category: 3,
      description: 'Hôtel 3 étoiles de 37 chambres à Grenoble (Isère). Il peut loger 62 personnes.',
      address: '2 Rue Gabriel Péri',
      postalCode: '38000',
      communeCode: '38185',
      latitude: 45.17869,
      longitude: 5.71479,
      positionPrecision: PositionPrecision.COMMUNE,
      bedrooms: 37,
      sleeps: 62,
      contactName: null,
      contactPhone: null,
      checkInTime: null,
      checkOutTime: null,
      contactFax: null,
      contactEmail: null,
      website: 'https://www.etoile.fr/',
      eventTypes: [EventType.SEMINAIRE_SEMI_RESIDENTIEL, EventType.SEMINAIRE_RESIDENTIEL],
      amenities: [],
      tags: [],
      rates: [],
      rooms: [],
      accesses: [],
      pointsOfInterest: [],
      activities: [],
      paragraphs: [
        { title: 'Classement', text: 'Classé 3 étoiles le 19 juin 2023 au registre national d’Atout France.' },
      ],
    });
  });

  it.each([
    [{ 'SITE INTERNET': 'www.etoile.fr' }, { website: 'https://www.etoile.fr/' }, ['url_completed SITE INTERNET']],
    [{ 'SITE INTERNET': 'pas encore en ligne' }, { website: null }, ['url_invalid SITE INTERNET']],
    [{ 'SITE INTERNET': '-' }, { website: null }, []],
    [{ CLASSEMENT: '5 étoiles Palace' }, { category: 5, tags: ['Palace'] }, []],
    [{ CLASSEMENT: 'Aire naturelle' }, { category: null, paragraphs: [] }, ['stars_unknown CLASSEMENT']],
    [{ CLASSEMENT: '-' }, { category: null }, ['stars_unknown CLASSEMENT']],
    [{ 'NOMBRE DE CHAMBRES': '19' }, { bedrooms: 19, eventTypes: [] }, []],
    [{ 'NOMBRE DE CHAMBRES': '-' }, { bedrooms: null, eventTypes: [] }, []],
    [{ 'NOMBRE DE CHAMBRES': 'douze' }, { bedrooms: null, eventTypes: [] }, ['number_invalid NOMBRE DE CHAMBRES']],
    [{ 'DATE DE CLASSEMENT': '31/02/2023' }, { paragraphs: [] }, ['date_invalid DATE DE CLASSEMENT']],
    [{ ADRESSE: '-' }, { address: '' }, ['address_missing ADRESSE']],
    [{ ADRESSE: "ROUTE DE L'ALTIPORT" }, { address: 'Route de l’Altiport' }, []],
    [{ 'NOM COMMERCIAL': "'=HÔTEL" }, { name: '=Hôtel' }, []],
    [{ 'CODE POSTAL': '75009', COMMUNE: 'PARIS' }, { communeCode: '75109' }, ['commune_by_arrondissement COMMUNE']],
    [{ 'CODE POSTAL': '75009', COMMUNE: 'PARIS 9E ARRONDISSEMENT' }, { communeCode: '75109' }, []],
    [{ 'CODE POSTAL': '73440', COMMUNE: 'VAL THORENS' }, { communeCode: '73257' }, ['commune_by_other_name COMMUNE']],
    [
      { 'CODE POSTAL': '06160', COMMUNE: 'JUAN LES PINS' },
      { communeCode: '06004' },
      ['commune_by_postal_code COMMUNE'],
    ],
    [{ 'CODE POSTAL': '3210', COMMUNE: 'SOUVIGNY' }, { postalCode: '03210' }, ['postal_code_completed CODE POSTAL']],
    [
      { 'CODE POSTAL': '-', COMMUNE: 'SAINT-MICHEL-SUR-ORGE' },
      { postalCode: '91240' },
      ['postal_code_completed CODE POSTAL'],
    ],
  ])('survives %j', (changes, expected, issues) => {
    const converted = register(changes);
    expect(converted.content).toMatchObject(expected);
    expect(converted.issues).toEqual(issues);
  });

  it.each([
    [{ 'NOM COMMERCIAL': '-' }, 'name_missing NOM COMMERCIAL'],
    [{ 'NOM COMMERCIAL': '!!!' }, 'name_missing NOM COMMERCIAL'],
    [{ 'NOM COMMERCIAL': 'X'.repeat(300) }, 'name_too_long NOM COMMERCIAL'],
    [{ 'NOM COMMERCIAL': 'X'.repeat(90_000) }, 'cell_too_long NOM COMMERCIAL'],
    [{ ADRESSE: 'X'.repeat(301) }, 'cell_too_long ADRESSE'],
    [{ 'CODE POSTAL': '99999', COMMUNE: 'ATLANTIS' }, 'commune_unknown COMMUNE'],
    [{ 'CODE POSTAL': '-', COMMUNE: 'GRENOBLE' }, 'postal_code_missing CODE POSTAL'],
    [{ 'TYPOLOGIE ÉTABLISSEMENT': 'CAMPING' }, 'kind_unsupported TYPOLOGIE ÉTABLISSEMENT'],
  ])('is refused for %j', (changes, issue) => {
    const { content, issues } = register(changes);
    expect(content).toBeNull();
    expect(issues).toContain(issue);
  });

  it('has one key however its name and address are written, and in both files', () => {
    const { identity } = register();
    expect(register({ 'NOM COMMERCIAL': 'Hotel de l’étoile', ADRESSE: '2, rue GABRIEL-PERI' }).identity?.key).toBe(
      identity?.key,
    );
    expect(geo().identity).toEqual(identity);
    expect(register({ ADRESSE: '3 Rue Gabriel Péri' }).identity?.key).not.toBe(identity?.key);
    expect(register({ 'CODE POSTAL': '38100' }).identity?.key).not.toBe(identity?.key);
    expect(register({ ADRESSE: '5 bd Foch' }).identity?.key).toBe(
      register({ ADRESSE: '5 Boulevard Foch' }).identity?.key,
    );
  });

  it('asks for the columns it needs', () => {
    expect(() => atoutFrance.bind(['NOM COMMERCIAL', 'ADRESSE'])).toThrow(/CLASSEMENT.*CODE POSTAL.*COMMUNE/s);
  });
});

describe('a hotel of the located file', () => {
  it.each([
    [{}, { latitude: 45.189316, positionPrecision: PositionPrecision.ADDRESS, communeCode: '38185' }, []],
    [{ geo: 'name' }, { latitude: 45.189316, positionPrecision: PositionPrecision.ADDRESS }, []],
    [{ geo: 'commune' }, { latitude: 45.17869, positionPrecision: PositionPrecision.COMMUNE }, []],
    [{ geo: 'none', lat: '', lng: '' }, { latitude: 45.17869, positionPrecision: PositionPrecision.COMMUNE }, []],
    [{ lat: '145', lng: 'x' }, { latitude: 45.17869 }, ['position_invalid lat', 'position_invalid lng']],
    [
      { codeInsee: '', commune: 'VAL THORENS', codePostal: '73440' },
      { communeCode: '73257' },
      // The position is that of Grenoble.
      ['commune_by_other_name commune', 'position_far commune'],
    ],
    [{ codeInsee: '99999' }, { communeCode: '38185' }, []],
  ])('survives %j', (changes, expected, issues) => {
    const converted = geo(changes);
    expect(converted.content).toMatchObject(expected);
    expect(converted.issues).toEqual(issues);
  });
});

describe('a description', () => {
  it.each([
    ['75110', 4, 237, null, 'Hôtel 4 étoiles de 237 chambres à Paris 10e.'],
    ['69381', 1, 1, 1, 'Hôtel 1 étoile de 1 chambre à Lyon 1er (Rhône). Il peut loger 1 personne.'],
    [
      '76351',
      5,
      1097,
      4354,
      'Hôtel 5 étoiles de 1\u202f097 chambres au Havre (Seine-Maritime). Il peut loger 4\u202f354 personnes.',
    ],
    ['85194', null, null, null, 'Hôtel aux Sables-d’Olonne (Vendée).'],
    ['94038', 2, null, null, 'Hôtel 2 étoiles à L’Haÿ-les-Roses (Val-de-Marne).'],
  ])('of a hotel in %s', (code, stars, bedrooms, sleeps, expected) => {
    const commune = gazetteer().communes.get(code);
    const department = gazetteer().departments.get(commune?.departmentCode ?? '')?.name ?? '';
    if (!commune) throw new Error(`${code} is missing`);
    expect(describeHotel({ stars, bedrooms, sleeps, commune, department })).toBe(expected);
  });

  it('has the right preposition', () => {
    expect(['Le Mans', 'Les Allues', 'La Baule', 'Leucate'].map(atPlace)).toEqual([
      'au Mans',
      'aux Allues',
      'à La Baule',
      'à Leucate',
    ]);
  });
});

describe('contentHash', () => {
  it('depends on the values, not on the order of keys', () => {
    expect(contentHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(contentHash({ b: { d: null, c: [1, 2] }, a: 1 }));
    expect(contentHash({ a: [1, 2] })).not.toBe(contentHash({ a: [2, 1] }));
    expect(contentHash({ a: null })).not.toBe(contentHash({ a: '' }));
  });
});
