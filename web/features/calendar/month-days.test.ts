import { expect, test } from 'vitest';
import { dayByKey, inMonth, monthAfter, weeksOf } from './month-days.ts';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2027-03', -12, '2026-03'],
])('%s and %i months are %s', (month, months, expected) => expect(monthAfter(month, months)).toBe(expected));

test('a month is shown in whole weeks', () => {
  const weeks = weeksOf('2027-02');
  expect(weeks).toHaveLength(4);
  expect([weeks[0]![0], weeks[3]![6]]).toEqual(['2027-02-01', '2027-02-28']);
  expect(weeksOf('2027-05')[0]![0]).toBe('2027-04-26');
  expect(weeksOf('2027-05')).toHaveLength(6);
});

test.each([
  ['2028-01-31', '2028-02', '2028-02-29'],
  ['2027-01-31', '2027-02', '2027-02-28'],
  ['2027-01-15', '2027-02', '2027-02-15'],
])('%s has its place in %s on %s', (day, month, expected) => expect(inMonth(day, month)).toBe(expected));

test.each([
  ['ArrowLeft', '2027-02-28'],
  ['ArrowRight', '2027-03-02'],
  ['ArrowUp', '2027-02-22'],
  ['ArrowDown', '2027-03-08'],
  ['Home', '2027-03-01'],
  ['End', '2027-03-07'],
  ['PageUp', '2027-02-01'],
  ['PageDown', '2027-04-01'],
  ['Tab', null],
])('%s leads from Monday, 1 March 2027, to %s', (key, expected) => expect(dayByKey('2027-03-01', key)).toBe(expected));
