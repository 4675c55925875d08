import { type HalfDaySpan, overlaps } from '../../../schema/half-days.ts';
import { CALENDAR } from '../../../schema/calendar-limits.ts';
import { addDays } from '../../platform/days.ts';
import type { BusySpan, CalendarContent } from './calendar-content.ts';
import { AvailabilityState } from './calendar.enums.ts';

/** Levels of being taken: of several the highest counts, of several rooms the lowest. */
const STATES = [AvailabilityState.FREE, AvailabilityState.OPTION, AvailabilityState.UNAVAILABLE] as const;
const [FREE, OPTION, TAKEN] = [0, 1, 2] as const;

/** The level of each half day of a window. */
type Levels = Uint8Array<ArrayBuffer>;

interface Question {
  window: HalfDaySpan;
  /** The rooms that would do; none = the venue is asked as a whole. */
  rooms: readonly string[];
  today: string;
}

/** A time in which the venue is not free. */
export interface TakenSpan extends HalfDaySpan {
  state: AvailabilityState;
}

/** Whether a calendar was confirmed so lately that it can be believed. */
export function isCurrent({ confirmedOn }: Pick<CalendarContent, 'confirmedOn'>, today: string): boolean {
  return confirmedOn >= addDays(today, -CALENDAR.currentDays);
}

/**
 * Whether an event could take place: for all of its time in one of the rooms that would do; and when none of them is free.
 * @param calendar null = it was never confirmed.
 */
export function availabilityOf(
  calendar: CalendarContent | null,
  { window, rooms, today }: Question,
): { state: AvailabilityState; taken: TakenSpan[] } {
  if (!calendar || !isCurrent(calendar, today)) return { state: AvailabilityState.UNKNOWN, taken: [] };
  const levels = (room: string, base?: Levels) => levelsOf(calendar.busy[room] ?? [], { window, today }, base);
  const wholeVenue = levels('');
  const each = rooms.length
    ? rooms.map((room) => (calendar.busy[room] ? levels(room, wholeVenue) : wholeVenue))
    : [wholeVenue];
  const best = Math.min(...each.map((list) => list.reduce((most, level) => Math.max(most, level), FREE)));
  return { state: STATES[best]!, taken: spansOf(lowest(each), window.first) };
}

function levelsOf(
  spans: readonly BusySpan[],
  { window, today }: Pick<Question, 'window' | 'today'>,
  base: Levels = new Uint8Array(window.last - window.first + 1),
): Levels {
  const levels = base.slice();
  for (const [first, last, optionUntil] of spans) {
    if (!overlaps({ first, last }, window) || (optionUntil !== undefined && optionUntil < today)) continue;
    const level = optionUntil === undefined ? TAKEN : OPTION;
    const end = Math.min(last, window.last) - window.first;
    for (let at = Math.max(first - window.first, 0); at <= end; at++) levels[at] = Math.max(levels[at]!, level);
  }
  return levels;
}

function lowest([first, ...others]: readonly Levels[]): Levels {
  return first!.map((level, at) => Math.min(level, ...others.map((list) => list[at]!)));
}

function spansOf(levels: Levels, from: number): TakenSpan[] {
  const spans: (TakenSpan & { level: number })[] = [];
  for (const [at, level] of levels.entries()) {
    const half = from + at;
    const before = spans.at(-1);
    if (before && before.level === level && before.last === half - 1) before.last = half;
    else if (level !== FREE) spans.push({ first: half, last: half, level, state: STATES[level]! });
  }
  return spans.map(({ first, last, state }) => ({ first, last, state }));
}
