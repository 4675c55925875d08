import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dayFromToday, moveClock } from '../../platform/clock.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPromotions } from '../promotions/promotion.factory.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { refreshCatalogue } from './catalogue-writer.ts';

const DAY_MS = 24 * 3_600_000;

let app: TestApp;
let lyon: string;
let rennes: string;

beforeAll(async () => {
  app = await startTestApp();
  [lyon, rennes] = (await createVenues(app.database, [
    { name: 'Maison Lyonnaise' },
    { name: 'Bâtisse Rennaise', communeCode: '35238', postalCode: '35000' },
    { name: 'Sans offre' },
  ])) as [string, string];
  await createPromotions(app.database, [
    { venueId: lyon, title: 'Finie hier', days: [-9, -1], discountPercent: 80 },
    { venueId: lyon, title: 'Dernier jour', days: [-3, 0], priceCents: 9_900 },
    { venueId: lyon, title: 'Longue', days: [0, 40], discountPercent: 10 },
    { venueId: lyon, title: 'Dès demain', days: [1, 5], discountPercent: 30 },
    { venueId: rennes, title: 'Rennaise', days: [-5, 40] },
  ]);
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));

interface Listed {
  totalCount: number;
  page: number;
  pageCount: number;
  regions: { code: string; name: string; count: number }[];
  items: { promotion: { title: string }; venue: { name: string } }[];
}

async function list(args = ''): Promise<Listed> {
  const { data, errors } = await app.graphql<{ runningPromotions: Listed }>(
    `{ runningPromotions${args} { totalCount page pageCount regions { code name count } items { promotion { title } venue { name } } } }`,
  );
  expect(errors).toBeUndefined();
  return data.runningPromotions;
}

const titles = ({ items }: Listed): string[] => items.map(({ promotion }) => promotion.title);

/** The promotions of a venue in its card, its page, REST, and the filter of the search. */
async function seen(): Promise<{ card: string | undefined; page: string[]; rest: string[]; found: number }> {
  const { data } = await app.graphql<{
    searchVenues: { totalCount: number; items: { promotion: { title: string } | null }[] };
    venue: { promotions: { title: string }[] };
  }>(
    `query ($id: ID!) { searchVenues(filter: {location: "Lyon", promotion: true}) { totalCount items { promotion { title } } }
      venue(id: $id) { promotions { title } } }`,
    { id: lyon },
  );
  const rest = (await (await fetch(`${app.url}/api/public/establishments/${lyon}`)).json()) as {
    promotions: { title: string }[];
  };
  return {
    card: data.searchVenues.items[0]?.promotion?.title,
    page: data.venue.promotions.map(({ title }) => title),
    rest: rest.promotions.map(({ title }) => title),
    found: data.searchVenues.totalCount,
  };
}

test('what ends first comes first, then by name of the venue; what is over or to come is not there', async () => {
  const all = await list();
  expect(titles(all)).toEqual(['Dernier jour', 'Rennaise', 'Longue']);
  expect(all).toMatchObject({ totalCount: 3, page: 1, pageCount: 1 });
});

test('everything that the public reads changes at midnight by itself, with the strongest first', async () => {
  expect(await seen()).toEqual({
    card: 'Longue',
    page: ['Longue', 'Dernier jour'],
    rest: ['Longue', 'Dernier jour'],
    found: 1,
  });
  moveClock(DAY_MS);
  expect(await seen()).toEqual({
    card: 'Dès demain',
    page: ['Dès demain', 'Longue'],
    rest: ['Dès demain', 'Longue'],
    found: 1,
  });
  expect(titles(await list())).toEqual(['Dès demain', 'Rennaise', 'Longue']);
  moveClock(60 * DAY_MS);
  expect(await seen()).toEqual({ card: undefined, page: [], rest: [], found: 0 });
  expect(await list()).toMatchObject({ totalCount: 0, pageCount: 0, items: [], regions: [] });
});

test('regions are counted whatever region is asked for, and one that nobody knows finds nothing', async () => {
  const regions = [
    { code: '84', name: 'Auvergne-Rhône-Alpes', count: 2 },
    { code: '53', name: 'Bretagne', count: 1 },
  ];
  expect(await list('(region: "53")')).toMatchObject({ totalCount: 1, regions });
  expect(titles(await list('(region: "84")'))).toEqual(['Dernier jour', 'Longue']);
  expect(await list('(region: "zz")')).toMatchObject({ totalCount: 0, items: [], regions });
});

test('pages do not overlap, and past the last one there is nothing', async () => {
  expect(await list('(pageSize: 2)')).toMatchObject({ totalCount: 3, page: 1, pageCount: 2 });
  expect(titles(await list('(pageSize: 2, page: 2)'))).toEqual(['Longue']);
  expect(titles(await list('(pageSize: 2, page: 3)'))).toEqual([]);
});

test.each([
  ['(page: 0)', 'page', 'tooSmall'],
  ['(pageSize: 101)', 'pageSize', 'tooGreat'],
  [`(region: "${'x'.repeat(201)}")`, 'region', 'tooLong'],
])('%s is refused by name', async (args, path, code) => {
  const { status, errors } = await app.graphql(`{ runningPromotions${args} { totalCount } }`);
  expect(status).toBe(400);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, code }] });
});

test('a venue that is not public takes its promotions with it, and brings them back', async () => {
  const publish = (published: boolean) =>
    app.database.transaction(async (transaction) => {
      await transaction.query('update venue set is_published = $2 where id = $1', [rennes, published]);
      await refreshCatalogue(transaction, [rennes]);
    });
  await publish(false);
  expect(titles(await list())).toEqual(['Dernier jour', 'Longue']);
  await publish(true);
  expect(titles(await list())).toEqual(['Dernier jour', 'Rennaise', 'Longue']);
});

test('the operation of the page keeps within the limits of cost, and its answer may be kept', async () => {
  const operation = readFileSync('web/features/promotions/visitor/promotions.graphql', 'utf8');
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: operation, variables: { region: null, page: 1, pageSize: 15 } }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, no-cache');
  const { data } = (await response.json()) as { data: { runningPromotions: { items: object[] } } };
  expect(data.runningPromotions.items[0]).toMatchObject({
    promotion: {
      title: 'Dernier jour',
      price: { amount: 9_900, currency: 'EUR' },
      vatPercent: 10,
      endsOn: dayFromToday(0),
    },
    venue: { name: 'Maison Lyonnaise' },
  });
});

test('the page of a venue and its card give the price as money', async () => {
  const { data } = await app.graphql(
    `query ($id: ID!) { venue(id: $id) { promotions { title price { amount currency } } }
      searchVenues(filter: {location: "Lyon", promotion: true}) { items { promotion { title price { amount } } } } }`,
    { id: lyon },
  );
  expect(data).toEqual({
    venue: {
      promotions: [
        { title: 'Longue', price: null },
        { title: 'Dernier jour', price: { amount: 9_900, currency: 'EUR' } },
      ],
    },
    searchVenues: { items: [{ promotion: { title: 'Longue', price: null } }] },
  });
});

describe('the database refuses', () => {
  test.each([
    ['a discount with a price', { discountPercent: 10, priceCents: 100 }],
    ['a discount over 90 percent', { discountPercent: 91 }],
    ['a price of nothing', { priceCents: 0 }],
    ['an end before the start', { days: [3, 2] as [number, number] }],
  ])('%s', async (_, wanted) => {
    await expect(createPromotions(app.database, [{ venueId: lyon, ...wanted }])).rejects.toThrow(/check/);
  });
});
