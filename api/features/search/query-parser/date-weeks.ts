import { dayAfter, weekdayOf } from '../../../../schema/half-days.ts';
import { addMonths } from '../../../platform/days.ts';
import type { Days, DateTokens, FoundDays } from './date-tokens.ts';
import * as words from './date-words.ts';
import { Phrases } from './phrases.ts';

const DAYS_AHEAD = new Phrases<number>([
  ["aujourd'hui", 0],
  ['ce soir', 0],
  ['today', 0],
  ['tonight', 0],
  ['demain', 1],
  ['tomorrow', 1],
  ['après-demain', 2],
]);

/** "semaine 24", "week 24 2027": its seven days. At the word for a week. */
export function numberedWeekAt(tokens: DateTokens, at: number, today: string): FoundDays | null {
  const number = Number(/^\d{1,2}$/.exec(tokens.word(at + 1))?.[0] ?? 0);
  if (number < 1 || number > 53) return null;
  const year = tokens.year(at + 2);
  const thisYear = Number(today.slice(0, 4));
  const within = (one: number) => weekFrom(dayAfter(firstMonday(one), 7 * (number - 1)));
  const soon = within(year.value ?? thisYear);
  const value = year.value === null && soon.endDate < today ? within(thisYear + 1) : soon;
  return { value, end: year.end };
}

/** "demain", "la semaine prochaine", "next Tuesday", "ce mois", "le week-end prochain". */
export function relativeDaysAt(tokens: DateTokens, at: number, today: string): FoundDays | null {
  const word = tokens.word(at);
  const ahead = DAYS_AHEAD.longestAt(tokens.query, at);
  if (ahead) return { value: oneDay(dayAfter(today, ahead.meaning)), end: at + ahead.length };
  // "mardi prochain", "next Tuesday", "ce mardi".
  const isBefore = words.NEXT.has(word) || words.THIS.has(word);
  const from = isBefore ? at + 1 : at;
  const weekend = tokens.weekend(from);
  const after = weekend?.end ?? from + 1;
  const isNext = words.NEXT.has(isBefore ? word : tokens.word(after));
  if (!isBefore && !isNext) return null;
  const value = weekend ? weekendAround(nextWeekday(6, today)) : named(tokens.word(from), isNext, today);
  return value && { value, end: isBefore ? after : after + 1 };
}

/** What "next" or "this" stands beside; null = it is no time. */
function named(word: string, isNext: boolean, today: string): Days | null {
  const weekday = words.WEEKDAYS.get(word);
  if (weekday) return oneDay(nextWeekday(weekday, today));
  if (words.WEEK.has(word)) return weekFrom(dayAfter(mondayBefore(today), isNext ? 7 : 0));
  if (!words.MONTH.has(word)) return null;
  const first = addMonths(`${today.slice(0, 8)}01`, isNext ? 1 : 0);
  return { startDate: first, endDate: dayAfter(addMonths(first, 1), -1), weekdays: [], days: 1 };
}

/** The week of a day, as a time in which an event takes place. */
export function weekAround(day: string): Days {
  return weekFrom(mondayBefore(day));
}

/** Saturday and Sunday of the week of a day. */
export function weekendAround(day: string): Days {
  const monday = mondayBefore(day);
  return { startDate: dayAfter(monday, 5), endDate: dayAfter(monday, 6), weekdays: [], days: null };
}

function oneDay(day: string): Days {
  return { startDate: day, endDate: day, weekdays: [], days: null };
}

function weekFrom(monday: string): Days {
  return { startDate: monday, endDate: dayAfter(monday, 6), weekdays: [], days: 1 };
}

/** After today. */
function nextWeekday(weekday: number, today: string): string {
  return dayAfter(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
}

/** The Monday of the week of a day. */
function mondayBefore(day: string): string {
  return dayAfter(day, 1 - weekdayOf(day));
}

/** The Monday of the first week of a year: that of its 4th of January. */
function firstMonday(year: number): string {
  return mondayBefore(`${year}-01-04`);
}
