/**
 * Half days of the calendars of venues, as numbers: twice the days since 1970, one more for an afternoon. They are dates of a wall calendar, without
 * instants, so that no change of the clocks moves them.
 */
export type Half = 'MORNING' | 'AFTERNOON';

/** Half days without a gap; both ends belong to it. */
export interface HalfDaySpan {
  first: number;
  last: number;
}

/** The same by its ends: days (YYYY-MM-DD) and halves. */
export interface CalendarSpan {
  startsOn: string;
  startHalf: Half;
  endsOn: string;
  endHalf: Half;
}

/** How a span comes again: in each week on these days (1 = Monday), or each year on the same dates. */
export interface Repetition {
  repeats: 'WEEKLY' | 'YEARLY' | null;
  weekdays: readonly number[];
  /** The last day on which it may begin; null = it does not repeat. */
  repeatsUntil: string | null;
}

const DAY_MS = 24 * 3_600_000;

export function halfDayOf(day: string, half: Half): number {
  return dayNumber(day) * 2 + (half === 'AFTERNOON' ? 1 : 0);
}

export function dayOfHalf(halfDay: number): string {
  return dayOf(Math.floor(halfDay / 2));
}

export function halfOf(halfDay: number): Half {
  return halfDay % 2 ? 'AFTERNOON' : 'MORNING';
}

export function spanOf({ startsOn, startHalf, endsOn, endHalf }: CalendarSpan): HalfDaySpan {
  return { first: halfDayOf(startsOn, startHalf), last: halfDayOf(endsOn, endHalf) };
}

export function calendarSpanOf({ first, last }: HalfDaySpan): CalendarSpan {
  return { startsOn: dayOfHalf(first), startHalf: halfOf(first), endsOn: dayOfHalf(last), endHalf: halfOf(last) };
}

/** The half days of whole days. */
export function wholeDays(from: string, to: string): HalfDaySpan {
  return { first: halfDayOf(from, 'MORNING'), last: halfDayOf(to, 'AFTERNOON') };
}

export function overlaps(a: HalfDaySpan, b: HalfDaySpan): boolean {
  return a.first <= b.last && b.first <= a.last;
}

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return dayOf(dayNumber(day) + days);
}

/** 1 = Monday to 7 = Sunday. */
export function weekdayOf(day: string): number {
  return weekdayOfHalf(halfDayOf(day, 'MORNING'));
}

/** The same of a half day. */
export function weekdayOfHalf(halfDay: number): number {
  return ((Math.floor(halfDay / 2) + 3) % 7) + 1;
}

const DATES = ['startsOn', 'startHalf', 'endsOn', 'endHalf', 'repeats', 'repeatsUntil'] as const;

/** Whether an entry is over by a day, with all its repetitions, and was not written with these dates already. @param before as it was; null = it is new. */
export function isWrittenTooLate(
  entry: CalendarSpan & Repetition,
  before: (CalendarSpan & Repetition) | null,
  today: string,
): boolean {
  if (entry.endsOn >= today) return false;
  const isUnchanged =
    before && DATES.every((key) => entry[key] === before[key]) && entry.weekdays.join() === before.weekdays.join();
  // What comes again does so within a year.
  return !isUnchanged && occurrencesOf(entry, wholeDays(today, dayAfter(today, 366))).length === 0;
}

/** When an entry takes place within a window, in order, each cut to the window. */
export function occurrencesOf(entry: CalendarSpan & Repetition, window: HalfDaySpan): HalfDaySpan[] {
  const found: HalfDaySpan[] = [];
  for (const { first, last } of allOccurrences(entry, window))
    if (overlaps({ first, last }, window))
      found.push({ first: Math.max(first, window.first), last: Math.min(last, window.last) });
  return found;
}

function allOccurrences(entry: CalendarSpan & Repetition, window: HalfDaySpan): HalfDaySpan[] {
  if (!entry.repeats || !entry.repeatsUntil) return [spanOf(entry)];
  return entry.repeats === 'WEEKLY' ? weekly(entry, window) : yearly(entry, window);
}

function weekly(entry: CalendarSpan & Repetition, window: HalfDaySpan): HalfDaySpan[] {
  const { first, last } = spanOf(entry);
  const begin = dayNumber(entry.startsOn);
  const length = last - first;
  const from = Math.max(begin, Math.floor((window.first - length) / 2) - 1);
  const to = Math.min(dayNumber(entry.repeatsUntil!), Math.floor(window.last / 2));
  const spans: HalfDaySpan[] = [];
  for (let day = from; day <= to; day++) {
    const start = first + (day - begin) * 2;
    if (entry.weekdays.includes(((day + 3) % 7) + 1)) spans.push({ first: start, last: start + length });
  }
  return spans;
}

function yearly(entry: CalendarSpan & Repetition, window: HalfDaySpan): HalfDaySpan[] {
  const spans: HalfDaySpan[] = [];
  const start = Number(entry.startsOn.slice(0, 4));
  const to = Math.min(Number(entry.repeatsUntil!.slice(0, 4)), Number(dayOfHalf(window.last).slice(0, 4)));
  const from = Math.max(start, Number(dayOfHalf(window.first).slice(0, 4)) - 1);
  for (let year = from; year <= to; year++) {
    const startsOn = inYear(entry.startsOn, year - start);
    if (startsOn > entry.repeatsUntil!) break;
    spans.push(spanOf({ ...entry, startsOn, endsOn: inYear(entry.endsOn, year - start) }));
  }
  return spans;
}

/** The same date so many years later; the 29th of February is the 28th in other years. */
function inYear(day: string, years: number): string {
  const later = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return day.endsWith('-02-29') && dayOf(dayNumber(later)) !== later ? `${later.slice(0, 8)}28` : later;
}

/** The number of a day since 1970. */
function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
