import { CALENDAR } from '../../../schema/calendar-limits.ts';
import type { Language } from '../../../schema/constants.ts';
import { dayFromToday, today } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CountedEntry } from './calendar-content.ts';
import { LAST_DAY } from './calendar.queries.ts';

type Reading = Pick<Transaction, 'query'>;

/** The place that an address is of. */
export interface AddressedPlace {
  venueId: string;
  roomId: string | null;
  venueName: string;
  roomName: string | null;
  communeCode: string;
  /** The owner's; null = the venue has none. */
  language: Language | null;
}

/** An entry as other calendars are told of it: without its note. */
export interface FeedEntry extends CountedEntry {
  id: string;
  /** Null in the calendar of a room, and for the whole venue. */
  roomName: string | null;
  version: number;
  updatedAt: Date;
}

export async function placeOfAddress({ query }: Reading, tokenHash: string): Promise<AddressedPlace | null> {
  const [row] = await query<AddressedPlace>(
    `select a.venue_id as "venueId", a.room_id as "roomId", v.name as "venueName", r.name as "roomName",
       v.commune_code as "communeCode", u.language
     from calendar_address a
     join venue v on v.id = a.venue_id and v.deleted_at is null
     left join room r on r.id = a.room_id
     left join user_account u on u.id = v.owner_id
     where a.token_hash = $1`,
    [tokenHash],
  );
  return row ?? null;
}

/** What is written here of a venue, or of a room and all of its venue: not what was read from elsewhere, which would come back. */
export async function feedEntriesOf(
  { query }: Reading,
  { venueId, roomId }: Pick<AddressedPlace, 'venueId' | 'roomId'>,
): Promise<FeedEntry[]> {
  const rows = await query<Omit<FeedEntry, 'updatedAt'> & { updatedAt: string }>(
    `select e.id, e.room_id as "roomId", case when $2::uuid is null then r.name end as "roomName", e.state,
       e.starts_on::text as "startsOn", e.start_half as "startHalf", e.ends_on::text as "endsOn", e.end_half as "endHalf",
       e.option_until::text as "optionUntil", e.repeats, e.weekdays, e.repeats_until::text as "repeatsUntil", e.version,
       e.updated_at as "updatedAt"
     from calendar_entry e left join room r on r.id = e.room_id
     where e.venue_id = $1 and ($2::uuid is null or e.room_id is null or e.room_id = $2)
       and ${LAST_DAY} >= $3::date and (e.option_until is null or e.option_until >= $4::date)
     order by e.starts_on, e.id`,
    [venueId, roomId, dayFromToday(-CALENDAR.daysBack), today()],
  );
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
}
