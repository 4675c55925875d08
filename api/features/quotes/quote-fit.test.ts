import { describe, expect, test } from 'vitest';
import { wholeDays } from '../../../schema/half-days.ts';
import { dayFromToday, today } from '../../platform/clock.ts';
import { RateComponent, RateKind } from '../venues/rate.enums.ts';
import type { RateContent } from '../venues/venue-content.ts';
import { fitOf } from './quote-fit.ts';

const WANTED = {
  participants: 60,
  bedrooms: 20,
  budgetPerPersonCents: 90_00,
  startDate: today(),
  endDate: dayFromToday(1),
  flexibleDates: false,
};
const room = (capacity: number, id = 'large') => ({ id, capacity });
const LISTED = { rooms: [room(60)], bedrooms: 20, promotionCents: 90_00, rates: [], calendar: null };

const verdicts = (wanted: object, listed: object) =>
  Object.fromEntries(
    fitOf({ ...WANTED, ...wanted }, { ...LISTED, ...listed }).map(({ criterion, verdict }) => [criterion, verdict]),
  );

describe('how a venue stands to what is asked', () => {
  test('exactly what is wanted is enough', () => {
    expect(verdicts({}, {})).toEqual({ PARTICIPANTS: 'MATCH', BEDROOMS: 'MATCH', DATES: 'MATCH', BUDGET: 'MATCH' });
  });

  test('one less is not', () => {
    expect(
      verdicts({ startDate: dayFromToday(-1) }, { rooms: [room(59)], bedrooms: 19, promotionCents: 90_01 }),
    ).toEqual({
      PARTICIPANTS: 'MISMATCH',
      BEDROOMS: 'MISMATCH',
      DATES: 'MISMATCH',
      BUDGET: 'MISMATCH',
    });
  });

  test('what the listing does not say is not known', () => {
    expect(verdicts({}, { rooms: [room(0)], bedrooms: null, promotionCents: null })).toEqual({
      PARTICIPANTS: 'UNKNOWN',
      BEDROOMS: 'UNKNOWN',
      DATES: 'MATCH',
      BUDGET: 'UNKNOWN',
    });
  });

  test('what was not asked is left out, and flexible dates do not pass', () => {
    const wanted = { bedrooms: null, budgetPerPersonCents: null, startDate: dayFromToday(-1), flexibleDates: true };
    expect(verdicts(wanted, {})).toEqual({ PARTICIPANTS: 'MATCH', DATES: 'MATCH' });
    expect(verdicts({ ...wanted, bedrooms: 0, startDate: null }, {})).toEqual({
      PARTICIPANTS: 'MATCH',
      DATES: 'MATCH',
    });
  });
});

describe('the dates of a request', () => {
  const busy = (from: number, to: number, optionUntil?: string) => {
    const { first, last } = wholeDays(dayFromToday(from), dayFromToday(to));
    return [first, last, ...(optionUntil ? [optionUntil] : [])];
  };
  const OPTION = busy(1, 1, today());
  const TAKEN = busy(1, 1);
  const datesOf = (taken: object, wanted: object = {}, listed: object = {}) =>
    verdicts(wanted, { calendar: { confirmedOn: today(), busy: taken }, ...listed }).DATES;

  test.each([
    ['free', 'MATCH', { '': [busy(2, 9)] }],
    ['in option', 'UNKNOWN', { '': [OPTION] }],
    ['unavailable', 'MISMATCH', { '': [TAKEN] }],
  ])('do as the calendar says: %s', (_, verdict, taken) => {
    expect(datesOf(taken)).toBe(verdict);
  });

  test('are those of the rooms that hold the people, or of any if none does', () => {
    const rooms = [room(60), room(59, 'small')];
    expect(datesOf({ large: [TAKEN] }, {}, { rooms })).toBe('MISMATCH');
    expect(datesOf({ small: [TAKEN] }, {}, { rooms })).toBe('MATCH');
    expect(datesOf({ large: [TAKEN] }, { participants: 61 }, { rooms })).toBe('MATCH');
  });

  test('do if they are flexible and some near ones are free', () => {
    expect(datesOf({ '': [busy(0, 13)] }, { flexibleDates: true })).toBe('MATCH');
    expect(datesOf({ '': [busy(0, 15)] }, { flexibleDates: true })).toBe('MISMATCH');
  });

  test('are only to come where no calendar is kept, or they are open or too far away', () => {
    expect(datesOf({}, {}, { calendar: { confirmedOn: dayFromToday(-61), busy: { '': [TAKEN] } } })).toBe('MATCH');
    expect(datesOf({ '': [TAKEN] }, { startDate: null, endDate: null, flexibleDates: true })).toBe('MATCH');
    expect(datesOf({ '': [TAKEN] }, { startDate: dayFromToday(800), endDate: dayFromToday(800) })).toBe('MATCH');
  });
});

describe('the budget of a request', () => {
  const rate = (netCents: number, wanted: Partial<RateContent> = {}): RateContent => ({
    kind: RateKind.DAY_DELEGATE,
    label: null,
    roomName: null,
    occupancy: null,
    unit: null,
    components: [{ component: RateComponent.LUNCH, quantity: 1, netCents, vatPercent: 10 }],
    validFrom: null,
    validTo: null,
    weekdays: [],
    smallestGroup: null,
    ...wanted,
  });
  const budgetOf = (rates: RateContent[], promotionCents: number | null = null, wanted: object = {}) =>
    fitOf({ ...WANTED, ...wanted }, { ...LISTED, rates, promotionCents }).at(-1);

  test('is held against the lowest rate of the day', () => {
    expect(budgetOf([rate(95_00), rate(90_00)])).toMatchObject({ verdict: 'MATCH', listed: 90_00 });
    expect(budgetOf([rate(90_01)])).toMatchObject({ verdict: 'MISMATCH', listed: 90_01 });
    expect(budgetOf([rate(90_01)], null, { startDate: null, endDate: null })).toMatchObject({ verdict: 'MISMATCH' });
  });

  test('is not held against rates of other days or larger groups', () => {
    const others = [rate(50_00, { validFrom: dayFromToday(1) }), rate(50_00, { smallestGroup: 61 })];
    expect(budgetOf([...others, rate(99_00)])).toMatchObject({ verdict: 'MISMATCH', listed: 99_00 });
    expect(budgetOf(others)).toMatchObject({ verdict: 'UNKNOWN', listed: null });
  });

  test('is met by a promotion that is cheaper than the rates', () => {
    expect(budgetOf([rate(99_00)], 90_00)).toMatchObject({ verdict: 'MATCH', listed: 90_00 });
    expect(budgetOf([rate(80_00)], 95_00)).toMatchObject({ verdict: 'MATCH', listed: 80_00 });
  });
});
