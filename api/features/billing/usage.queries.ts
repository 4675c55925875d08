import type { Transaction } from '../../platform/database/database.ts';
import { today } from '../../platform/clock.ts';
import type { PlanUsage, VenueName } from './billing.types.ts';
import { RANKED_VENUES } from './plan-limits.service.ts';

type Reading = Pick<Transaction, 'query'>;

/** How much of what plans limit a user has. */
export async function usageOf({ query }: Reading, userId: string): Promise<PlanUsage> {
  const [row] = await query<PlanUsage>(
    `with own as (select id from venue where owner_id = $1 and deleted_at is null)
     select (select count(*) from own)::int as venues,
       coalesce((select max(n) from (select count(*) as n from photo where venue_id in (select id from own) group by venue_id) c), 0)::int as photos,
       (select count(*) from promotion where venue_id in (select id from own) and ends_on >= $2::date)::int as promotions`,
    [userId, today()],
  );
  return row!;
}

/** The published venues of a user that the free plan has no room for. */
export async function venuesBeyondFreePlan({ query }: Reading, userId: string): Promise<VenueName[]> {
  return query(
    `select r.id, r.name from (${RANKED_VENUES}) r
     where r.place > (select f.venue_limit from plan f where f.is_free) order by r.place`,
    [userId],
  );
}
