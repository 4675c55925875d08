import type { SearchedDays } from '../../../../schema/search-dates.ts';
import { isDay } from '../../../platform/days.ts';
import { isYear } from './number-tokens.ts';
import type { QueryText } from './query-text.ts';
import * as words from './date-words.ts';

/** Something that was read, and the index of the word after it. */
export interface Read<Value> {
  value: Value;
  end: number;
}

/** Days from one to another, of an event or, if a number of days or weekdays is said, in which one takes place. */
export type Days = Omit<SearchedDays, 'flexibleDays'>;
/** Null = what was read are dates, but none that may be asked: they have passed, or do not exist. */
export type FoundDays = Read<Days | null>;

/** A day of a month; null = no year was said. */
export interface WrittenDay {
  day: number;
  month: number;
  year: number | null;
}

const DASH = /^\s?[-–—/,]\s?$/;

/** Reads the smallest parts of dates at the words of a query; each is null where there is none. */
export class DateTokens {
  readonly query: QueryText;

  constructor(query: QueryText) {
    this.query = query;
  }

  /** A word that nothing else has used. */
  word(at: number): string {
    return this.query.isFree(at) ? this.query.words[at]!.text : '';
  }

  /** The index after a word, if it is one of some. */
  past(at: number, some: ReadonlySet<string>): number {
    return some.has(this.word(at)) ? at + 1 : at;
  }

  day(at: number): Read<number> | null {
    const value = Number(/^(\d{1,2})(?:er|nd)?$/.exec(this.word(at))?.[1] ?? 0);
    return value >= 1 && value <= 31 ? { value, end: this.past(at + 1, words.ORDINALS) } : null;
  }

  /** @param isBeside whether the number of a day stands beside it. */
  month(at: number, isBeside: boolean): Read<number> | null {
    const word = this.word(at);
    const value = words.MONTHS.get(word) ?? (isBeside ? words.ABBREVIATED_MONTHS.get(word) : undefined);
    return value === undefined ? null : { value, end: at + 1 };
  }

  year(at: number): Read<number | null> {
    const word = this.word(at);
    return /^\d{4}$/.test(word) && isYear(Number(word))
      ? { value: Number(word), end: at + 1 }
      : { value: null, end: at };
  }

  /** "week-end", "weekend", "we" in French: "ce we", "le we du 12 juin". */
  weekend(at: number): Read<true> | null {
    const [word, next] = [this.word(at), this.word(at + 1)];
    if (word === 'week' && next === 'end') return { value: true, end: at + 2 };
    const isShort = word === 'we' && (this.word(at - 1) === 'ce' || next === 'du' || next === 'prochain');
    return isShort || word === 'weekend' ? { value: true, end: at + 1 } : null;
  }

  weekday(at: number): Read<number> | null {
    const value = words.WEEKDAYS.get(this.word(at));
    return value === undefined ? null : { value, end: at + 1 };
  }

  /** The index of what is joined to what ends before a word: "12 au 14", "12-14"; null = nothing is. */
  joined(at: number): number | null {
    const join = this.word(at) === 'jusqu' ? at + 1 : at;
    if (words.JOINS.has(this.word(join))) return this.past(join + 1, words.ARTICLES);
    return DASH.test(this.query.gapBefore(at)) ? at : null;
  }

  /** "mardi 12 mars 2027", "March 12th, 2027", "12/03/2027", "2027-03-12". */
  date(from: number): Read<WrittenDay> | null {
    const at = this.weekday(this.past(from, words.ARTICLES))?.end ?? this.past(from, words.ARTICLES);
    return this.#dayFirst(at) ?? this.#monthFirst(at) ?? this.#numeric(at);
  }

  #dayFirst(at: number): Read<WrittenDay> | null {
    const day = this.day(at);
    const month = day && this.month(this.past(day.end, words.OF_MONTH), true);
    if (!month) return null;
    const year = this.year(month.end);
    return { value: { day: day.value, month: month.value, year: year.value }, end: year.end };
  }

  #monthFirst(at: number): Read<WrittenDay> | null {
    const month = words.ENGLISH_MONTHS.has(this.word(at)) ? this.month(at, true) : null;
    const day = month && this.day(month.end);
    if (!day) return null;
    const year = this.year(day.end);
    return { value: { day: day.value, month: month.value, year: year.value }, end: year.end };
  }

  #numeric(at: number): Read<WrittenDay> | null {
    const [first, second, third] = [this.word(at), this.word(at + 1), this.word(at + 2)];
    const isJoined = (index: number) => /^[/.-]$/.test(this.query.gapBefore(index));
    if (!/^\d{1,4}$/.test(first) || !/^\d{1,2}$/.test(second) || !isJoined(at + 1)) return null;
    const written = (day: string, month: string, year: number | null): WrittenDay | null => {
      const isMonth = Number(month) >= 1 && Number(month) <= 12;
      return isMonth && Number(day) >= 1 && Number(day) <= 31 ? { day: Number(day), month: Number(month), year } : null;
    };
    const isDated = isJoined(at + 2) && /^\d{1,4}$/.test(third);
    if (first.length === 4) {
      const value = isDated && isYear(Number(first)) ? written(third, second, Number(first)) : null;
      return value && { value, end: at + 3 };
    }
    if (isDated) {
      const year = Number(third) + (third.length === 2 ? 2_000 : 0);
      const value = isYear(year) ? written(first, second, year) : null;
      return value && { value, end: at + 3 };
    }
    const before = this.query.words[at - 1]?.text ?? '';
    const isSaid = words.BEFORE_DAYS.has(before) || second.startsWith('0');
    const isDate = isSaid && this.query.gapBefore(at + 1) === '/' && second.length === 2;
    const value = isDate ? written(first, second, null) : null;
    return value && { value, end: at + 2 };
  }
}

/** A written day as YYYY-MM-DD; null = there is none: the 30th of February. */
export function dayIn(year: number, { month, day }: Pick<WrittenDay, 'month' | 'day'>): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDay(text) ? text : null;
}
