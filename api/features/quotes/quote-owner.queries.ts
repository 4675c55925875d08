import { raw } from '@mikro-orm/core';
import { today } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { PromisedEvent } from './quote.types.ts';
import { QuoteRequestState } from './quote.enums.ts';

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
