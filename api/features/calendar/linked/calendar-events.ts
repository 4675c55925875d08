import ICAL from 'ical.js';
import { dayOfHalf, type HalfDaySpan } from '../../../../schema/half-days.ts';
import { LINKED_CALENDAR as LIMITS } from '../../../../schema/calendar-limits.ts';
import { ReadingFault } from './reading-fault.ts';
import type { WallMinutes, ZoneClock } from './zone-clock.ts';

/** An event with what replaces some of its repetitions: those that have been moved or cancelled. */
export interface CalendarEvents {
  /** Null if only replacements are in the file, which happens where one is invited to one of them. */
  main: ICAL.Component | null;
  replacements: ICAL.Component[];
}

export interface Occurrence {
  start: WallMinutes;
  end: WallMinutes;
  title: string | null;
}

/** What the library tells of one repetition; its own types leave it out. */
interface Details {
  item: ICAL.Event;
  startDate: ICAL.Time;
  endDate: ICAL.Time;
}

interface Expansion {
  clock: ZoneClock;
  window: HalfDaySpan;
  /** How many repetitions may still be computed, of all events together. */
  budget: { steps: number };
}

/** The events of a calendar by their ids, without those that this site has written. */
export function groupEvents(calendar: ICAL.Component, host: string): CalendarEvents[] {
  const groups = new Map<string, CalendarEvents>();
  for (const [index, event] of calendar.getAllSubcomponents('vevent').entries()) {
    const uid = String(event.getFirstPropertyValue('uid') ?? `#${index}`);
    if (uid.endsWith(`@${host}`)) continue;
    const isReplacement = event.hasProperty('recurrence-id');
    const group = groups.get(uid) ?? { main: null, replacements: [] };
    groups.set(uid, group);
    if (isReplacement) group.replacements.push(event);
    // Two with one id are two events: the second stands for itself.
    else if (group.main) groups.set(`${uid}#${index}`, { main: event, replacements: [] });
    else group.main = event;
  }
  return [...groups.values()];
}

/** When an event takes place. @throws ReadingFault, or Error for a date or a rule that is none. */
export function* occurrencesOf(group: CalendarEvents, expansion: Expansion): Generator<Occurrence> {
  const used = new Set<ICAL.Component>();
  if (group.main) yield* ofMain(group.main, group.replacements, expansion, used);
  // Those that replace nothing that was computed stand for themselves.
  for (const component of group.replacements)
    if (!used.has(component) && isTaken(component)) {
      const event = new ICAL.Event(component);
      yield toOccurrence(component, event.startDate, event.endDate, expansion.clock);
    }
}

function* ofMain(
  main: ICAL.Component,
  replacements: readonly ICAL.Component[],
  { clock, window, budget }: Expansion,
  used: Set<ICAL.Component>,
): Generator<Occurrence> {
  // Given by ourselves, as it would search the whole calendar for those of each event.
  const event = new ICAL.Event(main, {
    strictExceptions: true,
    exceptions: replacements.map((component) => new ICAL.Event(component)),
  });
  if (!event.startDate) throw new Error('It has no begin.');
  if (!event.isRecurring()) {
    if (isTaken(main)) yield toOccurrence(main, event.startDate, event.endDate, clock);
    return;
  }
  const end = ICAL.Time.fromDateString(dayOfHalf(window.last + 2));
  const { duration } = event;
  // The library leaves out the begin of an event whose other dates are listed one by one.
  if (!main.hasProperty('rrule') && isTaken(main)) yield toOccurrence(main, event.startDate, event.endDate, clock);
  const iterator = event.iterator();
  for (let start = iterator.next(); start && start.compare(end) < 0; start = iterator.next()) {
    if (--budget.steps < 0) throw new ReadingFault('TOO_MANY');
    if (replacements.length === 0) {
      const until = start.clone();
      until.addDuration(duration);
      if (isTaken(main)) yield toOccurrence(main, start, until, clock);
      continue;
    }
    const { item, startDate, endDate } = event.getOccurrenceDetails(start) as Details;
    used.add(item.component);
    if (isTaken(item.component)) yield toOccurrence(item.component, startDate, endDate, clock);
  }
}

/** Not what is cancelled, nor what leaves its time free: by the standard, and as Outlook says it. */
function isTaken(event: ICAL.Component): boolean {
  return (
    upper(event, 'status') !== 'CANCELLED' &&
    upper(event, 'transp') !== 'TRANSPARENT' &&
    upper(event, 'x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

function toOccurrence(event: ICAL.Component, start: ICAL.Time, end: ICAL.Time, clock: ZoneClock): Occurrence {
  const tzid = zoneName(event, 'dtstart');
  return {
    start: clock.wallOf(start, tzid),
    end: clock.wallOf(end, zoneName(event, 'dtend') ?? tzid),
    title: titleOf(event),
  };
}

/** What is private elsewhere is not told here either. */
function titleOf(event: ICAL.Component): string | null {
  const secrecy = upper(event, 'class');
  if (secrecy === 'PRIVATE' || secrecy === 'CONFIDENTIAL') return null;
  const summary = event.getFirstPropertyValue('summary');
  return typeof summary === 'string'
    ? summary
        .replaceAll(/[\s\0]+/g, ' ')
        .trim()
        .slice(0, LIMITS.title) || null
    : null;
}

function zoneName(event: ICAL.Component, property: string): string | null {
  const tzid = event.getFirstProperty(property)?.getFirstParameter('tzid');
  return tzid || null;
}

function upper(event: ICAL.Component, property: string): string {
  return String(event.getFirstPropertyValue(property) ?? '').toUpperCase();
}
