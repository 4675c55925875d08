import type { Transaction } from '../../platform/database/database.ts';
import { type AppError, validationFailed } from '../../platform/errors.ts';
import { isUuid } from '../../platform/text.ts';
import { QUOTE_ANSWER } from '../../../schema/owner-limits.ts';

/**
 * Hands a request to the owners of venues who were not handed it yet.
 * @param venueIds null = those of the request; others are added to them.
 * @throws AppError VALIDATION_FAILED.
 */
export async function forwardTo(
  { query }: Transaction,
  requestId: string,
  venueIds: readonly string[] | null,
  at: Date,
): Promise<void> {
  if (venueIds && venueIds.length > QUOTE_ANSWER.maxVenues) throw tooMany();
  if (venueIds) {
    const wrong = venueIds.find((id) => !isUuid(id));
    const unknown = wrong ?? (await add(query, requestId, venueIds));
    if (unknown !== undefined)
      throw validationFailed([{ path: 'venueIds', code: 'unknownVenue', params: { value: unknown.slice(0, 64) } }]);
  }
  const [asked] = await query<{ count: number; newly: number; owned: number }>(
    `with newly as (
       update quote_request_venue set forwarded_at = $3
       where request_id = $1 and forwarded_at is null and venue_id is not null and ($2::uuid[] is null or venue_id = any($2))
       returning venue_id
     )
     select (select count(*)::int from quote_request_venue where request_id = $1) as count,
       (select count(*)::int from newly) as newly,
       (select count(*)::int from newly join venue v on v.id = newly.venue_id
        join user_account o on o.id = v.owner_id and o.status = 'APPROVED' where v.deleted_at is null) as owned`,
    [requestId, venueIds, at],
  );
  if (asked!.count > QUOTE_ANSWER.maxVenues) throw tooMany();
  if (!asked!.newly) throw validationFailed([{ path: 'venueIds', code: 'required' }]);
  if (!asked!.owned) throw validationFailed([{ path: 'venueIds', code: 'noOwner' }]);
}

function tooMany(): AppError {
  return validationFailed([{ path: 'venueIds', code: 'tooMany', params: { max: QUOTE_ANSWER.maxVenues } }]);
}

/** Adds venues that the request does not have; gives one that there is not. */
async function add(
  query: Transaction['query'],
  requestId: string,
  venueIds: readonly string[],
): Promise<string | undefined> {
  const known = await query<{ id: string }>(`select id from venue where id = any($1::uuid[]) and deleted_at is null`, [
    venueIds,
  ]);
  const ids = new Set(known.map(({ id }) => id));
  const unknown = venueIds.find((id) => !ids.has(id.toLowerCase()));
  if (unknown !== undefined) return unknown;
  await query(
    `insert into quote_request_venue (request_id, position, venue_id, name, city)
     select $1, (select coalesce(max(position), -1) from quote_request_venue where request_id = $1)
         + row_number() over (order by wanted.ordinality), v.id, v.name, c.label
     from unnest($2::uuid[]) with ordinality as wanted (id, ordinality)
     join venue v on v.id = wanted.id join commune c on c.code = v.commune_code
     where not exists (select 1 from quote_request_venue rv where rv.request_id = $1 and rv.venue_id = v.id)`,
    [requestId, [...ids]],
  );
  return undefined;
}

/** Takes a request back from the owners, and forgets what they answered. */
export async function forgetAnswers({ query }: Transaction, requestId: string): Promise<void> {
  await query(`delete from quote_answer where request_id = $1`, [requestId]);
  await query(`update quote_request_venue set forwarded_at = null, reminded_at = null where request_id = $1`, [
    requestId,
  ]);
}
