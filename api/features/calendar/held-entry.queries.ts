import type { Transaction } from '../../platform/database/database.ts';
import type { CalendarState, HalfDay } from './calendar.enums.ts';

/* Entries that are held or booked for an answer to a quote request; there is one an answer at most. */

type Reading = Pick<Transaction, 'query'>;

/** Whole days that are held for an answer. */
export interface HeldDays {
  /** The id of the answer. */
  heldFor: string;
  venueId: string;
  /** Null = the whole venue. */
  roomId: string | null;
  startsOn: string;
  endsOn: string;
}

/** An entry as the two sides of a request see it. */
export interface HeldEntry {
  heldFor: string;
  state: CalendarState;
  startsOn: string;
  startHalf: HalfDay;
  endsOn: string;
  endHalf: HalfDay;
  optionUntil: string | null;
  roomId: string | null;
  roomName: string | null;
}

const INSERT = `insert into calendar_entry as e (venue_id, room_id, state, starts_on, start_half, ends_on, end_half, option_until, held_for)
  select "venueId", "roomId", case when "optionUntil" is null then 'BOOKED' else 'OPTION' end, "startsOn", 'MORNING', "endsOn", 'AFTERNOON',
    "optionUntil", "heldFor"
  from jsonb_to_recordset($1::jsonb) as r("venueId" uuid, "roomId" uuid, "startsOn" date, "endsOn" date, "optionUntil" date, "heldFor" uuid)
  on conflict (held_for) do update set state = excluded.state, option_until = excluded.option_until, repeats = null, repeats_until = null,
    weekdays = '{}', version = e.version + 1, updated_at = now()`;

/** Puts an option on the days of an answer, in the place of an earlier one. */
export async function holdDays({ query }: Reading, days: HeldDays & { optionUntil: string }): Promise<void> {
  await query(
    `${INSERT}, room_id = excluded.room_id, starts_on = excluded.starts_on, start_half = excluded.start_half, ends_on = excluded.ends_on,
       end_half = excluded.end_half`,
    [JSON.stringify([days])],
  );
}

/** Makes the entries of answers options (until a day) or bookings (null). Those that exist keep the time and the room that the owner gave them. */
export async function setHeldDays(
  { query }: Reading,
  days: readonly (HeldDays & { optionUntil: string | null })[],
): Promise<void> {
  await query(INSERT, [JSON.stringify(days)]);
}

/** Deletes the entries of answers, and returns the ids of their venues. */
export async function freeHeldDays({ query }: Reading, answerIds: readonly string[]): Promise<string[]> {
  const rows = await query<{ venueId: string }>(
    `delete from calendar_entry where held_for = any($1::uuid[]) returning venue_id as "venueId"`,
    [answerIds],
  );
  return [...new Set(rows.map(({ venueId }) => venueId))];
}

/** The entries of answers, by the ids of these. */
export async function heldEntries(
  { query }: Reading,
  answerIds: readonly string[],
): Promise<ReadonlyMap<string, HeldEntry>> {
  const rows = await query<HeldEntry>(
    `select e.held_for as "heldFor", e.state, e.starts_on::text as "startsOn", e.start_half as "startHalf", e.ends_on::text as "endsOn",
       e.end_half as "endHalf", e.option_until::text as "optionUntil", r.id as "roomId", r.name as "roomName"
     from calendar_entry e join venue v on v.id = e.venue_id and v.deleted_at is null left join room r on r.id = e.room_id
     where e.held_for = any($1::uuid[])`,
    [answerIds],
  );
  return new Map(rows.map((row) => [row.heldFor, row]));
}
