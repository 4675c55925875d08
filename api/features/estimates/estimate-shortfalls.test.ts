import { expect, test } from 'vitest';
import { QuoteCriterion } from '../quotes/quote.enums.ts';
import { Occupancy, RateComponent, RateKind } from '../venues/rate.enums.ts';
import type { RateContent } from '../venues/venue-content.ts';
import { shortfallsOf } from './estimate-shortfalls.ts';

const rate = (component: RateComponent, occupancy: Occupancy | null = null): RateContent => ({
  kind: component === RateComponent.NIGHT ? RateKind.RESIDENTIAL : RateKind.DAY_DELEGATE,
  label: null,
  roomName: null,
  occupancy,
  unit: null,
  components: [{ component, quantity: 1, netCents: 100_00, vatPercent: 10 }],
  validFrom: null,
  validTo: null,
  weekdays: [],
  smallestGroup: null,
});

const VENUE = {
  rates: [
    rate(RateComponent.LUNCH),
    rate(RateComponent.NIGHT, Occupancy.TWIN),
    rate(RateComponent.NIGHT, Occupancy.SINGLE),
  ],
  rooms: [
    { name: 'Vaucanson', holds: 700 },
    { name: 'Ampère', holds: 20 },
  ],
  bedrooms: 141 as number | null,
  sleeps: null as number | null,
};
const [LUNCH, TWIN, SINGLE] = [0, 1, 2];
const { PARTICIPANTS, BEDROOMS } = QuoteCriterion;

test.each<[why: string, given: Partial<typeof VENUE>, people: number, rates: number[], told: object[]]>([
  ['what fits', {}, 282, [LUNCH, TWIN], []],
  [
    'more people than the largest room holds',
    {},
    701,
    [LUNCH],
    [{ criterion: PARTICIPANTS, wanted: 701, listed: 700 }],
  ],
  ['more people than two to a bedroom', {}, 600, [TWIN], [{ criterion: BEDROOMS, wanted: 300, listed: 141 }]],
  ['more people than single rooms', {}, 142, [SINGLE], [{ criterion: BEDROOMS, wanted: 142, listed: 141 }]],
  ['single rooms for some nights only', {}, 142, [TWIN, SINGLE], []],
  ['bedrooms for more than two', { sleeps: 600 }, 600, [TWIN], []],
  ['no night in the price', {}, 600, [LUNCH], []],
  ['a venue that lists neither', { rooms: [], bedrooms: null }, 5_000, [TWIN], []],
])('%s', (_, given, people, rates, told) => {
  const line = { kind: RateKind.EXTRA, unitPriceCents: 1, vatPercent: 10, basis: 'FLAT', quantity: 1 } as const;
  const lines = rates.map((place) => ({ ...line, rate: place }));
  expect(shortfallsOf({ ...VENUE, ...given }, people, lines)).toEqual(told);
});
