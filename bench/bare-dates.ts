import { CALENDAR } from '../schema/calendar-limits.ts';
import { calendarsOf } from '../api/features/calendar/calendar.queries.ts';
import type { PossibleTimes } from '../api/features/search/dates/event-begins.ts';
import type { Database } from '../api/platform/database/database.ts';

const BATCH = 1_000;

/**
 * What the bare SQL server asks of calendars: each room of a venue whose calendar is current with the people it holds, and in a row each what is not free
 * of it, that of the house too, repetitions expanded, behind a B-tree.
 */
export async function writeBareDates(database: Database): Promise<void> {
  await database.transaction(async ({ query }) => {
    await query(`create table bench_place as
      select r.venue_id, r.id as room_id,
        coalesce((select max(people::text::integer) from jsonb_path_query(r.capacities, '$.*') people), 0) as people
      from room r join venue_calendar k using (venue_id) where k.confirmed_at > now() - interval '${CALENDAR.currentDays} days'`);
    await query('create index bench_place_venue on bench_place (venue_id, people, room_id)');
    await query('create table bench_busy (room_id uuid, first integer, last integer)');
    const venues = await query<{ id: string }>('select distinct venue_id as id from bench_place');
    for (let start = 0; start < venues.length; start += BATCH) {
      const ids = venues.slice(start, start + BATCH).map(({ id }) => id);
      const busy = [...(await calendarsOf({ query }, ids))].flatMap(([venueId, { busy: lists }]) =>
        Object.entries(lists).flatMap(([roomId, spans]) =>
          // Options leave a venue among the hits.
          spans.filter(([, , until]) => until === undefined).map(([first, last]) => ({ venueId, roomId, first, last })),
        ),
      );
      await query(
        `insert into bench_busy
         select p.room_id, b.first, b.last
         from jsonb_to_recordset($1::jsonb) as b("venueId" uuid, "roomId" text, first integer, last integer)
         join bench_place p on p.venue_id = b."venueId" and (b."roomId" = '' or p.room_id::text = b."roomId")`,
        [JSON.stringify(busy)],
      );
    }
    await query('create index bench_busy_room on bench_busy (room_id, first, last)');
  });
}

/** That the calendar of a venue is unknown, or that a room which holds the people is taken in none of the half days of some begin. */
export function bareDates(
  { begins, halfDays }: PossibleTimes,
  people: number,
  value: (one: unknown) => string,
): string {
  return `(not exists (select 1 from bench_place p where p.venue_id = v.id) or exists (
      select 1 from bench_place p cross join unnest(${value(begins)}::integer[]) begin
      where p.venue_id = v.id and p.people >= ${value(people)} and not exists (
        select 1 from bench_busy b
        where b.room_id = p.room_id and b.first < begin + ${value(halfDays)}::integer and b.last >= begin)))`;
}
