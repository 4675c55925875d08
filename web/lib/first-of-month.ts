/** The first day of the month of a day, YYYY-MM-DD. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
