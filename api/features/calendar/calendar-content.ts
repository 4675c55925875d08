import {
  type CalendarSpan,
  halfDayOf,
  type HalfDaySpan,
  occurrencesOf,
  type Repetition,
} from '../../../schema/half-days.ts';
import { CALENDAR } from '../../../schema/calendar-limits.ts';
import { addDays, addMonths } from '../../platform/days.ts';
import { CalendarState } from './calendar.enums.ts';

/** Half days that are not free: the first, the last, and for an option its last day. */
export type BusySpan = [first: number, last: number, optionUntil?: string];

/** What the catalogue knows of a calendar: when it was last written or confirmed, and what is not free, by the id of the room; '' = the whole venue. */
export interface CalendarContent {
  confirmedOn: string;
  busy: Record<string, BusySpan[]>;
}

/** An entry as the calendar counts it. */
export interface CountedEntry extends CalendarSpan, Repetition {
  roomId: string | null;
  state: CalendarState;
  optionUntil: string | null;
}

/**
 * The calendar of a venue as it is published. It reaches as far ahead as anybody may ask before it counts as out of date, so that repeated closures need
 * not be written again.
 */
export function calendarContent(confirmedOn: string, entries: readonly CountedEntry[], today: string): CalendarContent {
  const window = {
    first: halfDayOf(addDays(today, -CALENDAR.daysBack), 'MORNING'),
    last: halfDayOf(addDays(addMonths(today, CALENDAR.monthsAhead), CALENDAR.currentDays + 1), 'AFTERNOON'),
  };
  const busy: CalendarContent['busy'] = {};
  for (const [room, listed] of Map.groupBy(entries, ({ roomId }) => roomId ?? '')) {
    const spans = (of: CountedEntry[]) => of.flatMap((entry) => occurrencesOf(entry, window));
    const held = listed.filter(({ state }) => state === CalendarState.OPTION);
    const found: BusySpan[] = [
      ...merged(spans(listed.filter(({ state }) => state !== CalendarState.OPTION))),
      ...held.flatMap((entry) => spans([entry]).map(({ first, last }): BusySpan => [first, last, entry.optionUntil!])),
    ];
    if (found.length) busy[room] = found;
  }
  return { confirmedOn, busy };
}

/** Spans in order, with those that touch as one. */
export function merged(spans: readonly HalfDaySpan[]): BusySpan[] {
  const found: BusySpan[] = [];
  for (const { first, last } of spans.toSorted((a, b) => a.first - b.first)) {
    const before = found.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else found.push([first, last]);
  }
  return found;
}
