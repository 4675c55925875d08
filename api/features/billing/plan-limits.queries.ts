import { BILLING_LIMITS } from '../../../schema/admin-limits.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { today } from '../../platform/clock.ts';
import { Role } from '../accounts/account.enums.ts';
import type { PlanLimits } from './plan-limits.types.ts';
import type { PlanUsage, VenueName } from './billing.types.ts';
import { PlanAppliedToVenues } from './events.ts';

type Reading = Pick<Transaction, 'query'>;

/** The platform's own venues are bound by no plan. */
const UNLIMITED: PlanLimits = { venues: null, photosPerVenue: null, promotions: null, homepage: true };

/** The limits of the plan of an owner today; the free plan applies where they have no other. */
export async function limitsOf({ query }: Reading, ownerId: string): Promise<PlanLimits> {
  const [found] = await query<PlanLimits & { role: Role }>(
    `select u.role, p.venue_limit as venues, p.photo_limit as "photosPerVenue", p.promotion_limit as promotions, p.homepage
     from user_account u
     join plan p on p.id = coalesce(
       (select s.plan_id from subscription s where s.user_id = u.id and s.status in ('ACTIVE', 'CANCELLED') and s.end_date >= $2::date),
       (select f.id from plan f where f.is_free))
     where u.id = $1`,
    [ownerId, today()],
  );
  if (!found || found.role !== Role.CLIENT) return UNLIMITED;
  const { venues, photosPerVenue, promotions, homepage } = found;
  return { venues, photosPerVenue, promotions, homepage };
}

const PUBLISHED = `v.review_status = 'APPROVED' and v.is_published and v.deleted_at is null`;

/**
 * The venues of an owner that the public would see, in the order in which a limit keeps them: those that it sees, then those that are hidden;
 * among them those that have been approved longest.
 */
export const RANKED_VENUES = `
  select v.id, v.name, v.subscription_expired as hidden, row_number() over (
    order by v.subscription_expired, coalesce(v.approved_at, v.created_at), v.created_at, v.id) as place
  from venue v where v.owner_id = $1 and ${PUBLISHED}`;

/** The venues of an owner that the public sees now and that a limit has no room for; null = no limit. */
export function venuesBeyond({ query }: Reading, ownerId: string, limit: number | null): Promise<VenueName[]> {
  return query(
    `select r.id, r.name from (${RANKED_VENUES}) r where not r.hidden and r.place > $2::int order by r.place limit $3`,
    [ownerId, limit, BILLING_LIMITS.maxLimit],
  );
}

/** What a limit has changed. */
export interface LimitApplied {
  hidden: VenueName[];
  shown: VenueName[];
}

/**
 * Hides the published venues of an owner that their plan has no room for, and shows those again that it has: when a plan begins or ends, and
 * at no other moment. Nothing is deleted.
 */
export function applyVenueLimit(transaction: Transaction, ownerId: string): Promise<LimitApplied> {
  return apply(transaction, ownerId, true);
}

/** Shows hidden venues of an owner that their plan has room for again. What is online stays. */
export async function fillVenueLimit(transaction: Transaction, ownerId: string): Promise<VenueName[]> {
  return (await apply(transaction, ownerId, false)).shown;
}

async function apply(transaction: Transaction, ownerId: string, hides: boolean): Promise<LimitApplied> {
  const { venues: limit } = await limitsOf(transaction, ownerId);
  const changed = await transaction.query<VenueName & { hidden: boolean }>(
    `with wanted as (
       select v.id, coalesce(r.place > $2::int and (r.hidden or $3), false) as hidden
       from venue v left join (${RANKED_VENUES}) r on r.id = v.id where v.owner_id = $1
     )
     update venue v set subscription_expired = w.hidden from wanted w
     where w.id = v.id and v.subscription_expired <> w.hidden
     returning v.id, v.name, w.hidden`,
    [ownerId, limit, hides],
  );
  if (changed.length) await transaction.publish(new PlanAppliedToVenues({ venueIds: changed.map(({ id }) => id) }));
  const named = (hidden: boolean) =>
    changed.filter((venue) => venue.hidden === hidden).map(({ id, name }) => ({ id, name }));
  return { hidden: named(true), shown: named(false) };
}

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
