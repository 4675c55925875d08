/** The one source of time, so that tests can move it. */
let offsetMs = 0;

/** Now, as an instant. */
export function now(): Date {
  return new Date(Date.now() + offsetMs);
}

const MINUTE_MS = 60_000;
const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });
let remembered = { minute: -1, day: '' };

/** Today in Paris as YYYY-MM-DD: the day on which dates without a time are judged. Cheap: it is asked at every read. */
export function today(): string {
  const instant = now();
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (remembered.minute !== minute) remembered = { minute, day: parisDay.format(instant) };
  return remembered.day;
}

/** Moves the clock by so many milliseconds from real time; 0 puts it right again. For tests. */
export function moveClock(ms: number): void {
  offsetMs = ms;
}
