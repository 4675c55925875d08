import type { Transaction } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import type { CountedEntry } from './calendar-content.ts';

/** An entry that is inserted with many others. */
export interface NewEntry extends CountedEntry {
  venueId: string;
  note: string | null;
}

/** Inserts entries, whose venues then count as kept now. Returns their ids in the same order. */
export async function insertEntries({ query }: Transaction, entries: readonly NewEntry[]): Promise<string[]> {
  const rows = entries.map((entry) => ({ ...entry, id: crypto.randomUUID() }));
  await query(
    `insert into calendar_entry (id, venue_id, room_id, state, starts_on, start_half, ends_on, end_half, option_until, repeats, weekdays, repeats_until, note)
     select id, "venueId", "roomId", state, "startsOn", "startHalf", "endsOn", "endHalf", "optionUntil", repeats,
       array(select jsonb_array_elements_text(weekdays)::smallint), "repeatsUntil", note
     from jsonb_to_recordset($1::jsonb) as r(id uuid, "venueId" uuid, "roomId" uuid, state text, "startsOn" date, "startHalf" text,
       "endsOn" date, "endHalf" text, "optionUntil" date, repeats text, weekdays jsonb, "repeatsUntil" date, note text)`,
    [JSON.stringify(rows)],
  );
  await query(
    `insert into venue_calendar (venue_id, confirmed_at) select distinct unnest($1::uuid[]), $2::timestamptz
     on conflict (venue_id) do update set confirmed_at = excluded.confirmed_at`,
    [rows.map(({ venueId }) => venueId), now()],
  );
  return rows.map(({ id }) => id);
}
