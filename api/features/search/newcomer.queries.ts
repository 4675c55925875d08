import type { Database, Transaction } from '../../platform/database/database.ts';

/** A venue, and its place in the order in which venues became public for the first time. */
export interface Newcomer {
  venueId: string;
  position: number;
}

/** Under the lock of the log, so that positions are in the order of the commits; a venue that returns is no newcomer. */
export async function insertNewcomers(query: Transaction['query'], venueIds: readonly string[]): Promise<void> {
  await query(
    `insert into catalogue_newcomer (venue_id)
     select venue_id from catalogue_venue v where venue_id = any($1::uuid[])
       and not exists (select 1 from catalogue_newcomer n where n.venue_id = v.venue_id) order by created_at, venue_id`,
    [venueIds],
  );
}

/** The position of the last one; 0 = there is none. */
export async function lastNewcomer({ query }: Pick<Database, 'query'>): Promise<number> {
  const [row] = await query<{ position: number }>(
    `select coalesce(max(position), 0) as position from catalogue_newcomer`,
  );
  return row!.position;
}

/** Those after a position and up to another, the latest first; of very many the latest. */
export function newcomersBetween(
  { query }: Pick<Database, 'query'>,
  after: number,
  upTo: number,
  limit: number,
): Promise<Newcomer[]> {
  return query<Newcomer>(
    `select venue_id as "venueId", position from catalogue_newcomer
     where position > $1 and position <= $2 order by position desc limit $3`,
    [after, upTo, limit],
  );
}
