import { describe, expect, test } from 'vitest';
import {
  type CalendarSpan,
  calendarSpanOf,
  type Half,
  halfDayOf,
  isWrittenTooLate,
  occurrencesOf,
  overlaps,
  type Repetition,
  spanOf,
  weekdayOf,
  wholeDays,
} from './half-days.ts';

/** A span from a text: `2027-03-28 AFTERNOON 2027-03-29 MORNING`. */
function span(text: string): CalendarSpan {
  const [startsOn, startHalf, endsOn, endHalf] = text.split(' ') as [string, Half, string, Half];
  return { startsOn, startHalf, endsOn, endHalf };
}
const written = ({ startsOn, startHalf, endsOn, endHalf }: CalendarSpan) =>
  `${startsOn} ${startHalf} ${endsOn} ${endHalf}`;

test.each([
  ['2027-03-02 MORNING 2027-03-02 MORNING', 1],
  ['2027-03-02 MORNING 2027-03-02 AFTERNOON', 2],
  ['2027-03-02 AFTERNOON 2027-03-04 MORNING', 4],
  // The clocks change on this night.
  ['2027-03-28 MORNING 2027-03-28 AFTERNOON', 2],
  ['2027-10-31 AFTERNOON 2027-11-01 MORNING', 2],
  ['2028-02-28 MORNING 2028-03-01 AFTERNOON', 6],
  ['1969-12-31 AFTERNOON 1970-01-01 MORNING', 2],
])('%s are %i half days, and read back the same', (text, count) => {
  const { first, last } = spanOf(span(text));
  expect(last - first + 1).toBe(count);
  expect(written(calendarSpanOf({ first, last }))).toBe(text);
});

test.each([
  ['2027-03-02 MORNING 2027-03-02 MORNING', '2027-03-02 AFTERNOON 2027-03-02 AFTERNOON', false],
  ['2027-03-02 MORNING 2027-03-02 AFTERNOON', '2027-03-02 AFTERNOON 2027-03-05 AFTERNOON', true],
  ['2027-03-01 MORNING 2027-03-09 AFTERNOON', '2027-03-02 AFTERNOON 2027-03-03 MORNING', true],
])('%s and %s overlap: %s', (a, b, expected) => {
  expect(overlaps(spanOf(span(a)), spanOf(span(b)))).toBe(expected);
  expect(overlaps(spanOf(span(b)), spanOf(span(a)))).toBe(expected);
});

test('days of the week begin with Monday', () => {
  expect(['2027-03-01', '2027-03-06', '2027-03-07', '1970-01-01'].map(weekdayOf)).toEqual([1, 6, 7, 4]);
});

const ONCE: Repetition = { repeats: null, weekdays: [], repeatsUntil: null };
const weekly = (weekdays: number[], repeatsUntil: string): Repetition => ({
  repeats: 'WEEKLY',
  weekdays,
  repeatsUntil,
});
const yearly = (repeatsUntil: string): Repetition => ({ repeats: 'YEARLY', weekdays: [], repeatsUntil });

describe('an entry takes place', () => {
  test.each<[string, string, Repetition, [string, string], string[]]>([
    [
      'once, cut to the window',
      '2027-02-27 AFTERNOON 2027-03-02 MORNING',
      ONCE,
      ['2027-03-01', '2027-03-31'],
      ['2027-03-01 MORNING 2027-03-02 MORNING'],
    ],
    ['not outside of the window', '2027-02-01 MORNING 2027-02-02 MORNING', ONCE, ['2027-03-01', '2027-03-31'], []],
    [
      'each weekend, from its first day on',
      '2027-03-06 MORNING 2027-03-07 AFTERNOON',
      weekly([6], '2027-03-20'),
      ['2027-02-01', '2027-04-30'],
      [
        '2027-03-06 MORNING 2027-03-07 AFTERNOON',
        '2027-03-13 MORNING 2027-03-14 AFTERNOON',
        '2027-03-20 MORNING 2027-03-21 AFTERNOON',
      ],
    ],
    [
      'on the afternoons of two days of the week, although it begins on another',
      '2027-03-01 AFTERNOON 2027-03-01 AFTERNOON',
      weekly([3, 5], '2027-03-10'),
      ['2027-03-01', '2027-03-31'],
      [
        '2027-03-03 AFTERNOON 2027-03-03 AFTERNOON',
        '2027-03-05 AFTERNOON 2027-03-05 AFTERNOON',
        '2027-03-10 AFTERNOON 2027-03-10 AFTERNOON',
      ],
    ],
    [
      'into a window that begins in its middle',
      '2027-03-06 MORNING 2027-03-07 AFTERNOON',
      weekly([6], '2030-01-01'),
      ['2027-03-14', '2027-03-14'],
      ['2027-03-14 MORNING 2027-03-14 AFTERNOON'],
    ],
    [
      'each year, over the turn of the year',
      '2026-12-24 AFTERNOON 2027-01-02 AFTERNOON',
      yearly('2028-12-31'),
      ['2028-01-01', '2029-12-31'],
      ['2028-01-01 MORNING 2028-01-02 AFTERNOON', '2028-12-24 AFTERNOON 2029-01-02 AFTERNOON'],
    ],
    [
      'on the 28th, where there is no 29th of February',
      '2028-02-29 MORNING 2028-02-29 AFTERNOON',
      yearly('2032-12-31'),
      ['2029-01-01', '2032-12-31'],
      [
        '2029-02-28 MORNING 2029-02-28 AFTERNOON',
        '2030-02-28 MORNING 2030-02-28 AFTERNOON',
        '2031-02-28 MORNING 2031-02-28 AFTERNOON',
        '2032-02-29 MORNING 2032-02-29 AFTERNOON',
      ],
    ],
  ])('%s', (_name, text, repetition, [from, to], expected) => {
    const found = occurrencesOf({ ...span(text), ...repetition }, wholeDays(from, to));
    expect(found.map((each) => written(calendarSpanOf(each)))).toEqual(expected);
  });
});

test('ten years of every day are counted for the window alone', () => {
  const entry = {
    ...span('2020-01-01 MORNING 2020-01-01 AFTERNOON'),
    ...weekly([1, 2, 3, 4, 5, 6, 7], '2030-01-01'),
  };
  expect(occurrencesOf(entry, wholeDays('2027-03-01', '2027-03-02'))).toEqual([
    wholeDays('2027-03-01', '2027-03-01'),
    wholeDays('2027-03-02', '2027-03-02'),
  ]);
  expect(halfDayOf('2027-03-01', 'MORNING')).toBe(wholeDays('2027-03-01', '2027-03-01').first);
});

describe('an entry is written too late', () => {
  const today = '2027-03-10';
  const past = { ...span('2027-03-08 MORNING 2027-03-09 AFTERNOON'), ...ONCE };

  test.each<[string, string, Repetition, boolean]>([
    ['that ends yesterday', '2027-03-08 MORNING 2027-03-09 AFTERNOON', ONCE, true],
    ['not that ends today', '2027-03-08 MORNING 2027-03-10 MORNING', ONCE, false],
    ['not that comes again', '2027-03-01 MORNING 2027-03-01 AFTERNOON', weekly([1], '2027-03-15'), false],
    ['whose last week is over', '2027-03-01 MORNING 2027-03-01 AFTERNOON', weekly([1], '2027-03-14'), true],
    ['not whose last one still runs', '2027-03-01 MORNING 2027-03-03 AFTERNOON', weekly([1], '2027-03-08'), false],
    ['not that comes again in a year', '2027-03-09 MORNING 2027-03-09 AFTERNOON', yearly('2028-03-09'), false],
    [
      'that would come again a day after its end',
      '2027-03-09 MORNING 2027-03-09 AFTERNOON',
      yearly('2028-03-08'),
      true,
    ],
  ])('%s', (_name, text, repetition, expected) => {
    expect(isWrittenTooLate({ ...span(text), ...repetition }, null, today)).toBe(expected);
  });

  test('unless it has these dates already', () => {
    expect(isWrittenTooLate(past, { ...past }, today)).toBe(false);
    expect(isWrittenTooLate({ ...past, startHalf: 'AFTERNOON' }, past, today)).toBe(true);
    const closure = { ...past, ...weekly([1], '2027-03-01') };
    expect(isWrittenTooLate(closure, { ...closure, weekdays: [1] }, today)).toBe(false);
    expect(isWrittenTooLate(closure, { ...closure, weekdays: [2] }, today)).toBe(true);
  });
});
