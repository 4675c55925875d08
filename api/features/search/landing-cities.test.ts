import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { EventType } from '../venues/venue.enums.ts';

let app: TestApp;

const venuesIn = (communeCode: string, count: number, eventTypes: EventType[] = []) =>
  Array.from({ length: count }, () => ({
    communeCode,
    postalCode: '69000',
    latitude: null,
    longitude: null,
    eventTypes,
  }));

beforeAll(async () => {
  app = await startTestApp();
  await createVenues(app.database, [
    // Two arrondissements of Lyon.
    ...venuesIn('69382', 3, [EventType.JOURNEE_ETUDE]),
    ...venuesIn('69387', 1),
    ...venuesIn('69266', 3),
    ...venuesIn('38185', 3, [EventType.JOURNEE_ETUDE]),
    ...venuesIn('38544', 2),
    ...venuesIn('75102', 3),
  ]);
});
afterAll(() => app.stop());

interface Answer {
  landingCities: { city: string | null; departmentCode: string | null; cities: { name: string; count: number }[] };
}

async function citiesOf(place: string, eventType: EventType | null = null) {
  const { data, errors } = await app.graphql<Answer>(
    `query ($place: String!, $eventType: EventType) {
      landingCities(place: $place, eventType: $eventType) { city departmentCode cities { name count } } }`,
    { place, eventType },
  );
  expect(errors).toBeUndefined();
  return data.landingCities;
}

describe('the cities of a landing page', () => {
  test('are the nearest ones to a city, those with enough venues', async () => {
    expect(await citiesOf('lyon')).toEqual({
      city: 'Lyon',
      departmentCode: '69',
      cities: [
        { name: 'Villeurbanne', count: 3 },
        { name: 'Grenoble', count: 3 },
      ],
    });
  });

  test('are those of a department or region, the greatest first', async () => {
    expect(await citiesOf('rhone')).toEqual({
      city: null,
      departmentCode: null,
      cities: [
        { name: 'Lyon', count: 4 },
        { name: 'Villeurbanne', count: 3 },
      ],
    });
    expect((await citiesOf('auvergne-rhone-alpes')).cities.map(({ name }) => name)).toEqual([
      'Lyon',
      'Grenoble',
      'Villeurbanne',
    ]);
  });

  test('count the venues for an event', async () => {
    expect((await citiesOf('rhone', EventType.JOURNEE_ETUDE)).cities).toEqual([{ name: 'Lyon', count: 3 }]);
  });

  test.each(['vienne-38', 'atlantis', 'paris', '', '__proto__'])(
    '%s is no city with a page of its own',
    async (place) => {
      expect((await citiesOf(place)).city).toBeNull();
    },
  );
});

test('the sitemap names the pages of cities once, with the events of their venues', async () => {
  const text = await (await fetch(`${app.url}/sitemaps/landings.xml`)).text();
  const paths = [...text.matchAll(/<loc>[^<]*?(\/lieux[^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toEqual(expect.arrayContaining(['/lieux/lyon', '/lieux/lyon/journee-etude', '/lieux/villeurbanne']));
  expect(paths).not.toContain('/lieux/villeurbanne/journee-etude');
  expect(paths).not.toContain('/lieux/vienne-38');
  expect(paths.filter((path) => path === '/lieux/paris')).toHaveLength(1);
});
