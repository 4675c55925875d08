import { expect, test } from 'vitest';
import { dayOfHalf, halfOf } from '../../../../schema/half-days.ts';
import type { SearchedDays } from '../../../../schema/search-dates.ts';
import { possibleTimes } from './event-begins.ts';

const TODAY = '2027-03-01';

function asked(text: string, more: Partial<SearchedDays> = {}): SearchedDays {
  const [startDate = '', endDate = startDate] = text.split(' ');
  return { startDate, endDate, flexibleDays: 0, weekdays: [], days: null, ...more };
}

test.each<[string, SearchedDays, string[], number]>([
  ['one day', asked('2027-03-09'), ['03-09'], 1],
  ['three days', asked('2027-03-09 2027-03-11'), ['03-09'], 3],
  ['two days, give or take one', asked('2027-03-09 2027-03-10', { flexibleDays: 1 }), ['03-08', '03-09', '03-10'], 2],
  ['not before today', asked('2027-03-02', { flexibleDays: 3 }), ['03-01', '03-02', '03-03', '03-04', '03-05'], 1],
  [
    'a Tuesday in March',
    asked('2027-03-01 2027-03-31', { weekdays: [2] }),
    ['03-02', '03-09', '03-16', '03-23', '03-30'],
    1,
  ],
  [
    'two days from a Tuesday or Thursday on, all of them in a week',
    asked('2027-03-08 2027-03-11', { weekdays: [2, 4], days: 2 }),
    ['03-09'],
    2,
  ],
  ['two days of a week', asked('2027-03-08 2027-03-11', { days: 2 }), ['03-08', '03-09', '03-10'], 2],
  ['no such weekday in time', asked('2027-03-08 2027-03-09', { weekdays: [7] }), [], 1],
  ['all of it has passed', asked('2027-02-08 2027-02-09'), [], 2],
  ['as far as calendars tell', asked('2029-03-01', { flexibleDays: 2 }), ['02-27', '02-28', '03-01'], 1],
])('%s', (_, dates, begins, days) => {
  const times = possibleTimes(dates, TODAY);
  expect(times.begins.map((half) => dayOfHalf(half).slice(5))).toEqual(begins);
  expect(times.begins.every((half) => halfOf(half) === 'MORNING')).toBe(true);
  expect(times.halfDays).toBe(2 * days);
});
