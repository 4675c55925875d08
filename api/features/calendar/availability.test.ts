import { expect, test } from 'vitest';
import { calendarSpanOf, type Half, spanOf } from '../../../schema/half-days.ts';
import { addDays } from '../../platform/days.ts';
import { availabilityOf } from './availability.ts';
import { calendarContent, type CountedEntry } from './calendar-content.ts';
import { CalendarRepetition, CalendarState } from './calendar.enums.ts';

const TODAY = '2027-03-01';
const [A, B] = ['room a', 'room b'];

/** `BOOKED room-or-* 2027-03-02 MORNING 2027-03-02 AFTERNOON`, and for an option its last day. */
function entry(text: string, more: Partial<CountedEntry> = {}): CountedEntry {
  const [state, room, startsOn, startHalf, endsOn, endHalf, optionUntil = null] = text.split(' ') as [
    keyof typeof CalendarState,
    string,
    string,
    Half,
    string,
    Half,
    string?,
  ];
  return {
    state: CalendarState[state],
    roomId: { a: A, b: B }[room] ?? null,
    startsOn,
    startHalf,
    endsOn,
    endHalf,
    optionUntil,
    repeats: null,
    weekdays: [],
    repeatsUntil: null,
    ...more,
  };
}

const ask = (entries: CountedEntry[], [from, fromHalf, to, toHalf]: [string, Half, string, Half], rooms = [A, B]) => {
  const window = spanOf({ startsOn: from, startHalf: fromHalf, endsOn: to, endHalf: toHalf });
  const { state, taken } = availabilityOf(calendarContent(TODAY, entries, TODAY), { window, rooms, today: TODAY });
  const written = taken.map((span) => {
    const { startsOn, startHalf, endsOn, endHalf } = calendarSpanOf(span);
    return `${span.state} ${startsOn} ${startHalf} ${endsOn} ${endHalf}`;
  });
  return [state, ...written];
};
const DAY: [string, Half, string, Half] = ['2027-03-10', 'MORNING', '2027-03-10', 'AFTERNOON'];
const TWO_DAYS: [string, Half, string, Half] = ['2027-03-10', 'MORNING', '2027-03-11', 'AFTERNOON'];
const MORNING: [string, Half, string, Half] = ['2027-03-10', 'MORNING', '2027-03-10', 'MORNING'];

test.each<[string, CountedEntry[], [string, Half, string, Half], string[], string[]?]>([
  ['nothing is written', [], DAY, ['FREE']],
  [
    'the house is booked in the afternoon',
    [entry('BOOKED * 2027-03-10 AFTERNOON 2027-03-12 MORNING')],
    DAY,
    ['UNAVAILABLE', 'UNAVAILABLE 2027-03-10 AFTERNOON 2027-03-10 AFTERNOON'],
  ],
  [
    'the same, but the event takes the morning',
    [entry('BOOKED * 2027-03-10 AFTERNOON 2027-03-12 MORNING')],
    MORNING,
    ['FREE'],
  ],
  ['one room is booked, the other is free', [entry('BOOKED a 2027-03-10 MORNING 2027-03-10 AFTERNOON')], DAY, ['FREE']],
  [
    'the only room that is large enough is booked',
    [entry('BOOKED a 2027-03-10 MORNING 2027-03-10 AFTERNOON')],
    DAY,
    ['UNAVAILABLE', 'UNAVAILABLE 2027-03-10 MORNING 2027-03-10 AFTERNOON'],
    [A],
  ],
  [
    'each room is free on one of two days, so no day is lost, but nobody can stay',
    [
      entry('BOOKED a 2027-03-10 MORNING 2027-03-10 AFTERNOON'),
      entry('BOOKED b 2027-03-11 MORNING 2027-03-11 AFTERNOON'),
    ],
    TWO_DAYS,
    ['UNAVAILABLE'],
  ],
  [
    'one room is booked, the other has an option',
    [
      entry('BOOKED a 2027-03-10 MORNING 2027-03-10 AFTERNOON'),
      entry('OPTION b 2027-03-10 MORNING 2027-03-10 MORNING 2027-03-05'),
    ],
    DAY,
    ['OPTION', 'OPTION 2027-03-10 MORNING 2027-03-10 MORNING'],
  ],
  [
    'an option holds on its last day',
    [entry('OPTION * 2027-03-10 MORNING 2027-03-10 AFTERNOON 2027-03-01')],
    DAY,
    ['OPTION', 'OPTION 2027-03-10 MORNING 2027-03-10 AFTERNOON'],
  ],
  [
    'an option has ended by itself',
    [entry('OPTION * 2027-03-10 MORNING 2027-03-10 AFTERNOON 2027-02-28')],
    DAY,
    ['FREE'],
  ],
  [
    'what is taken hides an option, side by side they are two',
    [
      entry('OPTION * 2027-03-10 MORNING 2027-03-11 AFTERNOON 2027-03-09'),
      entry('CLOSED * 2027-03-10 AFTERNOON 2027-03-10 AFTERNOON'),
    ],
    TWO_DAYS,
    [
      'UNAVAILABLE',
      'OPTION 2027-03-10 MORNING 2027-03-10 MORNING',
      'UNAVAILABLE 2027-03-10 AFTERNOON 2027-03-10 AFTERNOON',
      'OPTION 2027-03-11 MORNING 2027-03-11 AFTERNOON',
    ],
  ],
  [
    'it is closed on Wednesdays',
    [
      entry('CLOSED * 2026-01-07 MORNING 2026-01-07 AFTERNOON', {
        repeats: CalendarRepetition.WEEKLY,
        weekdays: [3],
        repeatsUntil: '2030-01-01',
      }),
    ],
    TWO_DAYS,
    ['UNAVAILABLE', 'UNAVAILABLE 2027-03-10 MORNING 2027-03-10 AFTERNOON'],
  ],
])('%s', (_name, entries, window, expected, rooms) => {
  expect(ask(entries, window, rooms)).toEqual(expected);
});

test('a venue without rooms is asked as a whole', () => {
  expect(ask([entry('BOOKED * 2027-03-10 MORNING 2027-03-10 AFTERNOON')], DAY, [])[0]).toBe('UNAVAILABLE');
  expect(ask([], DAY, [])).toEqual(['FREE']);
});

test.each([
  [0, 'FREE'],
  [60, 'FREE'],
  [61, 'UNKNOWN'],
])('a calendar that was kept %i days ago says %s', (days, expected) => {
  const calendar = calendarContent(addDays(TODAY, -days), [], addDays(TODAY, -days));
  const window = spanOf({ startsOn: '2027-03-10', startHalf: 'MORNING', endsOn: '2027-03-10', endHalf: 'AFTERNOON' });
  expect(availabilityOf(calendar, { window, rooms: [], today: TODAY }).state).toBe(expected);
});

test('a calendar as it was published two months ago still knows its closures of the last day that may be asked', () => {
  const closed = entry('CLOSED * 2027-03-01 MORNING 2027-03-01 AFTERNOON', {
    repeats: CalendarRepetition.WEEKLY,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    repeatsUntil: '2035-01-01',
  });
  const calendar = calendarContent(TODAY, [closed], TODAY);
  const today = addDays(TODAY, 60);
  const last = spanOf({ startsOn: '2029-04-30', startHalf: 'MORNING', endsOn: '2029-04-30', endHalf: 'AFTERNOON' });
  expect(availabilityOf(calendar, { window: last, rooms: [], today }).state).toBe('UNAVAILABLE');
  // What touches is one span, so that every day of the week is as short as one.
  expect(calendar.busy['']).toHaveLength(1);
});
