import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues, roomContent } from '../venues/venue.factory.ts';
import { EventType, RoomLayout } from '../venues/venue.enums.ts';

let app: TestApp;
let ids: Record<string, string>;

const roomFor = (people: number) => [roomContent({ capacities: { [RoomLayout.THEATRE]: people } })];
const eventTypes = [EventType.JOURNEE_ETUDE];
const lyon = { eventTypes, latitude: 45.75, longitude: 4.83 };
const brest = { eventTypes, communeCode: '29019', postalCode: '29200', latitude: 48.39, longitude: -4.48 };

const FOUR_ROOMS = [
  roomContent({ name: 'Jardin', capacities: { [RoomLayout.U_SHAPE]: 30 } }),
  roomContent({ name: 'Verrière', capacities: { [RoomLayout.THEATRE]: 90, [RoomLayout.COCKTAIL]: 150 } }),
  roomContent({ name: 'Orangerie', capacities: { [RoomLayout.THEATRE]: 120 } }),
  roomContent({ name: 'Bibliothèque', capacities: { [RoomLayout.THEATRE]: 120 } }),
];

beforeAll(async () => {
  app = await startTestApp();
  const venues = [
    { name: 'Modèle', ...lyon, rooms: roomFor(100) },
    { name: 'Jumelle', ...lyon, rooms: roomFor(110) },
    { name: 'Quatre fois plus grande', ...lyon, rooms: roomFor(400) },
    { name: 'Au bout du monde', ...brest, rooms: roomFor(100) },
    { name: 'Autre métier', ...lyon, eventTypes: [EventType.PRESTATAIRES], rooms: roomFor(100) },
    { name: 'Quatre salles', ...brest, eventTypes: [EventType.PRESTATAIRES], rooms: FOUR_ROOMS },
    { name: 'Cachée', ...lyon, rooms: roomFor(100), isPublished: false },
  ];
  const created = await createVenues(app.database, venues);
  ids = Object.fromEntries(venues.map(({ name }, index) => [name, created[index]!]));
  await app.database.rows('insert into former_slug (slug, venue_id) values ($1, $2), ($3, $4)', [
    'ancien-nom',
    ids['Jumelle'],
    'ancien-nom-cache',
    ids['Cachée'],
  ]);
});
afterAll(() => app.stop());

type Named = { name: string };

async function names(operation: string, variables: object): Promise<string[]> {
  const { data, errors } = await app.graphql<{ list: Named[] }>(operation, variables);
  expect(errors).toBeUndefined();
  return data.list.map(({ name }) => name);
}

const cards = (of: string[]) => names(`query ($ids: [ID!]!) { list: venueCards(ids: $ids) { name } }`, { ids: of });
const venues = (slugs: string[]) =>
  names(`query ($slugs: [String!]!) { list: venues(slugs: $slugs) { name } }`, { slugs });

async function refusal(operation: string, variables: object): Promise<unknown> {
  const { status, errors } = await app.graphql(operation, variables);
  expect(status).toBe(400);
  return errors?.[0]?.extensions['fields'];
}

async function slugOf(name: string): Promise<string> {
  const [row] = await app.database.rows<{ slug: string }>('select slug from venue where id = $1', [ids[name]]);
  return row!.slug;
}

describe('cards by id', () => {
  test('come in the order asked, each once, without those that are not public or no ids at all', async () => {
    const asked = [
      ids['Jumelle']!,
      ids['Cachée']!,
      ids['Modèle']!.toUpperCase(),
      'x',
      ids['Jumelle']!,
      crypto.randomUUID(),
    ];
    expect(await cards(asked)).toEqual(['Jumelle', 'Modèle']);
    expect(await cards([])).toEqual([]);
    expect(await cards([await slugOf('Modèle')])).toEqual([]);
  });

  test('name the largest room for each layout, where it is one of the three of the card', async () => {
    const { data } = await app.graphql(
      `query ($ids: [ID!]!) { venueCards(ids: $ids) { largestRoomByLayout { layout capacity name } } }`,
      { ids: [ids['Quatre salles']] },
    );
    expect(data).toEqual({
      venueCards: [
        {
          largestRoomByLayout: [
            { layout: 'THEATRE', capacity: 120, name: 'Orangerie' },
            { layout: 'U_SHAPE', capacity: 30, name: null },
            { layout: 'COCKTAIL', capacity: 150, name: 'Verrière' },
          ],
        },
      ],
    });
  });

  test('are at most fifty', async () => {
    const many = Array.from({ length: 51 }, () => crypto.randomUUID());
    expect(await cards(many.slice(1))).toEqual([]);
    expect(await refusal(`query ($ids: [ID!]!) { venueCards(ids: $ids) { id } }`, { ids: many })).toEqual([
      { path: 'ids', code: 'tooMany', params: { max: 50 } },
    ]);
  });
});

describe('venues by slug', () => {
  test('come in the order asked, by former slugs too, each once', async () => {
    const [model, twin, hidden] = await Promise.all(['Modèle', 'Jumelle', 'Cachée'].map(slugOf));
    expect(await venues(['ancien-nom', model!])).toEqual(['Jumelle', 'Modèle']);
    expect(await venues([model!, 'ancien-nom', twin!])).toEqual(['Modèle', 'Jumelle']);
    expect(await venues([hidden!, 'ancien-nom-cache', 'nul-part', 'pas un/slug'])).toEqual([]);
  });

  test('are at most four', async () => {
    const slugs = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(await venues(slugs.slice(1))).toEqual([]);
    expect(await refusal(`query ($slugs: [String!]!) { venues(slugs: $slugs) { id } }`, { slugs })).toEqual([
      { path: 'slugs', code: 'tooMany', params: { max: 5 } },
    ]);
  });
});

describe('similar venues', () => {
  const similar = async (count: string): Promise<string[]> => {
    const { data, errors } = await app.graphql<{ venue: { similar: Named[] } }>(
      `query ($id: ID!) { venue(id: $id) { similar${count} { name } } }`,
      { id: ids['Modèle'] },
    );
    expect(errors).toBeUndefined();
    return data.venue.similar.map(({ name }) => name);
  };

  test('are for the same events, near in size and place first, never the venue itself or one that is hidden', async () => {
    expect(await similar('')).toEqual(['Jumelle', 'Quatre fois plus grande', 'Au bout du monde']);
    expect(await similar('(count: 1)')).toEqual(['Jumelle']);
  });

  test('are at most twelve', async () => {
    const operation = `query ($id: ID!) { venue(id: $id) { similar(count: 13) { name } } }`;
    expect(await refusal(operation, { id: ids['Modèle'] })).toEqual([
      { path: 'count', code: 'tooGreat', params: { max: 12 } },
    ]);
  });
});

test('answers may be kept until the catalogue changes', async () => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ venueCards(ids: []) { id } venues(slugs: []) { similar { id } } }` }),
  });
  expect(response.headers.get('cache-control')).toBe('public, no-cache');
});
