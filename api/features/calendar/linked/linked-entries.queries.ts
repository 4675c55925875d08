import { calendarSpanOf, halfDayOf } from '../../../../schema/half-days.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CountedEntry } from '../calendar-content.ts';
import { CalendarState } from '../calendar.enums.ts';
import type { TakenHalves } from './calendar-file.ts';

type Reading = Pick<Transaction, 'query'>;

/** What is taken by linked calendars, as a calendar counts it. */
export async function linkedEntriesOf(
  { query }: Reading,
  venueIds: readonly string[],
): Promise<(CountedEntry & { venueId: string })[]> {
  const rows = await query<{ venueId: string; roomId: string | null; taken: TakenHalves[] }>(
    `select venue_id as "venueId", room_id as "roomId", taken from linked_calendar where venue_id = any($1::uuid[]) and taken_count > 0`,
    [venueIds],
  );
  return rows.flatMap(({ taken, ...of }) => taken.map(([first, last]) => ({ ...of, ...booked(first, last) })));
}

/** An entry of a linked calendar, with what those who manage the venue see of it. */
export interface LinkedEntry extends CountedEntry {
  id: string;
  note: string | null;
  calendarName: string;
}

/** Those of some days, by their first day. */
export async function linkedEntriesBetween(
  { query }: Reading,
  { venueId, from, to }: { venueId: string; from: string; to: string },
): Promise<LinkedEntry[]> {
  const rows = await query<{
    id: string;
    roomId: string | null;
    calendarName: string;
    first: number;
    last: number;
    title: string | null;
  }>(
    `select l.id || ':' || t.position as id, l.room_id as "roomId", coalesce(l.name, l.origin) as "calendarName",
       (t.value ->> 0)::int as first, (t.value ->> 1)::int as last, t.value ->> 2 as title
     from linked_calendar l, jsonb_array_elements(l.taken) with ordinality as t(value, position)
     where l.venue_id = $1 and (t.value ->> 0)::int <= $3 and (t.value ->> 1)::int >= $2
     order by first, l.id, t.position`,
    [venueId, halfDayOf(from, 'MORNING'), halfDayOf(to, 'AFTERNOON')],
  );
  return rows.map(({ first, last, title, ...row }) => ({ ...row, ...booked(first, last), note: title }));
}

function booked(first: number, last: number) {
  const nothing = { optionUntil: null, repeats: null, weekdays: [], repeatsUntil: null };
  return { ...calendarSpanOf({ first, last }), ...nothing, state: CalendarState.BOOKED };
}
