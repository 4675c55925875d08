import { CALENDAR } from '../../../../schema/calendar-limits.ts';
import { EVENT_MAX_DAYS } from '../../../../schema/constants.ts';
import { dayAfter, weekdayOf } from '../../../../schema/half-days.ts';
import { type SearchedDays, SEARCH_DATES } from '../../../../schema/search-dates.ts';
import { addMonths, daysBetween } from '../../../platform/days.ts';
import { SearchCondition } from '../near-miss.types.ts';
import { dayIn, DateTokens, type Read, type WrittenDay } from './date-tokens.ts';
import * as words from './date-words.ts';
import type { ParsedSearch } from './parsed-search.types.ts';
import type { PlaceBook } from './place-book.ts';
import { type QueryText, Use } from './query-text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Days from one to another, of an event or, if a number of days or weekdays is said, in which one takes place. */
type Days = Omit<SearchedDays, 'flexibleDays'>;
/** Null = what was read are dates, but none that may be asked: they have passed, or do not exist. */
type Found = Read<Days | null>;

/**
 * Reads when an event takes place: "12-14 mars", "du 28 février au 2 mars 2027", "un mardi en mars", "mi-juin", "semaine 24", "next week". A day
 * without a year is the next one of that date. The first dates of a text count; others are no conditions. Months in names of places are no dates: "Saint-Mars-du-Désert".
 */
export function readDates(
  query: QueryText,
  vocabulary: Vocabulary,
  places: PlaceBook,
  today: string,
  into: ParsedSearch,
): void {
  const reader = new DateReader(query, vocabulary, today);
  for (let at = 0; at < query.words.length; at++) {
    const found = query.isFree(at) ? reader.at(at) : null;
    if (!found) continue;
    const endOfName = places.endOfNameAround(query, at);
    if (endOfName !== null) {
      at = endOfName - 1;
      continue;
    }
    const asked = found.value && withinReach(found.value, today);
    if (!asked || into.dates) query.use(at, found.end - at, Use.FILLER);
    else {
      const { from, end, ...more } = reader.surroundings(at, found.end, asked.days !== null);
      into.dates = { ...asked, flexibleDays: 0, ...more };
      query.understand(from, end - from, SearchCondition.DATES);
      found.end = end;
    }
    at = found.end - 1;
  }
}

/** What of it may be asked: a time begins today at the earliest. */
function withinReach(days: Days, today: string): Days | null {
  const length = daysBetween(days.startDate, days.endDate) + 1;
  // "du 1er mars au 15 mai": no event is as long, so that it is a time in which one takes place.
  const isTime = days.days !== null || length > EVENT_MAX_DAYS;
  const startDate = isTime && days.startDate < today ? today : days.startDate;
  const isAskable =
    startDate >= today &&
    days.endDate >= startDate &&
    days.endDate <= addMonths(today, CALENDAR.monthsAhead) &&
    daysBetween(startDate, days.endDate) < SEARCH_DATES.longestPeriod;
  return isAskable ? { ...days, startDate, days: isTime ? (days.days ?? 1) : null } : null;
}

class DateReader {
  readonly #tokens: DateTokens;
  readonly #vocabulary: Vocabulary;
  readonly #today: string;

  constructor(query: QueryText, vocabulary: Vocabulary, today: string) {
    this.#tokens = new DateTokens(query);
    this.#vocabulary = vocabulary;
    this.#today = today;
  }

  at(at: number): Found | null {
    return this.#span(at) ?? this.#weekdaysOfMonth(at) ?? this.#month(at) ?? this.#week(at) ?? this.#relative(at);
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
  #span(at: number): Found | null {
    const first = this.#tokens.date(at);
    return (first && this.#twoDates(first)) ?? this.#daysOfMonth(at) ?? (first && this.#oneDate(first));
  }

  #oneDate({ value, end }: Read<WrittenDay>): Found | null {
    return this.#isNoNumber(end) ? this.#dated(value, value, end) : null;
  }

  #twoDates(first: Read<WrittenDay>): Found | null {
    const next = this.#tokens.joined(first.end);
    const second = next === null ? null : this.#tokens.date(next);
    return second && this.#dated(first.value, second.value, second.end);
  }

  /** "12-14 mars", "12, 13 et 14 mars", "jeudi 12 et vendredi 13 mars", "March 12-14". */
  #daysOfMonth(from: number): Found | null {
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
  #dated(first: WrittenDay, last: WrittenDay, end: number): Found {
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
  #weekdaysOfMonth(from: number): Found | null {
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
  #month(from: number): Found | null {
    const tokens = this.#tokens;
    const inMonth = tokens.past(from, words.OF_MONTH);
    const part = words.PARTS.get(tokens.word(inMonth));
    const at = part ? tokens.past(inMonth + 1, words.OF_MONTH) : inMonth;
    const month = tokens.month(at, part !== undefined);
    if (!month) return null;
    const next = part ? null : tokens.joined(month.end);
    const until = (next === null ? null : tokens.month(next, false)) ?? month;
    const year = tokens.year(until.end);
    const isClear = part || inMonth > from || year.value !== null || !words.UNCLEAR_MONTHS.has(tokens.word(at));
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

  /** "semaine 24", "week 24 2027": its seven days. */
  #week(at: number): Found | null {
    const tokens = this.#tokens;
    const number = Number(/^\d{1,2}$/.exec(tokens.word(at + 1))?.[0] ?? 0);
    if (!words.WEEK.has(tokens.word(at)) || number < 1 || number > 53) return null;
    const year = tokens.year(at + 2);
    const thisYear = Number(this.#today.slice(0, 4));
    const within = (one: number) => weekFrom(dayAfter(firstMonday(one), 7 * (number - 1)));
    const soon = within(year.value ?? thisYear);
    const value = year.value === null && soon.endDate < this.#today ? within(thisYear + 1) : soon;
    return { value, end: year.end };
  }

  /** "demain", "la semaine prochaine", "next Tuesday", "ce mois". */
  #relative(at: number): Found | null {
    const tokens = this.#tokens;
    const today = this.#today;
    const oneDay = (day: string, end: number): Found => ({
      value: { startDate: day, endDate: day, weekdays: [], days: null },
      end,
    });
    const word = tokens.word(at);
    if (word === 'apres' && tokens.word(at + 1) === 'demain') return oneDay(dayAfter(today, 2), at + 2);
    if (word === 'demain' || word === 'tomorrow') return oneDay(dayAfter(today, 1), at + 1);
    // "mardi prochain", "next Tuesday", "ce mardi".
    const isBefore = words.NEXT.has(word) || words.THIS.has(word);
    const isNext = words.NEXT.has(isBefore ? word : tokens.word(at + 1));
    if (!isBefore && !isNext) return null;
    const [named, end] = [tokens.word(isBefore ? at + 1 : at), at + 2];
    const weekday = words.WEEKDAYS.get(named);
    if (weekday) return oneDay(dayAfter(today, ((weekday - weekdayOf(today) + 6) % 7) + 1), end);
    const monday = dayAfter(today, 1 - weekdayOf(today));
    if (words.WEEK.has(named)) return { value: weekFrom(dayAfter(monday, isNext ? 7 : 0)), end };
    if (!words.MONTH.has(named)) return null;
    const first = addMonths(`${today.slice(0, 8)}01`, isNext ? 1 : 0);
    return { value: { startDate: first, endDate: dayAfter(addMonths(first, 1), -1), weekdays: [], days: 1 }, end };
  }
}

function weekFrom(monday: string): Days {
  return { startDate: monday, endDate: dayAfter(monday, 6), weekdays: [], days: 1 };
}

/** The Monday of the first week of a year: that of its 4th of January. */
function firstMonday(year: number): string {
  const fourth = `${year}-01-04`;
  return dayAfter(fourth, 1 - weekdayOf(fourth));
}
