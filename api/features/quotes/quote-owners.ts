import type { Transaction } from '../../platform/database/database.ts';

/** Somebody who runs venues that a request was handed to. */
export interface RequestedOwner {
  ownerId: string;
  venueIds: string[];
  /** In the order of the request. */
  venueNames: string[];
}

/** The owners that a request was handed to; with `since`, those whom it was handed to then. */
export async function requestedOwners(
  { query }: Transaction,
  requestId: string,
  since?: Date,
): Promise<RequestedOwner[]> {
  return query<RequestedOwner>(
    `select v.owner_id as "ownerId", array_agg(v.id::text order by rv.position) as "venueIds",
       array_agg(rv.name order by rv.position) as "venueNames"
     from quote_request_venue rv join venue v on v.id = rv.venue_id
     where rv.request_id = $1 and v.owner_id is not null and v.deleted_at is null
       and rv.forwarded_at is not null and ($2::timestamptz is null or rv.forwarded_at = $2)
     group by v.owner_id order by min(rv.position)`,
    [requestId, since ?? null],
  );
}
