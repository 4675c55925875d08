import { addDays } from './days.ts';

/** The one source of time, so that tests can move it. */
let offsetMs = 0;

/** Now, as an instant. */
export function now(): Date {
  return new Date(Date.now() + offsetMs);
}

const MINUTE_MS = 60_000;
const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });
let remembered = { minute: -1, day: '' };

/** Today in Paris as YYYY-MM-DD, with which dates without a time are compared. Cheap, as it is called at every read. */
export function today(): string {
  const instant = now();
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  if (remembered.minute !== minute) remembered = { minute, day: parisDay.format(instant) };
  return remembered.day;
}

/** The day in Paris of an instant as YYYY-MM-DD. */
export function dayInParis(instant: Date): string {
  return parisDay.format(instant);
}

/** The day so many days after today. */
export function dayFromToday(days: number): string {
  return addDays(today(), days);
}

/** Moves the clock by so many milliseconds from real time; 0 resets it. For tests. */
export function moveClock(ms: number): void {
  offsetMs = ms;
}

const parisOffset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'longOffset' });

/** The next time that it is this hour and minute in Paris; not for the hours of changes to and from summer time. */
export function nextInParis(hour: number, minute: number): Date {
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`;
  const on = (day: string): Date => {
    const name = parisOffset.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName');
    return new Date(`${day}T${time}${name!.value.replace('GMT', '')}`);
  };
  const coming = on(today());
  return coming > now() ? coming : on(addDays(today(), 1));
}
