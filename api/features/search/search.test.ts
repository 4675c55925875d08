import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { refreshCatalogue } from './catalogue-writer.ts';
import { createVenues, roomContent } from '../venues/venue.factory.ts';
import {
  AccessType,
  Amenity,
  EventType,
  ReviewStatus,
  RoomLayout,
  TravelMode,
  VenueKind,
} from '../venues/venue.enums.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await createVenues(app.database, [
    {
      name: 'Château des Brumes',
      description: 'Un château entouré de vignes, pour des séminaires au calme.',
      rooms: [roomContent({ areaSqm: 110, capacities: { [RoomLayout.THEATRE]: 60, [RoomLayout.U_SHAPE]: 25 } })],
      eventTypes: [EventType.SEMINAIRE_RESIDENTIEL],
      amenities: [Amenity.WIFI, Amenity.SPA],
      category: 4,
      kind: VenueKind.CHATEAU,
      bedrooms: 48,
    },
    {
      name: 'Deux petites salles',
      rooms: [
        roomContent({ capacities: { [RoomLayout.THEATRE]: 30 } }),
        roomContent({ capacities: { [RoomLayout.THEATRE]: 30 } }),
      ],
      amenities: [Amenity.WIFI],
    },
    {
      name: 'Loft de Saint-Étienne',
      communeCode: '42218',
      postalCode: '42000',
      // It is taken to be in the middle of its city.
      latitude: null,
      longitude: null,
      kind: VenueKind.LOFT,
      eventTypes: [EventType.JOURNEE_ETUDE],
      accesses: [
        { type: AccessType.STATION, name: 'Terrenoire', minutes: 25, mode: TravelMode.WALK },
        { type: AccessType.STATION, name: 'Châteaucreux', minutes: 12, mode: TravelMode.TRANSIT },
        { type: AccessType.TRAM, name: 'Jean Jaurès', minutes: 2, mode: TravelMode.WALK },
      ],
    },
    { name: 'Brouillon caché', reviewStatus: ReviewStatus.DRAFT, isPublished: false },
    { name: 'Approuvé sans publication', isPublished: false },
  ]);
});
afterAll(() => app.stop());

interface Found {
  searchVenues: { totalCount: number; items: { name: string }[]; unknownLocations: string[] };
}

async function find(filter: object, rest = ''): Promise<string[]> {
  const { data, errors } = await app.graphql<Found>(
    `query ($filter: VenueFilter!) { searchVenues(filter: $filter ${rest}) { totalCount items { name } unknownLocations } }`,
    { filter },
  );
  expect(errors).toBeUndefined();
  return data.searchVenues.items.map(({ name }) => name).sort();
}

describe('a planner finds', () => {
  test('only approved and published venues', async () => {
    expect(await find({})).toEqual(['Château des Brumes', 'Deux petites salles', 'Loft de Saint-Étienne']);
  });

  test('one room that holds everybody, never the sum of several', async () => {
    expect(await find({ capacity: 60 })).toEqual(['Château des Brumes']);
    expect(await find({ capacity: 61 })).toEqual([]);
  });

  test('a room that holds everybody in the layout asked for', async () => {
    expect(await find({ capacity: 26, layouts: ['U_SHAPE'] })).toEqual([]);
    expect(await find({ capacity: 25, layouts: ['U_SHAPE'] })).toEqual(['Château des Brumes']);
  });

  test.each([
    ['a city with all its districts', 'Lyon', ['Château des Brumes', 'Deux petites salles']],
    ['a district', 'lyon 2', ['Château des Brumes', 'Deux petites salles']],
    ['a department by number', '42', ['Loft de Saint-Étienne']],
    ['a city without accents or hyphens', 'saint etienne', ['Loft de Saint-Étienne']],
    ['a region', 'auvergne rhone alpes', ['Château des Brumes', 'Deux petites salles', 'Loft de Saint-Étienne']],
  ])('places by %s', async (_, location, names) => {
    expect(await find({ location: [location] })).toEqual(names);
  });

  test('what lies within a distance of a place or a point', async () => {
    expect(await find({ near: { place: 'Saint-Étienne' } })).toEqual(['Loft de Saint-Étienne']);
    expect(await find({ near: { latitude: 45.76, longitude: 4.84, kilometres: 20 } })).toEqual([
      'Château des Brumes',
      'Deux petites salles',
    ]);
    expect(await find({ near: { place: 'Lyon', kilometres: 60 } })).toHaveLength(3);
  });

  test('a kind, enough bedrooms, a large room, and a station close by', async () => {
    expect(await find({ kinds: ['CHATEAU', 'LOFT'] })).toEqual(['Château des Brumes', 'Loft de Saint-Étienne']);
    expect([await find({ bedrooms: 48 }), await find({ bedrooms: 49 })]).toEqual([['Château des Brumes'], []]);
    expect([await find({ roomAreaSqm: 110 }), await find({ roomAreaSqm: 111 })]).toEqual([['Château des Brumes'], []]);
    expect([await find({ stationMinutes: 12 }), await find({ stationMinutes: 11 })]).toEqual([
      ['Loft de Saint-Étienne'],
      [],
    ]);
  });

  test.each([
    ['without accents', 'chateau'],
    ['by French stems', 'séminaire vigne'],
    ['in spite of a typing error', 'chatau des brume'],
    ['in spite of a letter that is missing in its only word', 'chatau'],
  ])('text %s', async (_, text) => {
    expect(await find({ text })).toContain('Château des Brumes');
  });

  test('venues that have all of several services', async () => {
    expect(await find({ amenities: ['WIFI', 'SPA'] })).toEqual(['Château des Brumes']);
  });

  test('nothing at a place that nobody knows, and is told which', async () => {
    const { data } = await app.graphql<Found>(
      `{ searchVenues(filter: { location: ["Lyon", "Atlantide"] }) { totalCount items { name } unknownLocations } }`,
    );
    expect(data.searchVenues.unknownLocations).toEqual(['Atlantide']);
    expect(data.searchVenues.totalCount).toBe(2);
  });
});

test('a search names the places that were typed', async () => {
  const { data } = await app.graphql<{ searchVenues: { knownLocations: object[] } }>(
    `{ searchVenues(filter: { location: ["st malo, 75008", "Atlantide"], near: { place: "IDF" } }) { knownLocations { text label } } }`,
  );
  expect(data.searchVenues.knownLocations).toEqual([
    { text: 'st malo', label: 'Saint-Malo' },
    { text: '75008', label: 'Paris 8e' },
    { text: 'IDF', label: 'Île-de-France' },
  ]);
});

test('texts are those of now: what an owner has written is found, what was deleted is not', async () => {
  const [id] = await createVenues(app.database, [{ name: 'La Remise', description: 'Une glycine centenaire.' }]);
  expect(await find({ text: 'glycines' })).toEqual(['La Remise']);
  await app.database.transaction(async (transaction) => {
    await transaction.query(`update venue set description = 'Une tonnelle.' where id = $1`, [id]);
    await refreshCatalogue(transaction, [id!]);
  });
  expect(await find({ text: 'glycines' })).toEqual([]);
  expect(await find({ text: 'tonnelle' })).toEqual(['La Remise']);
  await app.database.transaction(async (transaction) => {
    await transaction.query(`update venue set is_published = false where id = $1`, [id]);
    await refreshCatalogue(transaction, [id!]);
  });
  expect(await find({ text: 'tonnelle' })).toEqual([]);
});

test('what was typed as a place is understood as a text if it is none', async () => {
  expect(await find({ location: ['60 personnes lyon'] })).toEqual(['Château des Brumes']);
  expect(await find({ location: ['Lyon', '60 personnes'] })).toEqual(['Château des Brumes']);
  expect(await find({ location: ['Lyon', 'Atlantide'] })).toEqual(['Château des Brumes', 'Deux petites salles']);
  expect(await find({ location: ['lion'] })).toEqual(['Château des Brumes', 'Deux petites salles']);
  expect(await find({ location: ['Atlantide'] })).toEqual([]);
});

test('the name of a small commune without venues is the word that it is, unless its department is given', async () => {
  const meaning = async (location: string) => {
    const query = `query ($location: [String!]) { searchVenues(filter: { location: $location }) {
      unknownLocations parsed { amenities { anyOf } surroundings } } }`;
    return (await app.graphql(query, { location: [location] })).data.searchVenues;
  };
  expect(await meaning('bar')).toEqual({
    unknownLocations: ['bar'],
    parsed: { amenities: [{ anyOf: ['BAR'] }], surroundings: [] },
  });
  expect(await meaning('Montagne')).toMatchObject({ parsed: { surroundings: ['MOUNTAINS'] } });
  expect(await meaning('Bar (19)')).toEqual({ unknownLocations: [], parsed: null });
  expect(await meaning('Sens')).toEqual({ unknownLocations: [], parsed: null });
});

test('a venue that is not public is the same nothing as one that does not exist', async () => {
  const [id] = await createVenues(app.database, [{ name: 'Secret', isPublished: false }]);
  const hidden = await app.graphql(`query ($id: ID) { venue(id: $id) { name } }`, { id });
  const missing = await app.graphql(`query ($id: ID) { venue(id: $id) { name } }`, { id: crypto.randomUUID() });
  expect(hidden).toEqual(missing);
});

describe('what cannot be answered is refused with 400 and a name', () => {
  test.each([
    ['page 0', '{ searchVenues(page: 0) { totalCount } }', 'VALIDATION_FAILED'],
    ['an absurd page', '{ searchVenues(page: 1000000000) { totalCount } }', 'VALIDATION_FAILED'],
    ['an absurd page size', '{ searchVenues(pageSize: 1000) { totalCount } }', 'VALIDATION_FAILED'],
    [
      'an unknown event type',
      '{ searchVenues(filter: { eventTypes: [PARTY] }) { totalCount } }',
      'GRAPHQL_VALIDATION_FAILED',
    ],
    ['a wrong type', '{ searchVenues(filter: { capacity: "many" }) { totalCount } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a syntax error', '{ searchVenues(', 'GRAPHQL_PARSE_FAILED'],
    [
      'too deep a query',
      `{ __schema ${'{ types { fields { type '.repeat(6)} { name } ${'} } }'.repeat(6)} }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('%s', async (_, query, code) => {
    const { status, errors } = await app.graphql(query);
    expect(errors?.[0]?.message).toBeTruthy();
    expect(errors?.[0]?.extensions['code']).toBe(code);
    expect(status).toBe(400);
  });

  test('a text of 90 kB', async () => {
    const { errors } = await app.graphql(`query ($t: String) { searchVenues(filter: { text: $t }) { totalCount } }`, {
      t: 'x'.repeat(90_000),
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'filter.text', code: 'tooLong' }],
    });
  });
});

test('people are counted in the layouts that suit the event', async () => {
  expect(await find({ capacity: 60, eventTypes: ['SEMINAIRE_RESIDENTIEL'] })).toEqual(['Château des Brumes']);
  await createVenues(app.database, [
    {
      name: 'Le Salon debout',
      rooms: [roomContent({ capacities: { [RoomLayout.COCKTAIL]: 85, [RoomLayout.CLASSROOM]: 40 } })],
      eventTypes: [EventType.REPAS_D_AFFAIRE, EventType.SOIREE_ET_COCKTAIL],
    },
  ]);
  const capacityBands = ['FROM_50_TO_100'];
  expect(await find({ capacity: 80, eventTypes: ['SOIREE_ET_COCKTAIL'] })).toEqual(['Le Salon debout']);
  expect(await find({ capacityBands, eventTypes: ['SOIREE_ET_COCKTAIL'] })).toEqual(['Le Salon debout']);
  expect(await find({ capacity: 80, eventTypes: ['REPAS_D_AFFAIRE'] })).toEqual([]);
  expect(await find({ capacityBands, eventTypes: ['REPAS_D_AFFAIRE'] })).toEqual([]);
});
