import { describe, expect, test } from 'vitest';
import { DayPart } from './estimate.enums.ts';
import { type EstimatedEvent, estimateOf } from './estimate.ts';
import { Occupancy, RateComponent, RateKind, RateUnit } from '../venues/rate.enums.ts';
import type { RateContent as Rate } from '../venues/venue-content.ts';
import { EventType } from '../venues/venue.enums.ts';

const ROOMS = [
  { name: 'Vaucanson', holds: 60 },
  { name: 'Ampère', holds: 20 },
];
/** Tuesday. */
const EVENT: EstimatedEvent = {
  startsOn: '2027-03-02',
  endsOn: '2027-03-02',
  people: 40,
  eventType: null,
  dayPart: DayPart.DAY,
};

/** A rate whose components are given as [what, net in euros, tax in percent]. */
function rate(
  kind: keyof typeof RateKind,
  components: [keyof typeof RateComponent, number, number][],
  given: Partial<Rate> = {},
): Rate {
  return {
    kind: RateKind[kind],
    label: null,
    roomName: null,
    occupancy: null,
    unit: null,
    components: components.map(([component, euros, percent]) => ({
      component: RateComponent[component],
      quantity: 1,
      netCents: Math.round(euros * 100),
      vatPercent: percent,
    })),
    validFrom: null,
    validTo: null,
    weekdays: [],
    smallestGroup: null,
    ...given,
  };
}

const DAY = rate('DAY_DELEGATE', [
  ['ROOM_HIRE', 20, 20],
  ['LUNCH', 35, 10],
]);
const ROOM = rate('ROOM_DAY', [['ROOM_HIRE', 900, 20]]);
const DINNER = rate('DINNER', [['DINNER', 42, 10]]);
const stay = (kind: keyof typeof RateKind, euros: number, given: Partial<Rate> = {}) =>
  rate(
    kind,
    [
      ['ROOM_HIRE', 20, 20],
      ['LUNCH', 30, 10],
      ['NIGHT', euros, 10],
    ],
    given,
  );

/** An estimate in short: euros before tax, at least and at most, each line, and what is not priced. */
function estimate(rates: Rate[], event: Partial<EstimatedEvent> = {}) {
  const found = estimateOf(rates, ROOMS, { ...EVENT, ...event });
  if (!found) return null;
  const euros = [found.lowest, found.highest].map(({ totals }) => totals.exclVatCents / 100);
  return { euros, lines: found.lowest.lines.map(lineText), unpriced: found.unpriced };
}

const lineText = ({ kind, unitPriceCents, vatPercent, basis, quantity }: ReturnType<typeof lineOf>) =>
  `${quantity} × ${kind} ${unitPriceCents / 100} at ${vatPercent} %${basis === 'FLAT' ? ' flat' : ''}`;
const lineOf = () => estimateOf([DAY], ROOMS, EVENT)!.lowest.lines[0]!;

describe('a day', () => {
  test('costs the package for each person, with a line for each rate of tax', () => {
    expect(estimate([ROOM, DAY])).toEqual({
      euros: [2_200, 2_200],
      lines: ['1 × DAY_DELEGATE 20 at 20 %', '1 × DAY_DELEGATE 35 at 10 %'],
      unpriced: [],
    });
  });

  test('costs the room where there is no package, and lunch is to be asked for', () => {
    expect(estimate([ROOM])).toEqual({
      euros: [900, 900],
      lines: ['1 × ROOM_DAY 900 at 20 % flat'],
      unpriced: ['LUNCH'],
    });
  });

  test('lies between the packages that may be chosen', () => {
    expect(estimate([DAY, rate('DAY_DELEGATE', [['ROOM_HIRE', 70, 20]])])).toMatchObject({
      euros: [2_200, 2_800],
      unpriced: ['LUNCH'],
    });
  });

  test('is not estimated without a rate for it', () => {
    expect(estimate([])).toBeNull();
    expect(estimate([DINNER])).toBeNull();
    expect(estimate([rate('EXTRA', [['OTHER', 5, 20]], { unit: RateUnit.FLAT })])).toBeNull();
  });

  test.each<[why: string, given: Partial<Rate>]>([
    ['has begun later', { validFrom: '2027-03-03' }],
    ['has ended before', { validTo: '2027-03-01' }],
    ['holds on other days of the week', { weekdays: [1, 3] }],
    ['is for larger groups', { smallestGroup: 41 }],
  ])('does not count a rate that %s', (_, given) => {
    expect(estimate([{ ...DAY, ...given }])).toBeNull();
  });

  test('counts a rate on its first and last day, its day of the week, and its smallest group', () => {
    const given = { validFrom: '2027-03-02', validTo: '2027-03-02', weekdays: [2], smallestGroup: 40 };
    expect(estimate([{ ...DAY, ...given }])?.euros).toEqual([2_200, 2_200]);
  });

  test('takes only rooms that are large enough', () => {
    const named = (roomName: string, euros: number) => rate('ROOM_DAY', [['ROOM_HIRE', euros, 20]], { roomName });
    expect(estimate([named('Ampère', 300), named('Vaucanson', 800), named('Gone', 100)])?.euros).toEqual([800, 800]);
    expect(estimate([ROOM], { people: 61 })).toBeNull();
  });
});

test.each([
  [DayPart.HALF_DAY, 'HALF_DAY_DELEGATE'],
  [DayPart.HALF_DAY, 'ROOM_HALF_DAY'],
  [DayPart.EVENING, 'ROOM_EVENING'],
] as const)('a part of a day (%s) costs %s', (dayPart, kind) => {
  const part = rate(kind, [['ROOM_HIRE', 10, 20]]);
  expect(estimate([part, DAY, ROOM], { dayPart })).toMatchObject({
    lines: [`1 × ${kind} 10 at 20 %${kind.startsWith('ROOM') ? ' flat' : ''}`],
    unpriced: [],
  });
});

test.each([
  [EventType.REPAS_D_AFFAIRE, DINNER, 42],
  [EventType.SOIREE_ET_COCKTAIL, rate('COCKTAIL', [['DRINKS', 30, 20]]), 30],
])('%s of one day costs its meal', (eventType, meal, euros) => {
  expect(estimate([meal, ROOM, DAY], { eventType })).toMatchObject({ euros: [40 * euros, 40 * euros], unpriced: [] });
  expect(estimate([ROOM, DAY], { eventType })).toBeNull();
});

describe('several days', () => {
  const TWO_NIGHTS = { endsOn: '2027-03-04' };

  test('cost a package for each night, and one for the last day', () => {
    expect(estimate([DAY, stay('SEMI_RESIDENTIAL', 90), stay('RESIDENTIAL', 130)], TWO_NIGHTS)).toEqual({
      euros: [40 * (2 * 180 + 55), 40 * (2 * 180 + 55)],
      lines: [
        '1 × DAY_DELEGATE 20 at 20 %',
        '1 × DAY_DELEGATE 35 at 10 %',
        '2 × RESIDENTIAL 20 at 20 %',
        '2 × RESIDENTIAL 160 at 10 %',
      ],
      unpriced: ['DINNER'],
    });
  });

  test('have dinner added where the package has none', () => {
    expect(estimate([DAY, DINNER, stay('SEMI_RESIDENTIAL', 90)], TWO_NIGHTS)).toMatchObject({
      euros: [40 * (2 * (140 + 42) + 55), 40 * (2 * (140 + 42) + 55)],
      unpriced: [],
    });
  });

  test('lie between twin and single rooms', () => {
    const rates = [
      DAY,
      DINNER,
      stay('RESIDENTIAL', 100, { occupancy: Occupancy.TWIN }),
      stay('RESIDENTIAL', 150, { occupancy: Occupancy.SINGLE }),
    ];
    expect(estimate(rates, { endsOn: '2027-03-03' })?.euros).toEqual([40 * (150 + 42 + 55), 40 * (200 + 42 + 55)]);
  });

  test('are days without nights where the list has none', () => {
    expect(estimate([DAY], TWO_NIGHTS)).toEqual({
      euros: [6_600, 6_600],
      lines: ['3 × DAY_DELEGATE 20 at 20 %', '3 × DAY_DELEGATE 35 at 10 %'],
      unpriced: ['DINNER', 'NIGHT'],
    });
  });

  test('have a season each', () => {
    const rates = [
      { ...DAY, validTo: '2027-03-02' },
      rate(
        'DAY_DELEGATE',
        [
          ['LUNCH', 80, 10],
          ['ROOM_HIRE', 0, 20],
        ],
        { validFrom: '2027-03-03' },
      ),
    ];
    expect(estimate(rates, { endsOn: '2027-03-03' })?.euros).toEqual([5_400, 5_400]);
  });
});

test('the tax is that of a quote with the same lines: once for each rate of tax', () => {
  const odd = rate('DAY_DELEGATE', [
    ['LUNCH', 33.33, 10],
    ['BREAK', 4.99, 10],
    ['DRINKS', 7.77, 5.5],
    ['ROOM_HIRE', 12.05, 20],
  ]);
  const { totals } = estimateOf([odd], ROOMS, { ...EVENT, people: 7 })!.lowest;
  expect(totals).toMatchObject({
    exclVatCents: 7 * 5_814,
    vatCents: Math.round(7 * 777 * 0.055) + Math.round(7 * 383.2) + 7 * 241,
  });
});
