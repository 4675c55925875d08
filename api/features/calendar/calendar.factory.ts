import { dayFromToday } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { refreshCatalogue } from '../search/catalogue-writer.ts';
import { insertEntries, type NewEntry } from './calendar.queries.ts';
import { CalendarState, HalfDay } from './calendar.enums.ts';

type Wanted = Partial<NewEntry> & { venueId: string };

/** Inserts entries, bookings of today by default, and refreshes the catalogue. Returns their ids. */
export async function createEntries(database: Database, wanted: Wanted[]): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const ids = await insertEntries(transaction, wanted.map(toEntry));
    await refreshCatalogue(
      transaction,
      wanted.map(({ venueId }) => venueId),
    );
    return ids;
  });
}

function toEntry(wanted: Wanted): NewEntry {
  return {
    roomId: null,
    state: CalendarState.BOOKED,
    startsOn: dayFromToday(0),
    startHalf: HalfDay.MORNING,
    endsOn: wanted.startsOn ?? dayFromToday(0),
    endHalf: HalfDay.AFTERNOON,
    optionUntil: null,
    repeats: null,
    weekdays: [],
    repeatsUntil: null,
    note: null,
    ...wanted,
  };
}
