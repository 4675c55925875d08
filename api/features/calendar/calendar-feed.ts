// Reads and writes iCalendar with its own dates of the wall calendar; what builds on JavaScript's dates writes the time of the server.
import ICAL from 'ical.js';
import {
  calendarSpanOf,
  dayAfter,
  occurrencesOf,
  spanOf,
  weekdayOf,
  wholeDays,
  type CalendarSpan,
} from '../../../schema/half-days.ts';
import { CALENDAR } from '../../../schema/calendar-limits.ts';
import { type Language, PRODUCT_NAME } from '../../../schema/constants.ts';
import { addMonths } from '../../platform/days.ts';
import type { FeedEntry } from './calendar-address.queries.ts';
import { CalendarRepetition, CalendarState } from './calendar.enums.ts';
import { vtimezone, type VenueZone } from './venue-zone.ts';

/** The calendar of a venue or of a room, as other calendars are told of it: never for whom or for what. */
export interface CalendarFeed {
  name: string;
  language: Language;
  zone: VenueZone;
  /** Of the site, for ids that are its own. */
  host: string;
  today: string;
  entries: readonly FeedEntry[];
}

/** What a half day is by the clock: events have hours in other calendars. The evening belongs to the afternoon. */
export const CLOCK = { morning: 8, noon: 13, evening: 23 } as const;

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const STATES: Readonly<Record<Language, Readonly<Record<CalendarState, string>>>> = {
  fr: { BOOKED: 'Réservé', OPTION: 'Option', CLOSED: 'Fermé' },
  en: { BOOKED: 'Booked', OPTION: 'Option', CLOSED: 'Closed' },
};

/** The id of an entry in other calendars, by which ours are recognised where one sends them back. */
export function feedUid(entryId: string, host: string): string {
  return `${entryId}@${host}`;
}

/** Writes it as an iCalendar object. The same entries give the same text. */
export function calendarFeed({ name, language, zone, host, today, entries }: CalendarFeed): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${PRODUCT_NAME}//${language.toUpperCase()}`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  // The library takes it for no text, and escapes nothing.
  calendar.addPropertyWithValue('x-wr-calname', name.replaceAll(/\s+/g, ' ').replaceAll(/[\\;,]/g, '\\$&'));
  calendar.addPropertyWithValue('x-wr-timezone', zone.name);
  calendar.addPropertyWithValue('x-published-ttl', 'PT30M');
  calendar.addSubcomponent(ICAL.Component.fromString(vtimezone(zone)));
  for (const entry of entries)
    for (const { uid, span, rule } of eventsOf(entry, today, zone)) {
      const event = new ICAL.Component('vevent');
      event.addPropertyWithValue('uid', feedUid(uid, host));
      const changed = ICAL.Time.fromJSDate(entry.updatedAt, true);
      event.addPropertyWithValue('dtstamp', changed);
      event.addPropertyWithValue('last-modified', changed);
      event.addPropertyWithValue('sequence', entry.version);
      const state = STATES[language][entry.state];
      event.addPropertyWithValue('summary', entry.roomName ? `${state} – ${entry.roomName}` : state);
      event.addPropertyWithValue('status', entry.state === CalendarState.OPTION ? 'TENTATIVE' : 'CONFIRMED');
      event.addPropertyWithValue('transp', 'OPAQUE');
      addTimes(event, span, zone);
      if (rule) event.addPropertyWithValue('rrule', ICAL.Recur.fromString(rule));
      calendar.addSubcomponent(event);
    }
  return `${calendar.toString()}\r\n`;
}

interface FeedEvent {
  uid: string;
  span: CalendarSpan;
  rule: string | null;
}

/** An entry as events: one, that of each week with its rule; of each year one a year, since a rule would count days and not dates. */
function eventsOf(entry: FeedEntry, today: string, zone: VenueZone): FeedEvent[] {
  if (entry.repeats === CalendarRepetition.WEEKLY) return [weekly(entry, zone)];
  if (entry.repeats !== CalendarRepetition.YEARLY) return [{ uid: entry.id, span: entry, rule: null }];
  const window = wholeDays(dayAfter(today, -CALENDAR.daysBack), addMonths(today, CALENDAR.monthsAhead));
  return occurrencesOf(entry, window)
    .map(calendarSpanOf)
    .map((span) => ({ uid: `${entry.id}-${span.startsOn.slice(0, 4)}`, span, rule: null }));
}

function weekly(entry: FeedEntry, zone: VenueZone): FeedEvent {
  // The first event of a rule is one of its days.
  let later = 0;
  while (later < 7 && !entry.weekdays.includes(weekdayOf(dayAfter(entry.startsOn, later)))) later++;
  const { first, last } = spanOf(entry);
  const span = calendarSpanOf({ first: first + 2 * later, last: last + 2 * later });
  const days = entry.weekdays.map((day) => WEEKDAYS[day - 1]).join();
  const until = isWhole(span) ? compact(entry.repeatsUntil!) : utcText(entry.repeatsUntil!, zone);
  return { uid: entry.id, span, rule: `FREQ=WEEKLY;BYDAY=${days};UNTIL=${until}` };
}

function isWhole({ startHalf, endHalf }: CalendarSpan): boolean {
  return startHalf === 'MORNING' && endHalf === 'AFTERNOON';
}

/** Whole days have no hours, so that no zone moves them; other ends are times of the venue’s clock. */
function addTimes(event: ICAL.Component, span: CalendarSpan, zone: VenueZone): void {
  const { startsOn, startHalf, endsOn, endHalf } = span;
  if (isWhole(span)) {
    event.addPropertyWithValue('dtstart', timeOf(startsOn));
    event.addPropertyWithValue('dtend', timeOf(dayAfter(endsOn, 1)));
    return;
  }
  const start = timeOf(startsOn, startHalf === 'MORNING' ? CLOCK.morning : CLOCK.noon);
  const end = timeOf(endsOn, endHalf === 'MORNING' ? CLOCK.noon : CLOCK.evening);
  event.addPropertyWithValue('dtstart', start).setParameter('tzid', zone.name);
  event.addPropertyWithValue('dtend', end).setParameter('tzid', zone.name);
}

/** A time of the wall calendar; without an hour the day. */
function timeOf(text: string, hour?: number): ICAL.Time {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  const date = { year, month, day, isDate: hour === undefined };
  return ICAL.Time.fromData({ ...date, hour: hour ?? 0, minute: 0, second: 0 });
}

/** The last hour of a day as an instant: rules end with one where their events have hours. */
function utcText(day: string, { offset }: VenueZone): string {
  const instant = Date.parse(`${day}T${CLOCK.evening}:00:00Z`) - offset * 3_600_000;
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}
