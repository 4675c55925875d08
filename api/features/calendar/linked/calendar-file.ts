// The one kept library that reads broken files, rules and zones piece by piece, so that each can be bounded.
import ICAL from 'ical.js';
import { halfDayOf, type HalfDaySpan } from '../../../../schema/half-days.ts';
import { LINKED_CALENDAR as LIMITS } from '../../../../schema/calendar-limits.ts';
import { groupEvents, occurrencesOf } from './calendar-events.ts';
import { ReadingFault } from './reading-fault.ts';
import { type WallMinutes, ZoneClock } from './zone-clock.ts';

/** How a file is read. */
export interface ReadingOptions {
  /** The zone of the venue. */
  zone: string;
  /** Days (YYYY-MM-DD): what lies before or after is left out. */
  from: string;
  to: string;
  /** The site's own: events with its ids are ours that come back, and are left out. */
  host: string;
}

/** Half days that are taken elsewhere, with what is written there. */
export type TakenHalves = [first: number, last: number, title: string | null];

export interface CalendarFile {
  /** As the calendar calls itself. */
  name: string | null;
  taken: TakenHalves[];
  /** Events that could not be understood. */
  skipped: number;
}

const DAY_MINUTES = 24 * 60;
const NOON = 13 * 60;
/** What ends by this time belongs to the evening before. */
const NIGHT_ENDS = 5 * 60;

/** Reads a calendar file. @throws ReadingFault. */
export function readCalendarFile(text: string, { zone, from, to, host }: ReadingOptions): CalendarFile {
  const { calendar, ...parsed } = parse(text);
  const clock = new ZoneClock(zone);
  const window: HalfDaySpan = { first: halfDayOf(from, 'MORNING'), last: halfDayOf(to, 'AFTERNOON') };
  const taken = new Map<string, TakenHalves>();
  const budget = { steps: LIMITS.ruleSteps };
  let { skipped } = parsed;
  let count = 0;
  for (const group of groupEvents(calendar, host)) {
    try {
      for (const { start, end, title } of occurrencesOf(group, { clock, window, budget })) {
        const { first, last } = halvesOf(start, end);
        if (last < window.first || first > window.last) continue;
        const cut: TakenHalves = [Math.max(first, window.first), Math.min(last, window.last), title];
        taken.set(cut.join('\0'), cut);
        if (++count > LIMITS.occurrences) throw new ReadingFault('TOO_MANY');
      }
    } catch (error) {
      if (error instanceof ReadingFault) throw error;
      // One event with an impossible date or rule does not hide the others.
      skipped++;
    }
  }
  const name = calendar.getFirstPropertyValue('x-wr-calname');
  return {
    name: typeof name === 'string' ? name.trim().slice(0, LIMITS.name) || null : null,
    taken: [...taken.values()].toSorted(([a, b], [c, d]) => a - c || b - d),
    skipped,
  };
}

interface ParsedFile {
  calendar: ICAL.Component;
  skipped: number;
}

/**
 * Each event is parsed by itself, as the library gives up a whole file for one wrong line.
 * @throws ReadingFault for what is no calendar, was cut off, or has too many events.
 */
function parse(text: string): ParsedFile {
  if (!/^\s*BEGIN:VCALENDAR\s/i.test(text)) throw new ReadingFault('UNREADABLE');
  const { events, rest } = splitEvents(text);
  if (events.length > LIMITS.events) throw new ReadingFault('TOO_MANY');
  const calendar = componentOf(rest);
  if (!calendar) throw new ReadingFault('UNREADABLE');
  let skipped = 0;
  for (const event of events) {
    const component = componentOf(event);
    if (component) calendar.addSubcomponent(component);
    else skipped++;
  }
  return { calendar, skipped };
}

/** The events, and what stands around them. @throws ReadingFault for one without its end: those after it are lost. */
function splitEvents(text: string): { events: string[]; rest: string } {
  const events: string[] = [];
  const rest: string[] = [];
  let event: string[] | null = null;
  for (const line of text.split(/\r?\n/)) {
    if (/^BEGIN:VEVENT\s*$/i.test(line)) {
      if (event) throw new ReadingFault('UNREADABLE');
      event = [];
    }
    (event ?? rest).push(line);
    if (event && /^END:VEVENT\s*$/i.test(line)) {
      events.push(event.join('\r\n'));
      event = null;
    }
  }
  if (event) throw new ReadingFault('UNREADABLE');
  return { events, rest: rest.join('\r\n') };
}

/** Null = it cannot be parsed. Of several calendars in one file the first has the names and zones. */
function componentOf(text: string): ICAL.Component | null {
  try {
    const found = ICAL.parse(text) as unknown[];
    const one = typeof found[0] === 'string' ? found : found[0];
    return new ICAL.Component(one as ConstructorParameters<typeof ICAL.Component>[0]);
  } catch {
    return null;
  }
}

/** The half days that a time touches; one without a length touches that of its begin. */
export function halvesOf(start: WallMinutes, end: WallMinutes): HalfDaySpan {
  const first = halfAt(start);
  const until = Math.max(start, end - 1);
  const [day, minute] = [Math.floor(until / DAY_MINUTES), until % DAY_MINUTES];
  const last = minute < NIGHT_ENDS ? day * 2 - 1 : halfAt(until);
  return { first, last: Math.max(first, last) };
}

function halfAt(minutes: WallMinutes): number {
  return Math.floor(minutes / DAY_MINUTES) * 2 + (minutes % DAY_MINUTES >= NOON ? 1 : 0);
}
