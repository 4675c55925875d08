import { lastDayIssue } from '../../../../schema/event-days.ts';
import { CALENDAR } from '../../../../schema/calendar-limits.ts';
import { inMonth, monthAfter, monthOf } from '../month-days.ts';

export type AskedDays = { readonly from: string; readonly to: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The last day that may be asked. */
export function lastDay(today: string): string {
  return inMonth(today, monthAfter(monthOf(today), CALENDAR.monthsAhead));
}

/** The days of an event as the API may be asked; null = they are not whole, run backwards, are too many, have passed or lie too far away. One day needs one date. */
export function askedDays(startsOn: string, endsOn: string, today: string): AskedDays | null {
  const to = endsOn || startsOn;
  const sound =
    DAY.test(startsOn) && DAY.test(to) && startsOn >= today && to <= lastDay(today) && !lastDayIssue(startsOn, to);
  return sound ? { from: startsOn, to } : null;
}
