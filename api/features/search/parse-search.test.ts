import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const PARSE = `query ($text: String!) { parseSearch(text: $text) {
  places { text misspelt kind label locations near kilometres minutes latitude longitude alternatives { label locations } }
  capacity capacityFrom bedrooms categories kinds eventTypes layouts amenities { anyOf } surroundings stationMinutes maxPricePerPerson { amount } totalBudget { amount }
  dates { startDate endDate flexibleDays weekdays days } parts { condition text } rest
} }`;

interface Answer {
  parseSearch: { places: { locations: string[]; latitude: number; longitude: number }[] } & Record<string, unknown>;
}

const parse = (text: string) => app.graphql<Answer>(PARSE, { text });

test('everybody is told what a text means, and what not', async () => {
  const { data, errors } = await parse('péniche vaucanson 40-80 pers avec piscine à 30 min de la gare, 4*, St Denis');
  expect(errors).toBeUndefined();
  const { places, ...rest } = data.parseSearch;
  const { latitude, longitude, ...place } = places[0]!;
  expect([latitude, longitude].map(Math.round)).toEqual([-21, 55]);
  expect({ ...rest, places: [place] }).toEqual({
    places: [
      {
        text: 'St Denis',
        misspelt: false,
        kind: 'CITY',
        label: 'Saint-Denis',
        locations: ['Saint-Denis'],
        near: false,
        kilometres: null,
        minutes: null,
        alternatives: [{ label: 'Saint-Denis (93)', locations: ['Saint-Denis (93)'] }],
      },
    ],
    capacity: 80,
    capacityFrom: 40,
    bedrooms: null,
    categories: [4],
    kinds: ['BARGE'],
    eventTypes: [],
    layouts: [],
    amenities: [{ anyOf: ['OUTDOOR_POOL', 'INDOOR_POOL'] }],
    surroundings: ['STATION'],
    stationMinutes: 30,
    maxPricePerPerson: null,
    totalBudget: null,
    dates: null,
    parts: [
      { condition: 'KIND', text: 'péniche' },
      { condition: 'CAPACITY', text: '40-80 pers' },
      { condition: 'AMENITY', text: 'avec piscine' },
      { condition: 'STATION', text: 'à 30 min de la gare' },
      { condition: 'STARS', text: '4*' },
      { condition: 'PLACE', text: 'St Denis' },
    ],
    rest: 'vaucanson',
  });
});

test('the places can be searched as they are given', async () => {
  const { data } = await parse('près de Paris ou pays basque');
  const location = data.parseSearch.places.flatMap(({ locations }) => locations);
  expect(location).toEqual(['Île-de-France', 'Pyrénées-Atlantiques']);
  const found = await app.graphql<{ searchVenues: { unknownLocations: string[] } }>(
    'query ($location: [String!]!) { searchVenues(filter: { location: $location }) { unknownLocations } }',
    { location },
  );
  expect(found.data.searchVenues.unknownLocations).toEqual([]);
});

test('an empty text means nothing, and one of more than 200 characters is refused', async () => {
  expect((await parse('')).data.parseSearch).toMatchObject({ places: [], rest: '' });
  const { errors } = await parse('x'.repeat(201));
  expect(errors?.[0]?.extensions?.['code']).toBe('VALIDATION_FAILED');
});
