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

/** Limits of calendars that are read from elsewhere. */
export const LINKED_CALENDAR = {
  perVenue: 20,
  url: 2_000,
  maxBytes: 2 * 1024 * 1024,
  events: 5_000,
  /** Times that are taken within the days that are read. */
  occurrences: 5_000,
  /** Repetitions that are computed, also those of the past. */
  ruleSteps: 100_000,
  /** How long a file may take to be read, and an address to answer. */
  readingMs: 5_000,
  answerMs: 10_000,
  /** Characters of names and titles. */
  name: 100,
  title: 150,
} as const;
