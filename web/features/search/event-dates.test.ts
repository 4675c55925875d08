import { describe, expect, it } from 'vitest';
import { inMonth, monthOfDates, soundDates } from './event-dates.ts';
import { parseSearch } from './search-params.ts';
import { toFilter } from './search-variables.ts';

/** A Saturday. */
const TODAY = '2026-11-21';
const datesOf = (query: string) => parseSearch(query, TODAY).dates;

describe('dates of an address', () => {
  it('are one day, or several', () => {
    expect(datesOf('startDate=2027-03-12')).toMatchObject({ startDate: '2027-03-12', endDate: '2027-03-12' });
    expect(datesOf('startDate=2027-03-12&endDate=2027-03-14&flexibleDays=3')).toEqual({
      startDate: '2027-03-12',
      endDate: '2027-03-14',
      flexibleDays: 3,
      weekdays: [],
      days: null,
      onlyAvailable: false,
    });
  });

  it('that are longer than any event are a time in which one takes place', () => {
    expect(datesOf('startDate=2027-03-01&endDate=2027-03-31')).toMatchObject({ days: null });
    expect(datesOf('startDate=2027-03-01&endDate=2027-04-01')).toMatchObject({ endDate: '2027-04-01', days: 1 });
    expect(datesOf('startDate=2027-03-01&endDate=2027-04-01&weekday=2')).toMatchObject({ weekdays: [2], days: null });
  });

  it.each([
    ['endDate=2027-03-12'],
    ['startDate=2026-11-20'],
    ['startDate=2027-02-30'],
    ['startDate=tomorrow'],
    ['startDate=2027-03-12&endDate=2027-03-11'],
    ['startDate=2027-03-12&endDate=2027-06-12'],
    ['startDate=2030-03-12'],
  ])('that nobody may ask are left out: %s', (query) => expect(datesOf(query)).toBeNull());

  it('lose what is absurd beside them', () => {
    expect(
      datesOf('startDate=2027-03-12&endDate=2027-03-14&flexibleDays=99&weekday=2,9&days=20&onlyAvailable=maybe'),
    ).toEqual({
      startDate: '2027-03-12',
      endDate: '2027-03-14',
      flexibleDays: 0,
      weekdays: [2],
      days: 3,
      onlyAvailable: false,
    });
  });

  it('lose the days of a month that have passed, and are asked as the API takes them', () => {
    const { dates } = toFilter(parseSearch('startDate=2026-11-01&endDate=2026-11-30&weekday=2', TODAY));
    expect(dates).toMatchObject({ startDate: TODAY, endDate: '2026-11-30', weekdays: [2], days: null });
  });
});

it('are a month where nothing else of it is left', () => {
  const sound = (month: string) =>
    soundDates({ ...datesOf('startDate=2027-03-12')!, ...inMonth(month, TODAY) }, TODAY)!;
  expect(monthOfDates(sound('2027-02'), TODAY)).toBe('2027-02');
  expect(sound('2027-02')).toMatchObject({ startDate: '2027-02-01', endDate: '2027-02-28', days: 1 });
  expect(monthOfDates(sound('2026-11'), TODAY)).toBe('2026-11');
  expect(monthOfDates(datesOf('startDate=2027-02-01&endDate=2027-02-28')!, TODAY)).toBeNull();
  expect(monthOfDates(datesOf('startDate=2027-02-02&endDate=2027-02-28&days=1')!, TODAY)).toBeNull();
});
