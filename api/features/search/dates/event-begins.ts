import { CALENDAR } from '../../../../schema/calendar-limits.ts';
import { dayAfter, halfDayOf, weekdayOf } from '../../../../schema/half-days.ts';
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
  const days = daysOf(dates);
  const last = addMonths(today, CALENDAR.monthsAhead);
  const begins: number[] = [];
  for (let move = -flexibleDays; ; move++) {
    const begin = dayAfter(startDate, move);
    const end = dayAfter(begin, days - 1);
    if (end > dayAfter(endDate, flexibleDays) || end > last) break;
    if (begin >= today && (!weekdays.length || weekdays.includes(weekdayOf(begin))))
      begins.push(halfDayOf(begin, 'MORNING'));
  }
  return { begins, halfDays: 2 * days };
}

/** How many days the event takes. */
export function daysOf({ startDate, endDate, weekdays, days }: SearchedDays): number {
  return isPeriod({ weekdays, days }) ? (days ?? 1) : daysBetween(startDate, endDate) + 1;
}
