import type { Transaction } from '../../platform/database/database.ts';
import { slugify } from '../../platform/text.ts';
import type { RoomContent } from './venue-content.ts';

/** The rooms of a venue, in their order. */
export interface RoomsOf {
  venueId: string;
  rooms: readonly RoomContent[];
}

/** Gives venues that have none their rooms. */
export async function insertRooms(transaction: Transaction, venues: readonly RoomsOf[]): Promise<void> {
  await writeRows(
    transaction,
    venues.flatMap(({ venueId, rooms }) => rooms.map((room, position) => toRow(venueId, position, room))),
  );
}

/** Makes these the rooms of a venue. One that was there already keeps its id, by which quotes and links know it. */
export async function replaceRooms(transaction: Transaction, { venueId, rooms }: RoomsOf): Promise<void> {
  const there = await transaction.query<KnownRoom>(
    `select id, name from room where venue_id = $1 order by position, id`,
    [venueId],
  );
  const ids = keptIds(there, rooms);
  await transaction.query(`delete from room where venue_id = $1 and not id = any($2::uuid[])`, [
    venueId,
    ids.filter((id) => id !== null),
  ]);
  await writeRows(
    transaction,
    rooms.map((room, position) => toRow(venueId, position, room, ids[position] ?? undefined)),
  );
}

export interface KnownRoom {
  id: string;
  name: string;
}

/**
 * Which room that is there each of the given ones is; null = a new one. The name tells, wherever it has moved; a name that is new, in
 * the place of one that is gone, is that one renamed.
 */
export function keptIds(there: readonly KnownRoom[], rooms: readonly { name: string }[]): (string | null)[] {
  const left = new Set(there);
  const take = (room: KnownRoom | undefined): string | null => (room && left.delete(room) ? room.id : null);
  const named = rooms.map(({ name }) => take([...left].find((room) => slugify(room.name) === slugify(name))));
  return named.map((id, position) => id ?? take(there[position]));
}

function toRow(venueId: string, position: number, room: RoomContent, id: string = crypto.randomUUID()): object {
  return { id, venueId, position, ...room };
}

async function writeRows({ query }: Transaction, rows: readonly object[]): Promise<void> {
  if (rows.length) await query(WRITE_ROOMS, [JSON.stringify(rows)]);
}

const WRITE_ROOMS = `
  insert into room (id, venue_id, position, name, description, area_sqm, ceiling_height_m, daylight, step_free, capacities)
  select id, "venueId", position, name, description, "areaSqm", "ceilingHeightM", daylight, "stepFree", capacities
  from jsonb_to_recordset($1::jsonb) as r(id uuid, "venueId" uuid, position smallint, name text, description text,
    "areaSqm" integer, "ceilingHeightM" double precision, daylight boolean, "stepFree" boolean, capacities jsonb)
  on conflict (id) do update set position = excluded.position, name = excluded.name, description = excluded.description,
    area_sqm = excluded.area_sqm, ceiling_height_m = excluded.ceiling_height_m, daylight = excluded.daylight,
    step_free = excluded.step_free, capacities = excluded.capacities`;
