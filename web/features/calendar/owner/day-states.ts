import { dayOfHalf, halfDayOf, halfOf, spanOf, type Half } from '../../../../schema/half-days.ts';
import type { OwnerCalendarQuery } from './calendar.gen.ts';

export type OwnedCalendar = NonNullable<OwnerCalendarQuery['venueCalendar']>;
export type OwnedEntry = OwnedCalendar['entries'][number];
export type OwnedVenue = NonNullable<OwnerCalendarQuery['managedVenue']>;

/** What a half day of the grid tells: the entry that counts most, and how many there are. */
export type HalfState = { readonly entry: OwnedEntry; readonly count: number };
export type DayState = Readonly<Partial<Record<Half, HalfState>>>;

/** Of several entries the first of these is shown; what is of the whole venue goes before what is of a room. */
const RANK = { BOOKED: 0, CLOSED: 1, OPTION: 2 } as const;
const rankOf = ({ state, isExpired, roomId }: OwnedEntry) => RANK[state] + (roomId ? 4 : 0) + (isExpired ? 8 : 0);

/** The entries that a room has to do with: its own and those of the whole venue. @param roomId null = all. */
export function entriesFor(entries: readonly OwnedEntry[], roomId: string | null): readonly OwnedEntry[] {
  return roomId === null ? entries : entries.filter((entry) => entry.roomId === null || entry.roomId === roomId);
}

/** What each day (YYYY-MM-DD) tells; days on which nothing is written are left out. */
export function dayStates(entries: readonly OwnedEntry[]): ReadonlyMap<string, DayState> {
  const days = new Map<string, Partial<Record<Half, HalfState>>>();
  for (const entry of entries.toSorted((a, b) => rankOf(a) - rankOf(b)))
    for (const period of entry.periods) {
      const { first, last } = spanOf(period);
      for (let half = first; half <= last; half++) {
        const day = days.get(dayOfHalf(half)) ?? {};
        const before = day[halfOf(half)];
        day[halfOf(half)] = before ? { ...before, count: before.count + 1 } : { entry, count: 1 };
        days.set(dayOfHalf(half), day);
      }
    }
  return days;
}

/** The entries that take place on a day. */
export function entriesOn(entries: readonly OwnedEntry[], day: string): OwnedEntry[] {
  const [morning, afternoon] = [halfDayOf(day, 'MORNING'), halfDayOf(day, 'AFTERNOON')];
  return entries.filter(({ periods }) =>
    periods.some((period) => {
      const { first, last } = spanOf(period);
      return first <= afternoon && morning <= last;
    }),
  );
}
