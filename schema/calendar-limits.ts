/** Limits of the calendar of a venue. */
export const CALENDAR = {
  /** Who does not touch a calendar for so many days has not kept it, and the public is told that nothing is known. */
  currentDays: 60,
  /** How far ahead the public may ask, and how far back. */
  monthsAhead: 24,
  daysBack: 31,
  /** How far ahead an entry may begin, and how long it may last, a repeated closure with its repetitions. */
  yearsAhead: 5,
  longestDays: 731,
  repeatedYears: 10,
  entries: 2_000,
  note: 500,
} as const;
