import { dayAfter } from '../../../../schema/half-days.ts';
import { addMonths } from '../../../platform/days.ts';
import { type Days, dayIn, type DateTokens, type FoundDays } from './date-tokens.ts';
import * as words from './date-words.ts';

/** A season or a quarter of a year, as the time in which an event takes place: "au printemps", "1er trimestre 2027", "Q3", "début 2027". */
export function quarterAt(tokens: DateTokens, at: number, today: string): FoundDays | null {
  return seasonAt(tokens, at, today) ?? quarterOfYearAt(tokens, at, today);
}

function seasonAt(tokens: DateTokens, at: number, today: string): FoundDays | null {
  const french = words.SEASONS.get(tokens.word(at));
  const first = french ?? words.ENGLISH_SEASONS.get(tokens.word(at));
  if (first === undefined) return null;
  const typed = (index: number): string => tokens.query.words[index]?.text ?? '';
  const before = typed(typed(at - 1) === 'the' ? at - 2 : at - 1);
  const year = tokens.year(at + 1);
  const isTime = french ? !words.CALLED_AFTER.has(before) : words.BEFORE_ENGLISH_SEASONS.has(before);
  if (!isTime && year.value === null) return null;
  const end = tokens.past(year.end, words.NEXT);
  const isNext = words.NEXT.has(before) || end > year.end;
  return { value: threeMonths(first, year.value, isNext ? dayAfter(today, 1) : null, today), end };
}

function quarterOfYearAt(tokens: DateTokens, at: number, today: string): FoundDays | null {
  const word = tokens.word(at);
  const [, letter, digit] = /^([qt])([1-4])$/.exec(word) ?? [];
  const isNamed = words.QUARTER.has(tokens.word(at + 1));
  const ofYear = words.QUARTERS_OF_YEAR.get(word);
  const number = digit ? Number(digit) : isNamed ? words.QUARTER_NUMBERS.get(word) : ofYear;
  if (number === undefined) return null;
  const named = isNamed ? at + 2 : at + 1;
  const year = tokens.year(tokens.past(named, words.OF_MONTH));
  // "T3" is a tram too.
  if (year.value === null && !isNamed && letter !== 'q') return null;
  const end = year.value === null ? named : year.end;
  return { value: threeMonths(3 * number - 2, year.value, null, today), end };
}

/**
 * Three months from a first one, of the year that is said or the next ones that are not over. Null = they have passed.
 * @param from the day at which they begin at the earliest; null = they may have begun.
 */
function threeMonths(first: number, year: number | null, from: string | null, today: string): Days | null {
  const latest = year ?? Number(today.slice(0, 4)) + 1;
  // The winter of a year is the one that ends in it, or else the one that begins in it.
  const years = year === null ? [latest - 2, latest - 1, latest] : first > 10 ? [latest - 1, latest] : [latest];
  const times = years.map((one) => {
    const startDate = dayIn(one, { month: first, day: 1 })!;
    return { startDate, endDate: dayAfter(addMonths(startDate, 3), -1), weekdays: [], days: 1 };
  });
  return times.find(({ startDate, endDate }) => endDate >= today && startDate >= (from ?? startDate)) ?? null;
}
