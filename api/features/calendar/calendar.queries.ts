import type { Transaction } from '../../platform/database/database.ts';
import type { RetentionRule } from '../../platform/database/retention.ts';
import { dayInParis, now, today } from '../../platform/clock.ts';
import { type CalendarContent, calendarContent, type CountedEntry } from './calendar-content.ts';
import type { CalendarRepetition } from './calendar.enums.ts';
import { linkedEntriesOf } from './linked/linked-entries.queries.ts';

type Reading = Pick<Transaction, 'query'>;

/** An entry with all that those who manage the venue see. */
export interface EntryRecord extends CountedEntry {
  id: string;
  venueId: string;
  repeats: CalendarRepetition | null;
  weekdays: number[];
  note: string | null;
  /** The id of the answer to a quote request that it belongs to; null = none. */
  heldFor: string | null;
  version: number;
}

/** The last day of an entry, that of its last repetition included. */
export const LAST_DAY = `greatest(ends_on, repeats_until + (ends_on - starts_on))`;

const SELECT = `
  select id, venue_id as "venueId", room_id as "roomId", state, starts_on::text as "startsOn", start_half as "startHalf",
    ends_on::text as "endsOn", end_half as "endHalf", option_until::text as "optionUntil", repeats, weekdays,
    repeats_until::text as "repeatsUntil", note, held_for as "heldFor", version
  from calendar_entry`;

/** Entries that ended so long ago. */
export const CALENDAR_RETENTION: RetentionRule = {
  due: `from calendar_entry where ${LAST_DAY} < $1::timestamptz::date`,
  since: `${LAST_DAY}::timestamptz`,
  reference: null,
};

/** The entries of some days, by their first day. */
export function entriesOf(
  { query }: Reading,
  { venueId, from, to }: { venueId: string; from: string; to: string },
): Promise<EntryRecord[]> {
  return query<EntryRecord>(
    `${SELECT} where venue_id = $1 and starts_on <= $3::date and ${LAST_DAY} >= $2::date order by starts_on, start_half desc, id`,
    [venueId, from, to],
  );
}

export async function entryOf({ query }: Reading, id: string): Promise<EntryRecord | null> {
  const [row] = await query<EntryRecord>(`${SELECT} where id = $1`, [id]);
  return row ?? null;
}

export async function entryCount({ query }: Reading, venueId: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from calendar_entry where venue_id = $1`,
    [venueId],
  );
  return row!.count;
}

/** Notes that the calendar of a venue is up to date now. */
export async function noteConfirmed({ query }: Reading, venueId: string): Promise<void> {
  await query(
    `insert into venue_calendar (venue_id, confirmed_at) values ($1, $2) on conflict (venue_id) do update set confirmed_at = excluded.confirmed_at`,
    [venueId, now()],
  );
}

/** When the calendar of a venue was last written or confirmed; null = never. */
export async function confirmedAtOf({ query }: Reading, venueId: string): Promise<Date | null> {
  const [row] = await query<{ confirmedAt: string }>(
    `select confirmed_at as "confirmedAt" from venue_calendar where venue_id = $1`,
    [venueId],
  );
  return row ? new Date(row.confirmedAt) : null;
}

/** The calendars of these venues as they are published; those that nobody ever kept are left out. */
export async function calendarsOf(
  { query }: Reading,
  venueIds: readonly string[],
): Promise<ReadonlyMap<string, CalendarContent>> {
  const kept = await query<{ id: string; confirmedAt: string }>(
    `select venue_id as id, confirmed_at as "confirmedAt" from venue_calendar where venue_id = any($1::uuid[])`,
    [venueIds],
  );
  if (kept.length === 0) return new Map();
  const ids = kept.map(({ id }) => id);
  const written = await query<EntryRecord>(`${SELECT} where venue_id = any($1::uuid[])`, [ids]);
  const linked = await linkedEntriesOf({ query }, ids);
  const entries = Map.groupBy([...written, ...linked], ({ venueId }) => venueId);
  return new Map(
    kept.map(({ id, confirmedAt }) => [
      id,
      calendarContent(dayInParis(new Date(confirmedAt)), entries.get(id) ?? [], today()),
    ]),
  );
}

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
