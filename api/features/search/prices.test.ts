import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { dayFromToday, moveClock } from '../../platform/clock.ts';
import { restClient } from '../../testing/rest-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { RateComponent, RateKind } from '../venues/rate.enums.ts';
import type { RateContent } from '../venues/venue-content.ts';
import { RoomLayout } from '../venues/venue.enums.ts';
import { createVenues, roomContent } from '../venues/venue.factory.ts';
import { refreshEndedPrices } from './catalogue-writer.ts';
import { readVersion } from './catalogue.queries.ts';

const DAYS = 86_400_000;

function day(euros: number, wanted: Partial<RateContent> = {}): RateContent {
  return {
    kind: RateKind.DAY_DELEGATE,
    label: null,
    roomName: null,
    occupancy: null,
    unit: null,
    components: [{ component: RateComponent.LUNCH, quantity: 1, netCents: euros * 100, vatPercent: 10 }],
    validFrom: null,
    validTo: null,
    weekdays: [],
    smallestGroup: null,
    ...wanted,
  };
}

let app: TestApp;
let ids: string[];
const get = restClient(() => app.url);

beforeAll(async () => {
  app = await startTestApp();
  ids = await createVenues(app.database, [
    {
      name: 'Deux prix',
      rates: [day(60), day(50, { validTo: dayFromToday(10) })],
      rooms: [roomContent({ capacities: { [RoomLayout.THEATRE]: 40 } })],
    },
    { name: 'Fini', rates: [day(40, { validTo: dayFromToday(-1) })] },
    { name: 'Sans tarifs' },
  ]);
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));

async function told(): Promise<unknown[]> {
  const { data } = await app.graphql<{ venueCards: { priceFrom: object | null }[]; venue: { priceFrom: object } }>(
    `query ($ids: [ID!]!, $id: ID!) {
      venueCards(ids: $ids) { priceFrom { kind price { amount currency } } }
      venue(id: $id) { priceFrom { kind price { amount currency } } } }`,
    { ids, id: ids[0] },
  );
  const { body } = await get<{ priceFrom: object | null }>(`/establishments/${ids[0]}`, '/establishments/{id}');
  return [...data.venueCards.map(({ priceFrom }) => priceFrom), data.venue.priceFrom, body.priceFrom];
}

const from = (amount: number) => ({ kind: 'DAY_DELEGATE', price: { amount, currency: 'EUR' } });

test('cards, pages and REST tell the lowest price a person, and the next one when it has ended', async () => {
  expect(await told()).toEqual([from(50_00), null, null, from(50_00), { kind: 'day-delegate', netCents: 50_00 }]);
  moveClock(11 * DAYS);
  await refreshEndedPrices(app.database);
  expect(await told()).toEqual([from(60_00), null, null, from(60_00), { kind: 'day-delegate', netCents: 60_00 }]);
  const version = await readVersion(app.database);
  await refreshEndedPrices(app.database);
  expect(await readVersion(app.database)).toBe(version);
});

test('a budget for all limits the price a person once the search tells their number', async () => {
  const budgetOf = async (filter: object) => {
    const { data } = await app.graphql<{ searchVenues: { totalCount: number; parsed: object; relaxed: string[] } }>(
      `query ($filter: VenueFilter) { searchVenues(filter: $filter) {
        totalCount relaxed parsed { maxPricePerPerson { amount } totalBudget { amount } rest } } }`,
      { filter: { text: 'max 1650 €', ...filter } },
    );
    return data.searchVenues;
  };
  expect(await budgetOf({})).toEqual({
    totalCount: 3,
    relaxed: [],
    parsed: { maxPricePerPerson: null, totalBudget: { amount: 1_650_00 }, rest: '' },
  });
  expect(await budgetOf({ capacity: 30 })).toMatchObject({
    totalCount: 1,
    parsed: { maxPricePerPerson: { amount: 55_00 }, totalBudget: null, rest: '' },
  });
});
