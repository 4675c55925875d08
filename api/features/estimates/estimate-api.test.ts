import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { RateComponent, RateKind } from '../venues/rate.enums.ts';
import type { RateContent } from '../venues/venue-content.ts';

let app: TestApp;
let slugs: string[];

const DAY: RateContent = {
  kind: RateKind.DAY_DELEGATE,
  label: 'Au vert',
  roomName: null,
  occupancy: null,
  unit: null,
  components: [
    { component: RateComponent.ROOM_HIRE, quantity: 1, netCents: 20_00, vatPercent: 20 },
    { component: RateComponent.LUNCH, quantity: 1, netCents: 35_50, vatPercent: 10 },
  ],
  validFrom: null,
  validTo: null,
  weekdays: [],
  smallestGroup: null,
};

beforeAll(async () => {
  app = await startTestApp();
  const ids = await createVenues(app.database, [{ name: 'Avec tarifs', rates: [DAY] }, { name: 'Sans tarifs' }]);
  slugs = (
    await app.database.rows<{ slug: string }>('select slug from venue where id = any($1) order by name', [ids])
  ).map(({ slug }) => slug);
});
afterAll(() => app.stop());

const QUERY = `query ($slugs: [String!]!, $event: EstimatedEventInput!) { venues(slugs: $slugs) { estimate(event: $event) {
  lowest {
    lines { rateIndex kind label unitPrice { amount } vatPercent basis quantity net { amount } }
    totals { exclVat { amount } vat { amount } inclVat { amount } exclVatPerParticipant { amount } }
  }
  highest { totals { inclVat { amount } } }
  unpriced
  shortfalls { criterion wanted listed }
} } }`;

const ask = (event: object) => app.graphql<{ venues: { estimate: object | null }[] }>(QUERY, { slugs, event });

test('an event is estimated from the price list, with the totals of an offer; without a price list it is not', async () => {
  const { data } = await ask({ startsOn: '2027-03-02', endsOn: '2027-03-03', people: 10 });
  const line = { rateIndex: 0, kind: 'DAY_DELEGATE', label: 'Au vert', basis: 'PER_PARTICIPANT', quantity: 2 };
  const totals = {
    exclVat: { amount: 1_110_00 },
    vat: { amount: 80_00 + 71_00 },
    inclVat: { amount: 1_261_00 },
    exclVatPerParticipant: { amount: 111_00 },
  };
  expect(data.venues.map(({ estimate }) => estimate)).toEqual([
    {
      lowest: {
        lines: [
          { ...line, unitPrice: { amount: 20_00 }, vatPercent: 20, net: { amount: 400_00 } },
          { ...line, unitPrice: { amount: 35_50 }, vatPercent: 10, net: { amount: 710_00 } },
        ],
        totals,
      },
      highest: { totals: { inclVat: totals.inclVat } },
      unpriced: ['DINNER', 'NIGHT'],
      shortfalls: [],
    },
    null,
  ]);
});

test.each([
  [
    { startsOn: '2027-03-02', endsOn: '2027-03-01', people: 10 },
    { path: 'endsOn', code: 'endBeforeStart' },
  ],
  [
    { startsOn: '2027-03-01', endsOn: '2027-04-01', people: 10 },
    { path: 'endsOn', code: 'tooManyDays' },
  ],
  [{ startsOn: '2027-03-01', endsOn: '2027-03-01', people: 0 }, { path: 'people' }],
])('%j is refused, and the field is named', async (event, field) => {
  const { errors } = await ask(event);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields: [field] });
});
