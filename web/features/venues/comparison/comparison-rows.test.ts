import { describe, expect, it } from 'vitest';
import { AMENITY_GROUPS } from '../../../lib/amenity-groups.ts';
import { AMENITY_VALUES, ROOM_LAYOUT_VALUES } from '../../../lib/venue-terms.ts';
import type { ComparedVenue } from './compared-venue.ts';
import { anEstimate } from '../../estimates/estimate.factory.ts';
import { bestOf, comparisonRows, onlyDifferences, type ComparisonRow, type EventAnswers } from './comparison-rows.ts';
import { aComparedVenue } from './comparison.factory.ts';

const compare = (...given: Partial<ComparedVenue>[]) =>
  comparisonRows(given.map((venue, index) => aComparedVenue({ number: index + 1, ...venue })));

function totalOf(amount: number) {
  const { lowest } = anEstimate();
  return { ...lowest, totals: { ...lowest.totals, exclVatPerParticipant: { amount, currency: 'EUR' as const } } };
}

function row(groups: ReturnType<typeof comparisonRows>, name: ComparisonRow['name']): ComparisonRow {
  const found = groups.flatMap(({ rows }) => rows).find((one) => one.name === name);
  if (!found) throw new Error(`There is no row ${name}.`);
  return found;
}

describe('the best of a row', () => {
  it.each([
    ['the most of them', [10, 30, 20], 'most', [false, true, false]],
    ['the least of them', [10, 30, 20], 'least', [true, false, false]],
    ['each that shares it', [30, 30, 20], 'most', [true, true, false]],
    ['none when all are the same', [30, 30], 'most', [false, false]],
    ['none when one alone is known', [30, null], 'most', [false, false]],
    ['none of the unknown', [null, 5, 8], 'least', [false, true, false]],
    ['none when nothing is known', [null, null], 'most', [false, false]],
  ] as const)('is %s', (_what, values, better, best) => {
    expect(bestOf(values, better)).toEqual(best);
  });
});

describe('figures', () => {
  it('are compared, the most is the best', () => {
    const groups = compare({ bedrooms: 40 }, { bedrooms: 96 });
    expect(row(groups, 'bedrooms')).toMatchObject({ values: [40, 96], same: false, best: [false, true] });
    expect(row(groups, 'roomCount')).toMatchObject({ same: true, best: [false, false] });
  });

  it('of zero rooms are unknown, and a figure that nobody gives has no row', () => {
    const groups = compare({ capacities: [], bedrooms: null }, { bedrooms: null });
    const theatre = { layout: 'THEATRE', capacity: 120 };
    expect(row(groups, 'most')).toMatchObject({ values: [null, theatre], same: false, best: [false, false] });
    expect(() => row(groups, 'bedrooms')).toThrow('no row');
  });
});

describe('prices', () => {
  const price = (kind: 'DAY_DELEGATE' | 'DINNER', amount: number) =>
    ({
      priceFrom: { kind, price: { amount, currency: 'EUR' } },
    }) as const;

  it('are compared where they are for the same, the least is the best', () => {
    const groups = compare(price('DAY_DELEGATE', 69_00), { priceFrom: null }, price('DAY_DELEGATE', 62_00));
    expect(row(groups, 'price')).toMatchObject({ same: false, best: [false, false, true] });
    const unlike = compare(price('DAY_DELEGATE', 69_00), price('DINNER', 45_00));
    expect(row(unlike, 'price')).toMatchObject({ same: false, best: [false, false] });
  });
});

describe('estimates', () => {
  const estimates = (unpriced: 'NIGHT'[] = []) => [
    anEstimate(),
    anEstimate({ lowest: totalOf(50_00), highest: totalOf(50_00), unpriced }),
    null,
  ];
  const venues = [1, 2, 3].map((number) => aComparedVenue({ number }));

  it('are compared where they count the same, the least is the best; without any there is no row', () => {
    expect(row(comparisonRows(venues, [], { estimates: estimates(), availabilities: [] }), 'estimate').best).toEqual([
      false,
      true,
      false,
    ]);
    expect(
      row(comparisonRows(venues, [], { estimates: estimates(['NIGHT']), availabilities: [] }), 'estimate').best,
    ).toEqual([false, false, false]);
    expect(() => row(comparisonRows(venues), 'estimate')).toThrow('no row');
  });

  it('of a venue that is too small are not the best', () => {
    const [first, second] = estimates();
    const tooSmall = { ...second!, shortfalls: [{ criterion: 'BEDROOMS', wanted: 20, listed: 9 } as const] };
    const answers = { estimates: [first!, tooSmall, anEstimate()], availabilities: [] };
    expect(row(comparisonRows(venues, [], answers), 'estimate').best[1]).toBe(false);
  });
});

describe('the dates', () => {
  const venues = [1, 2].map((number) => aComparedVenue({ number }));
  const rows = (availabilities: EventAnswers['availabilities']) =>
    comparisonRows(venues, [], { estimates: [], availabilities });

  it('have the first row, as soon as there are any, and stay if all are unknown', () => {
    expect(rows(['FREE', 'OPTION'])[0]!.rows[0]).toMatchObject({ kind: 'availability', same: false });
    expect(row(rows(['UNKNOWN', 'UNKNOWN']), 'availability')).toMatchObject({ same: true });
    expect(() => row(rows([]), 'availability')).toThrow('no row');
  });
});

describe('the largest room', () => {
  it('is counted as the event wants it, and says how', () => {
    const status = { layout: 'COCKTAIL' as const, capacity: 170 };
    const inU = { layout: 'U_SHAPE' as const, capacity: 40 };
    const venues = [{ capacities: [inU, status] }, { capacities: [{ ...inU, capacity: 60 }] }];
    expect(row(compare(...venues), 'most')).toMatchObject({
      values: [status, { capacity: 60 }],
      best: [true, false],
    });
    const seated = comparisonRows(
      venues.map((venue, index) => aComparedVenue({ number: index + 1, ...venue })),
      ['THEATRE', 'U_SHAPE'],
    );
    expect(row(seated, 'most')).toMatchObject({ values: [inU, { capacity: 60 }], best: [false, true] });
  });
});

describe('layouts', () => {
  it('have all seven a row, also those that no venue can take', () => {
    const groups = compare({}, { capacities: [{ layout: 'U_SHAPE', capacity: 60 }] });
    const layouts = groups.flatMap(({ rows }) => rows).filter(({ kind }) => kind === 'layout');
    expect(layouts.map(({ name }) => name)).toEqual(ROOM_LAYOUT_VALUES);
    expect(row(groups, 'U_SHAPE')).toMatchObject({ values: [40, 60], best: [false, true] });
    expect(row(groups, 'THEATRE')).toMatchObject({ values: [120, null], same: false, best: [false, false] });
    expect(row(groups, 'BANQUET')).toMatchObject({ values: [null, null], same: true });
  });

  it('have none when no room is described at all', () => {
    const groups = compare({ capacities: [] }, { capacities: [] });
    expect(() => row(groups, 'THEATRE')).toThrow('no row');
  });
});

describe('access', () => {
  const station = (minutes: number, name = 'Gare') => ({ type: 'STATION', name, minutes, mode: 'WALK' }) as const;

  it('is the nearest of each kind, and the shortest way is the best', () => {
    const groups = compare(
      { accesses: [station(25), station(12, 'Perrache')] },
      { accesses: [station(18)] },
      { accesses: [] },
    );
    const { values, best, same } = row(groups, 'STATION');
    expect(values.map((way) => way && (way as { name: string }).name)).toEqual(['Perrache', 'Gare', null]);
    expect(best).toEqual([true, false, false]);
    expect(same).toBe(false);
  });

  it('is no shorter by car than by public transport: nobody is the best', () => {
    const byTrain = { ...station(25), mode: 'TRANSIT' as const };
    expect(row(compare({ accesses: [station(10)] }, { accesses: [byTrain] }), 'STATION').best).toEqual([false, false]);
  });

  it('differs by the station when the time does not', () => {
    const groups = compare({ accesses: [station(10)] }, { accesses: [station(10, 'Perrache')] });
    expect(row(groups, 'STATION')).toMatchObject({ same: false, best: [false, false] });
  });
});

describe('what a venue has or has not', () => {
  it('has a row as soon as one venue has it', () => {
    const groups = compare({ amenities: ['WIFI', 'SPA'] }, { amenities: ['WIFI'] });
    expect(row(groups, 'SPA')).toMatchObject({ values: [true, false], same: false, best: [false, false] });
    expect(row(groups, 'WIFI')).toMatchObject({ same: true });
    expect(() => row(groups, 'GOLF')).toThrow('no row');
  });

  it('stands in one group each', () => {
    expect(Object.values(AMENITY_GROUPS).flat().toSorted()).toEqual(AMENITY_VALUES.toSorted());
  });

  it('is the same in another order', () => {
    const groups = compare(
      { activities: [{ name: 'Kayak' }, { name: 'Vélo' }] },
      { activities: [{ name: 'Vélo' }, { name: 'Kayak' }] },
    );
    expect(row(groups, 'activities').same).toBe(true);
  });

  it('is never the same for offers, which belong to one venue', () => {
    const offer = { id: 'p1', title: 'Journée à −10 %', endsOn: '2026-12-12' };
    expect(row(compare({ promotions: [offer] }, {}), 'promotions').same).toBe(false);
  });
});

describe('the differences alone', () => {
  it('leave out what is the same, and themes with nothing left', () => {
    const groups = onlyDifferences(compare({ bedrooms: 40 }, { bedrooms: 96 }));
    expect(groups.map(({ name, rows }) => [name, rows.map((one) => one.name)])).toEqual([['sleeping', ['bedrooms']]]);
  });

  it('are none between two venues alike', () => {
    expect(onlyDifferences(compare({}, {}))).toEqual([]);
  });
});
