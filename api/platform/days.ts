const DAY_MS = 24 * 3_600_000;

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The day (YYYY-MM-DD) so many days after another. */
export function addDays(day: string, days: number): string {
  return dayOf(utc(day) + days * DAY_MS);
}

/** Days from one day to another; 0 = the same, negative = it lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** The day so many months after another; where the month has no such day, its last one. */
export function addMonths(day: string, months: number): string {
  const date = new Date(utc(day));
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return dayOf(date.getTime());
}

/** The instant so many months before another; where the month has no such day, on its last one. */
export function monthsBefore(instant: Date, months: number): Date {
  const [day, time] = instant.toISOString().split('T') as [string, string];
  return new Date(`${addMonths(day, -months)}T${time}`);
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  // The 30th of February is taken for the 2nd of March, and so is not the day that was written.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utc(text)) && dayOf(utc(text)) === text;
}
