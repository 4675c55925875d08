import type { Transaction } from '../../../platform/database/database.ts';
import { dayInParis, now, today } from '../../../platform/clock.ts';
import { VenuesChanged } from '../../venues/events.ts';
import { confirmedAtOf, noteConfirmed } from '../calendar.queries.ts';
import type { CalendarReading, KnownCalendar } from './calendar-reader.ts';

type Reading = Pick<Transaction, 'query'>;

/** A calendar that is to be read. */
export interface DueCalendar extends KnownCalendar {
  id: string;
  venueId: string;
  sealedUrl: string;
  communeCode: string;
}

/** A calendar that has failed for a day. */
export interface FailingCalendar {
  id: string;
  venueId: string;
  venueName: string;
  ownerId: string;
  /** Its name, or that of its server. */
  calendar: string;
}

type Row<Record> = Omit<Record, 'readAt'> & { readAt: string | null };
const DUE_COLUMNS = `l.id, l.venue_id as "venueId", l.sealed_url as "sealedUrl", v.commune_code as "communeCode", l.etag,
  l.last_modified as "lastModified", l.content_hash as "contentHash", l.read_at as "readAt"`;

/**
 * Takes calendars whose time has come, so that no other process takes them. Those that have failed for a day are asked each six hours: their servers
 * may be gone, and each costs the whole time-out.
 */
export async function claimDue({ query }: Reading, limit: number): Promise<DueCalendar[]> {
  const rows = await query<Row<DueCalendar>>(
    `update linked_calendar l
     set next_read_at = $1::timestamptz + case when l.failing_since < $1::timestamptz - interval '1 day' then interval '6 hours' else interval '30 minutes' end
     from venue v
     where v.id = l.venue_id and l.id in (
       select d.id from linked_calendar d join venue w on w.id = d.venue_id and w.deleted_at is null
       where d.next_read_at <= $1::timestamptz order by d.next_read_at limit $2 for update of d skip locked)
     returning ${DUE_COLUMNS}`,
    [now(), limit],
  );
  return rows.map(dated);
}

/** One to be read now; null = it is a file, or there is none. */
export async function dueById({ query }: Reading, id: string): Promise<DueCalendar | null> {
  const [row] = await query<Row<DueCalendar>>(
    `select ${DUE_COLUMNS} from linked_calendar l join venue v on v.id = l.venue_id
     where l.id = $1 and l.sealed_url is not null`,
    [id],
  );
  return row ? dated(row) : null;
}

function dated<Record extends { readAt: string | null }>(row: Record) {
  return { ...row, readAt: row.readAt ? new Date(row.readAt) : null };
}

/** Stores what came of reading a calendar, and tells the public where that has changed anything. */
export async function storeReading(transaction: Transaction, id: string, reading: CalendarReading): Promise<void> {
  const { etag, lastModified, contentHash, file } = reading;
  const [found] = await transaction.query<{ venueId: string }>(
    `update linked_calendar set seen_at = $2, failing_since = null, fault = null, warned_at = null, etag = $3, last_modified = $4, content_hash = $5
     where id = $1 returning venue_id as "venueId"`,
    [id, now(), etag, lastModified, contentHash],
  );
  // It was unlinked meanwhile.
  if (!found) return;
  if (file)
    await transaction.query(
      `update linked_calendar set read_at = $2, name = $3, taken = $4::jsonb, taken_count = $5, skipped = $6 where id = $1`,
      [id, now(), file.name, JSON.stringify(file.taken), file.taken.length, file.skipped],
    );
  // What was published has the day on which it was confirmed: once a day is enough.
  const before = await confirmedAtOf(transaction, found.venueId);
  if (file || !before || dayInParis(before) < today()) await publishRead(transaction, found.venueId);
}

/** Notes that a calendar was confirmed by what was read, and publishes it. */
export async function publishRead(transaction: Transaction, venueId: string): Promise<void> {
  await noteConfirmed(transaction, venueId);
  await transaction.publish(new VenuesChanged([venueId]));
}

/** What was known of it stays: dates that were taken do not become free by an outage. */
export async function storeFault({ query }: Reading, id: string, fault: string): Promise<void> {
  await query(`update linked_calendar set fault = $2, failing_since = coalesce(failing_since, $3) where id = $1`, [
    id,
    fault,
    now(),
  ]);
}

/** Calendars that have failed for a day, whose owners are told now: once until they work again. */
export function claimUnwarned({ query }: Reading): Promise<FailingCalendar[]> {
  return query<FailingCalendar>(
    `update linked_calendar l set warned_at = $1
     from venue v
     where v.id = l.venue_id and v.deleted_at is null and v.owner_id is not null and l.warned_at is null
       and l.failing_since <= $1::timestamptz - interval '1 day'
     returning l.id, v.id as "venueId", v.name as "venueName", v.owner_id as "ownerId", coalesce(l.name, l.origin) as calendar`,
    [now()],
  );
}
