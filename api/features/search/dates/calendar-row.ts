import type { BusySpan, CalendarContent } from '../../calendar/calendar-content.ts';

/** What the catalogue knows of a calendar, for searches. */
export interface CalendarRow {
  /** The day on which it was last written or confirmed. */
  confirmedOn: string;
  /** What is not free of the whole venue. */
  busy: BusySpan[];
  /** The people of the largest room about which nothing else is written; null = of each something is. */
  shared: number | null;
  /** The rooms of which more is written: the people they hold, and what is not free. */
  rooms: [people: number, busy: BusySpan[]][];
}

/** A venue without rooms is one that holds any number. */
export function calendarRow(
  calendar: CalendarContent,
  rooms: readonly { id: string; capacity: number }[],
): CalendarRow {
  const { confirmedOn, busy } = calendar;
  const [others, written] = [rooms.filter(({ id }) => !busy[id]), rooms.filter(({ id }) => busy[id])];
  const shared = others.length ? Math.max(...others.map(({ capacity }) => capacity)) : written.length ? null : 0;
  return {
    confirmedOn,
    busy: busy[''] ?? [],
    shared,
    rooms: written.map(({ id, capacity }) => [capacity, busy[id]!]),
  };
}
