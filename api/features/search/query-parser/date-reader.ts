import { EVENT_MAX_DAYS } from '../../../../schema/constants.ts';
import { dayAfter } from '../../../../schema/half-days.ts';
import { SEARCH_DATES } from '../../../../schema/search-dates.ts';
import { addMonths } from '../../../platform/days.ts';
import { boundedBy, BOUNDS } from './date-bounds.ts';
import { quarterAt } from './date-quarters.ts';
import { type Days, dayIn, DateTokens, type FoundDays, type Read, type WrittenDay } from './date-tokens.ts';
import { numberedWeekAt, relativeDaysAt, weekAround, weekendAround } from './date-weeks.ts';
import * as words from './date-words.ts';
import type { QueryText } from './query-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Reads dates at the words of a query; each method is null where there are none. */
export class DateReader {
  readonly #tokens: DateTokens;
  readonly #vocabulary: Vocabulary;
  readonly #today: string;

  constructor(query: QueryText, vocabulary: Vocabulary, today: string) {
    this.#tokens = new DateTokens(query);
    this.#vocabulary = vocabulary;
    this.#today = today;
  }

  at(at: number): FoundDays | null {
    return this.#named(at) ?? this.#bounded(at) ?? relativeDaysAt(this.#tokens, at, this.#today);
  }

  #named(at: number): FoundDays | null {
    return (
      this.#span(at) ??
      this.#weekdaysOfMonth(at) ??
      this.#month(at) ??
      this.#weekend(at) ??
      this.#week(at) ??
      quarterAt(this.#tokens, at, this.#today)
    );
  }

  /** "avant le 15 mars", "à partir de juin", "d'ici fin avril". */
  #bounded(at: number): FoundDays | null {
    const bound = BOUNDS.longestAt(this.#tokens.query, at);
    if (!bound) return null;
    const named = this.#named(this.#tokens.past(at + bound.length, words.ARTICLES));
    // "from 12 to 14 March" names both ends.
    if (!named?.value || (bound.meaning === 'from' && isRange(named.value))) return named;
    return { ...named, value: boundedBy(bound.meaning, named.value, this.#today) };
  }

  /** What is said beside dates: how many days an event within a time takes ("2 jours en juin"), or by how many it may be moved ("± 2 jours"). */
  surroundings(from: number, end: number, isTime: boolean) {
    const tokens = this.#tokens;
    if (!isTime) {
      const isAbout = /(?:±|\+ ?\/? ?-) ?$/.test(tokens.query.gapBefore(end));
      const at = isAbout ? end : tokens.word(end) === 'a' ? end + 1 : null;
      const moved = at === null ? null : this.#countAt(at);
      if (!moved || moved > SEARCH_DATES.flexibleDays || !(isAbout || tokens.word(at! + 2) === 'pres'))
        return { from, end };
      return { from, end: at! + (isAbout ? 2 : 3), flexibleDays: moved };
    }
    let begin = from;
    while (words.BEFORE_TIMES.has(tokens.word(begin - 1))) begin--;
    const days = this.#countAt(begin - 2);
    if (days) return { from: begin - 2, end, days };
    const after = this.#countAt(end);
    return after ? { from, end: end + 2, days: after } : { from, end };
  }

  /** "2 jours", "deux jours". */
  #countAt(at: number): number | null {
    const word = this.#tokens.word(at);
    const days = /^\d{1,2}$/.test(word) ? Number(word) : (words.COUNTS.get(word) ?? 0);
    return days && days <= EVENT_MAX_DAYS && words.DAY.has(this.#tokens.word(at + 1)) ? days : null;
  }

  /** A day, or one to another. */
  #span(at: number): FoundDays | null {
    const first = this.#tokens.date(at);
    return (first && this.#twoDates(first)) ?? this.#daysOfMonth(at) ?? (first && this.#oneDate(first));
  }

  #oneDate({ value, end }: Read<WrittenDay>): FoundDays | null {
    return this.#isNoNumber(end) ? this.#dated(value, value, end) : null;
  }

  #twoDates(first: Read<WrittenDay>): FoundDays | null {
    const next = this.#tokens.joined(first.end);
    const second = next === null ? null : this.#tokens.date(next);
    return second && this.#dated(first.value, second.value, second.end);
  }

  /** "12-14 mars", "12, 13 et 14 mars", "jeudi 12 et vendredi 13 mars", "March 12-14". */
  #daysOfMonth(from: number): FoundDays | null {
    const tokens = this.#tokens;
    const start = tokens.past(from, words.ARTICLES);
    const first = words.ENGLISH_MONTHS.has(tokens.word(start)) ? tokens.month(start, true) : null;
    let [day, last] = [0, 0];
    let end = first?.end ?? start;
    for (let next: number | null = end; next !== null; next = tokens.joined(end)) {
      const read = tokens.day(tokens.weekday(next)?.end ?? next);
      if (!read || read.value <= last) break;
      day ||= read.value;
      [last, end] = [read.value, read.end];
    }
    if (last === day) return null;
    const month = first ?? tokens.month(tokens.past(end, words.OF_MONTH), true);
    if (!month) return null;
    const year = tokens.year(first ? end : month.end);
    if (first && !this.#isNoNumber(year.end)) return null;
    const written = { month: month.value, year: year.value };
    return this.#dated({ ...written, day }, { ...written, day: last }, year.end);
  }

  /** Whether what ends before a word is no number of people or rooms: "June 20 people". */
  #isNoNumber(end: number): boolean {
    const isNumber = /^\d/.test(this.#tokens.query.words[end - 1]?.text ?? '');
    return !isNumber || !this.#vocabulary.units.longestAt(this.#tokens.query, end);
  }

  /** Days without a year are the next ones. */
  #dated(first: WrittenDay, last: WrittenDay, end: number): FoundDays {
    const said = last.year ?? first.year;
    const within = (year: number): Days | null => {
      const endDate = dayIn(year, last);
      const startDate = dayIn(first.year ?? year, first);
      if (!startDate || !endDate) return null;
      const isOver = startDate > endDate && first.year === null;
      const begin = isOver ? dayIn(year - 1, first) : startDate;
      return begin ? { startDate: begin, endDate, weekdays: [], days: null } : null;
    };
    const thisYear = Number(this.#today.slice(0, 4));
    const value =
      said === null
        ? ([0, 1].map((more) => within(thisYear + more)).find((days) => days && days.startDate >= this.#today) ?? null)
        : within(said);
    return { value, end };
  }

  /** "un mardi en mars", "a Tuesday or Thursday in March 2027". */
  #weekdaysOfMonth(from: number): FoundDays | null {
    const tokens = this.#tokens;
    const weekdays: number[] = [];
    let end = from;
    for (let next: number | null = from; next !== null; next = tokens.joined(end)) {
      const read = tokens.weekday(next);
      if (!read) break;
      weekdays.push(read.value);
      end = read.end;
    }
    if (!weekdays.length) return null;
    const month = this.#month(end);
    return (
      month && {
        ...month,
        value: month.value && { ...month.value, weekdays: [...new Set(weekdays)].sort((a, b) => a - b) },
      }
    );
  }

  /** "en juin", "mars ou avril", "mi-mars", "fin juin 2027". */
  #month(from: number): FoundDays | null {
    const tokens = this.#tokens;
    const inMonth = tokens.past(from, words.OF_MONTH);
    const part = words.PARTS.get(tokens.word(inMonth));
    const at = part ? tokens.past(inMonth + 1, words.OF_MONTH) : inMonth;
    const month = tokens.month(at, part !== undefined || tokens.year(at + 1).value !== null);
    if (!month) return null;
    const next = part ? null : tokens.joined(month.end);
    const until = (next === null ? null : tokens.month(next, false)) ?? month;
    const year = tokens.year(until.end);
    const isBeside = part !== undefined || inMonth > from || year.value !== null || until !== month;
    const isClear = isBeside || !words.UNCLEAR_MONTHS.has(tokens.word(at));
    if (!isClear) return null;
    const [first, last] = part ?? [1, 31];
    const within = (one: number): Days => {
      const startDate = dayIn(one, { month: month.value, day: first })!;
      const isOver = until.value < month.value;
      const end = dayAfter(addMonths(dayIn(one + (isOver ? 1 : 0), { month: until.value, day: 1 })!, 1), -1);
      const endDate = last === 31 ? end : dayIn(one, { month: month.value, day: last })!;
      return { startDate, endDate, weekdays: [], days: 1 };
    };
    const thisYear = Number(this.#today.slice(0, 4));
    const soon = within(year.value ?? thisYear);
    const value = year.value === null && soon.endDate < this.#today ? within(thisYear + 1) : soon;
    return { value, end: year.end };
  }

  /** "la semaine du 15 mars", "semaine 24", "week 24 2027": its seven days. */
  #week(at: number): FoundDays | null {
    const tokens = this.#tokens;
    if (!words.WEEK.has(tokens.word(at))) return null;
    const named = this.#spanAfter(words.OF_WEEK, at + 1);
    return named
      ? { ...named, value: named.value && around(named.value, weekAround) }
      : numberedWeekAt(tokens, at, this.#today);
  }

  /** "le week-end du 12 juin": its Saturday and Sunday. "un week-end en juin". */
  #weekend(at: number): FoundDays | null {
    const weekend = this.#tokens.weekend(at);
    if (!weekend) return null;
    const named = this.#spanAfter(words.OF_WEEK, weekend.end);
    if (named) return { ...named, value: named.value && around(named.value, weekendAround) };
    const month = this.#month(weekend.end);
    return month && { ...month, value: month.value && { ...month.value, weekdays: [6], days: 2 } };
  }

  /** Days after a word of some. */
  #spanAfter(some: ReadonlySet<string>, at: number): FoundDays | null {
    const after = this.#tokens.past(at, some);
    return after > at ? this.#span(after) : null;
  }
}

/** The time around one day; several days are the time that is meant. */
function around(days: Days, timeAround: (day: string) => Days): Days {
  return days.startDate === days.endDate ? timeAround(days.startDate) : days;
}

/** Whether more than a day or a month is named. */
function isRange({ startDate, endDate, days }: Days): boolean {
  return days === null ? startDate !== endDate : startDate.slice(0, 7) !== endDate.slice(0, 7);
}
