import { CALENDAR } from '../../../../schema/calendar-limits.ts';
import { halfDayOf, weekdayOfHalf } from '../../../../schema/half-days.ts';
import { isPeriod, type SearchedDays } from '../../../../schema/search-dates.ts';
import { addMonths, daysBetween } from '../../../platform/days.ts';

/** When an event may take place: each of its possible first half days, in order, and how many half days it takes. */
export interface PossibleTimes {
  begins: readonly number[];
  halfDays: number;
}

/**
 * The one rule of dates: an event of some days lies within a time, which is widened by the days that it may be moved by, and begins on one of the
 * weekdays. Exact dates are a time that is as long as the event. What has passed, or lies beyond what calendars tell, is no possible begin.
 */
export function possibleTimes(dates: SearchedDays, today: string): PossibleTimes {
  const { startDate, endDate, flexibleDays, weekdays } = dates;
  const halfDays = 2 * daysOf(dates);
  const first = Math.max(morningOf(startDate) - 2 * flexibleDays, morningOf(today));
  const end = Math.min(morningOf(endDate) + 2 * flexibleDays, morningOf(addMonths(today, CALENDAR.monthsAhead)));
  const begins: number[] = [];
  for (let begin = first; begin + halfDays <= end + 2; begin += 2)
    if (!weekdays.length || weekdays.includes(weekdayOfHalf(begin))) begins.push(begin);
  return { begins, halfDays };
}

function morningOf(day: string): number {
  return halfDayOf(day, 'MORNING');
}

/** How many days the event takes. */
export function daysOf({ startDate, endDate, weekdays, days }: SearchedDays): number {
  return isPeriod({ weekdays, days }) ? (days ?? 1) : daysBetween(startDate, endDate) + 1;
}
