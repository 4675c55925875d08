import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween } from './days.ts';

test.each([
  ['2026-11-21', 12, '2027-11-21'],
  ['2026-08-31', 1, '2026-09-30'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test('days are counted over the change of the hour', () => {
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
});
