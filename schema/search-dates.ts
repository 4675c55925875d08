/** Limits of a search by dates. */
export const SEARCH_DATES = {
  /** How many days earlier or later an event may be moved at most. */
  flexibleDays: 14,
  /** The longest time in which an event takes place, in days. The event itself lasts EVENT_MAX_DAYS at most. */
  longestPeriod: 92,
} as const;

/** The days of a search: an event from one to the other, or, with weekdays or a number of days, a time in which one takes place. */
export interface SearchedDays {
  startDate: string;
  /** The last day, which belongs to it. */
  endDate: string;
  /** How many days earlier or later it may be. */
  flexibleDays: number;
  /** The days of the week on which the event may begin, 1 (Monday) to 7; empty = any. */
  weekdays: readonly number[];
  /** How many days the event takes; null = from the first day to the last, or one day if weekdays are named. */
  days: number | null;
}

/** Whether the days are a time in which the event takes place, not the event itself. */
export function isPeriod({ weekdays, days }: Pick<SearchedDays, 'weekdays' | 'days'>): boolean {
  return weekdays.length > 0 || days !== null;
}
