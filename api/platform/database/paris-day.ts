/** The SQL of the instant at which a day (YYYY-MM-DD) begins in Paris. @param day an expression or a placeholder, `$1`. */
export function beginInParis(day: string): string {
  return `(${day}::date::timestamp at time zone 'Europe/Paris')`;
}
