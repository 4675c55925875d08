import { dayAfter } from '../../../../schema/half-days.ts';
import type { SearchedDays } from '../../../../schema/search-dates.ts';
import type { AvailabilityAtDates } from './dates.types.ts';
import type { AskedTimes, CalendarIndex } from './calendar-index.ts';
import { Bitset } from '../bitset.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { possibleTimes } from './event-begins.ts';

/** The dates of a search as a condition. */
export interface AskedDates extends AskedTimes {
  /** Only venues that are known to be free. */
  onlyAvailable: boolean;
}

export function askedDates(
  days: SearchedDays,
  { people, onlyAvailable, today }: { people: number | null; onlyAvailable: boolean; today: string },
): AskedDates {
  return { ...possibleTimes(days, today), people, onlyAvailable };
}

/** The venues that meet the condition. Those whose calendar is unknown may be free: they stay, unless only free ones are wanted. */
export function meetingDates(
  { all, calendars }: Pick<CatalogueIndex, 'all' | 'calendars'>,
  asked: AskedDates,
  today: string,
): Bitset {
  // Of dates that have passed since a search was saved, or of no Sunday in its days, nothing is unknown.
  if (!asked.begins.length) return new Bitset(0);
  const { free, unavailable } = calendars.statesAt(asked, today);
  return asked.onlyAvailable ? free : all.clone().without(unavailable);
}

/** Whether a venue is free at the dates, and when. */
export function availabilityAt(
  calendars: CalendarIndex,
  { slot, asked, today }: { slot: number; asked: AskedDates; today: string },
): AvailabilityAtDates {
  const { state, begin } = calendars.stateAt(slot, asked, today);
  const more = asked.halfDays / 2 - 1;
  return { state, startDate: begin, endDate: begin && more ? dayAfter(begin, more) : begin };
}
