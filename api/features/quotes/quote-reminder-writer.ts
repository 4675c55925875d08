import type { Transaction } from '../../platform/database/database.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { RequestedOwner } from './quote-owners.ts';

/** Of an answer `a`: it stands. A question that was replied to waits for the venue again. */
export const ANSWERED = `not (a.kind = 'QUESTION' and a.reply is not null)`;

/** Of a venue `rv` of a request: it was handed the request and has not answered. */
export const WAITS = `rv.forwarded_at is not null and not exists (
  select 1 from quote_answer a where a.request_id = rv.request_id and a.venue_id = rv.venue_id and ${ANSWERED})`;

/** The day in Paris on which a venue `rv` was asked last. */
export const ASKED_ON = `(greatest(rv.forwarded_at, rv.reminded_at) at time zone 'Europe/Paris')::date`;

/**
 * Notes that owners who have not answered are asked once more, once a day at most: whom the request was handed to today is not.
 * @param today YYYY-MM-DD in Paris.
 * @throws AppError VALIDATION_FAILED where all have answered, or were asked today.
 */
export async function remindOwners(
  { query }: Transaction,
  requestId: string,
  { at, today }: { at: Date; today: string },
): Promise<RequestedOwner[]> {
  const owners = await query<RequestedOwner>(
    `with reminded as (
       update quote_request_venue rv set reminded_at = $2
       from venue v, user_account o
       where rv.request_id = $1 and ${WAITS} and ${ASKED_ON} < $3::date
         and v.id = rv.venue_id and v.deleted_at is null and o.id = v.owner_id and o.status = 'APPROVED'
       returning v.owner_id, v.id, rv.name, rv.position
     )
     select owner_id as "ownerId", array_agg(id::text order by position) as "venueIds",
       array_agg(name order by position) as "venueNames"
     from reminded group by owner_id order by min(position)`,
    [requestId, at, today],
  );
  if (!owners.length) throw validationFailed([{ path: 'venues', code: 'nobodyToRemind' }]);
  return owners;
}
