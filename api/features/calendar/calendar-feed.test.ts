import ical, { type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import type { FeedEntry } from './calendar-address.queries.ts';
import { calendarFeed } from './calendar-feed.ts';
import { CalendarRepetition, CalendarState, HalfDay } from './calendar.enums.ts';
import { zoneOf } from './venue-zone.ts';

const { MORNING, AFTERNOON } = HalfDay;

const entry = (more: Partial<FeedEntry> & { startsOn: string }): FeedEntry => ({
  id: 'entry-1',
  roomId: null,
  roomName: null,
  state: CalendarState.BOOKED,
  startHalf: MORNING,
  endsOn: more.startsOn,
  endHalf: AFTERNOON,
  optionUntil: null,
  repeats: null,
  weekdays: [],
  repeatsUntil: null,
  version: 2,
  updatedAt: new Date('2026-11-20T10:00:00Z'),
  ...more,
});

const write = (entries: FeedEntry[], communeCode = '69382', language: 'fr' | 'en' = 'fr') =>
  calendarFeed({
    name: 'Manoir, Lyon',
    language,
    zone: zoneOf(communeCode),
    host: 'lieux.example',
    today: '2026-11-25',
    entries,
  });

/** As another program reads it. */
const read = (text: string) => Object.values(ical.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');

const stateOf = (event: VEvent) => ({
  uid: event.uid,
  start: event.start.toISOString(),
  end: event.end?.toISOString(),
  type: event.datetype,
  summary: event.summary,
  status: event.status,
});

test('half days are hours of the venue’s clock, in winter and in summer', () => {
  const [winter, summer] = read(
    write([
      entry({ startsOn: '2026-12-01', endHalf: MORNING }),
      entry({ id: 'entry-2', startsOn: '2027-07-01', startHalf: AFTERNOON, endsOn: '2027-07-02' }),
    ]),
  );
  expect(stateOf(winter!)).toEqual({
    uid: 'entry-1@lieux.example',
    start: '2026-12-01T07:00:00.000Z',
    end: '2026-12-01T12:00:00.000Z',
    type: 'date-time',
    summary: 'Réservé',
    status: 'CONFIRMED',
  });
  expect(stateOf(summer!)).toMatchObject({ start: '2027-07-01T11:00:00.000Z', end: '2027-07-02T21:00:00.000Z' });
});

test.each([
  ['97105', '2026-12-01T12:00:00.000Z'],
  ['97302', '2026-12-01T11:00:00.000Z'],
  ['97411', '2026-12-01T04:00:00.000Z'],
  ['97608', '2026-12-01T05:00:00.000Z'],
])('the clock of the commune %s is its own', (commune, start) => {
  const [event] = read(write([entry({ startsOn: '2026-12-01', endHalf: MORNING })], commune));
  expect(event!.start.toISOString()).toBe(start);
});

test('whole days are dates, which no zone moves; the last one belongs to them', () => {
  const text = write([entry({ startsOn: '2026-12-01', endsOn: '2026-12-03' })], '97411');
  expect(text).toContain('DTSTART;VALUE=DATE:20261201\r\n');
  expect(text).toContain('DTEND;VALUE=DATE:20261204\r\n');
  expect(read(text)[0]).toMatchObject({ datetype: 'date' });
});

test('a weekly closure is a rule that begins on one of its days', () => {
  const closure = { state: CalendarState.CLOSED, repeats: CalendarRepetition.WEEKLY, weekdays: [1, 5] };
  // A Tuesday.
  const whole = { startsOn: '2026-12-01', repeatsUntil: '2026-12-18' };
  const [event] = read(write([entry({ ...closure, ...whole })]));
  const days = (found: VEvent | undefined) => found!.rrule!.all().map((day) => day.toISOString().slice(0, 10));
  const expected = ['2026-12-04', '2026-12-07', '2026-12-11', '2026-12-14', '2026-12-18'];
  expect(days(event)).toEqual(expected);
  const [afternoon] = read(write([entry({ ...closure, ...whole, startHalf: AFTERNOON })]));
  expect(days(afternoon)).toEqual(expected);
  const [overseas] = read(write([entry({ ...closure, ...whole, startHalf: AFTERNOON })], '97105'));
  expect(days(overseas)).toEqual(expected);
});

test('a yearly closure has the same dates each year, also over a 29th of February', () => {
  const closure = { state: CalendarState.CLOSED, repeats: CalendarRepetition.YEARLY, repeatsUntil: '2036-12-31' };
  const text = write([entry({ ...closure, startsOn: '2027-02-20', endsOn: '2027-03-05' })]);
  expect(text.match(/^(?:UID|DTSTART;|DTEND).*$/gm)).toEqual([
    'UID:entry-1-2027@lieux.example',
    'DTSTART;VALUE=DATE:20270220',
    'DTEND;VALUE=DATE:20270306',
    'UID:entry-1-2028@lieux.example',
    'DTSTART;VALUE=DATE:20280220',
    'DTEND;VALUE=DATE:20280306',
  ]);
});

test('an option is tentative, a room is named, in the language of the owner', () => {
  const held = { state: CalendarState.OPTION, optionUntil: '2026-11-30', roomName: 'Ampère, rez-de-chaussée' };
  const [event] = read(write([entry({ startsOn: '2026-12-01', ...held })], '69382', 'en'));
  expect(event).toMatchObject({ summary: 'Option – Ampère, rez-de-chaussée', status: 'TENTATIVE' });
  const [closed] = read(write([entry({ startsOn: '2026-12-01', state: CalendarState.CLOSED })], '69382', 'en'));
  expect(closed).toMatchObject({ summary: 'Closed' });
});

test('lines are short enough for every reader, and an empty calendar is one', () => {
  const roomName = 'é'.repeat(100);
  const lines = write([entry({ startsOn: '2026-12-01', roomName })]).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const empty = write([]);
  expect(read(empty)).toEqual([]);
  expect(empty).toContain('X-WR-CALNAME:Manoir\\, Lyon\r\n');
});
