import type { Database, Transaction } from '../../platform/database/database.ts';
import DataLoader from 'dataloader';
import { raw } from '@mikro-orm/core';
import { today } from '../../platform/clock.ts';
import type { PromisedEvent } from './quote.types.ts';
import { QuoteRequestState } from './quote.enums.ts';

/** A request by its id, or by a private link that has not expired. */
export type WhichRequest = { id: string } | { linkTokenHash: string; linkExpiresAt: { $gt: Date } };

/** Locks a request, and returns its id; null = there is none. */
export async function lockRequest(query: Transaction['query'], where: WhichRequest): Promise<string | null> {
  const [row] = await ('id' in where
    ? query<{ id: string }>(`select id from quote_request where id = $1 for no key update`, [where.id])
    : query<{ id: string }>(
        `select id from quote_request where link_token_hash = $1 and link_expires_at > $2 for no key update`,
        [where.linkTokenHash, where.linkExpiresAt.$gt],
      ));
  return row?.id ?? null;
}

interface HeldRequest {
  id: string;
  reference: string;
}

/** The requests of answers, by the ids of these, for many at once. */
export function heldRequests(database: Database): DataLoader<string, HeldRequest | null> {
  return new DataLoader(
    async (answerIds) => {
      const rows = await database.rows<HeldRequest & { answerId: string }>(
        `select a.id as "answerId", q.id, q.reference from quote_answer a join quote_request q on q.id = a.request_id
         where a.id = any($1::uuid[])`,
        [answerIds],
      );
      const found = new Map(rows.map(({ answerId, ...request }) => [answerId, request]));
      return answerIds.map((id) => found.get(id) ?? null);
    },
    // The services live as long as the process.
    { cache: false },
  );
}

/** The future events for which a venue of an owner was chosen, the next first. */
export function promisedEvents(query: Transaction['query'], ownerId: string) {
  return query<PromisedEvent & { answerId: string }>(
    `select a.id as "answerId", q.id as "requestId", q.reference, a.venue_name as "venueName", q.participants,
       coalesce(a.start_date, q.start_date)::text as "startDate", coalesce(a.end_date, q.end_date)::text as "endDate"
     from quote_answer a
     join quote_request q on q.id = a.request_id and q.state = '${QuoteRequestState.WON}' and q.anonymised_at is null
     join venue v on v.id = a.venue_id and v.owner_id = $1
     where a.chosen_at is not null and coalesce(a.end_date, q.end_date, 'infinity') >= $2::date
     order by coalesce(a.start_date, q.start_date) nulls last, q.reference`,
    [ownerId, today()],
  );
}

/** The ids of the requests that a venue of an owner was handed. */
export function handedTo(venueId: string, ownerId: string) {
  return raw(
    `select rv.request_id from quote_request_venue rv join venue v on v.id = rv.venue_id
     where v.id = ? and v.owner_id = ? and rv.forwarded_at is not null`,
    [venueId, ownerId],
  );
}
