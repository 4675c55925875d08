import { expect, test } from 'vitest';
import { demoRates } from '../../demo/demo-rates.ts';
import { EventType, RoomLayout } from '../venues/venue.enums.ts';
import type { FullVenue } from '../venues/venue-export.queries.ts';
import { RATES } from './rate-cells.ts';

const format = (rates: unknown) => RATES.format({ rates } as FullVenue);
const room = {
  name: 'Ampère | Est',
  description: null,
  areaSqm: null,
  ceilingHeightM: null,
  daylight: true,
  stepFree: true,
  capacities: { [RoomLayout.THEATRE]: 60 },
};
const LIST = demoRates(
  { name: 'Maison', category: 4, bedrooms: 20, eventTypes: [EventType.SOIREE_ET_COCKTAIL], rooms: [room] },
  0,
).map((rate, place) => ({
  ...rate,
  label: rate.label ?? (place === 1 ? 'Au vert' : null),
  validFrom: place % 2 ? '2027-01-01' : null,
  validTo: place % 3 ? '2027-12-31' : null,
  weekdays: place % 2 ? [1, 5] : [],
}));

test('a price list is read as it was written', () => {
  expect(LIST.length).toBeGreaterThan(8);
  expect(RATES.parse(format(LIST))).toEqual({ rates: LIST });
});

test('a rate is a line that can be typed in a spreadsheet', () => {
  expect(format(LIST.slice(1, 2))).toMatch(
    /^day-delegate \| Au vert \| {2}\| room-hire \d+ 20; screen \d+ 20; welcome-coffee \d+ 10; 2 x break \d+ 10; lunch \d+ 10 \| 2027-01-01\.\.2027-12-31 \| 1, 5 \| 8$/,
  );
  expect(RATES.parse('dinner |  |  | dinner 42,50 10')).toMatchObject({
    rates: [{ kind: 'DINNER', components: [{ component: 'DINNER', quantity: 1, netCents: 42_50, vatPercent: 10 }] }],
  });
});

test.each([
  'supper | | | dinner 10 10',
  'dinner | | | supper 10 10',
  'dinner | | | dinner ten 10',
  'extra | Vélos | hourly | other 5 20',
])('"%s" cannot be read', (text) => {
  expect(() => RATES.parse(text)).toThrow(/./);
});
