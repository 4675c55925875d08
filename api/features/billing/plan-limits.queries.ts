import { BILLING_LIMITS } from '../../../schema/admin-limits.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { today } from '../../platform/clock.ts';
import { Role } from '../accounts/account.enums.ts';
import type { PlanLimits } from './plan-limits.types.ts';
import type { PlanUsage } from './billing.types.ts';
import { PlanAppliedToVenues } from './events.ts';

type Reading = Pick<Transaction, 'query'>;

/** Venues without an owner have no limits. */
const UNLIMITED: PlanLimits = { venues: null, photosPerVenue: null, promotions: null, homepage: true };

/** The limits of the current plan of an owner; the free plan by default. */
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

/** A venue that a limit takes offline or shows again. */
export interface NamedVenue {
  id: string;
  name: string;
}

const PUBLISHED = `v.review_status = 'APPROVED' and v.is_published and v.deleted_at is null`;

/**
 * The venues of an owner that are published, in the order in which a limit keeps them: first visible, then hidden ones;
 * among them those that were approved first.
 */
export const RANKED_VENUES = `
  select v.id, v.name, v.subscription_expired as hidden, row_number() over (
    order by v.subscription_expired, coalesce(v.approved_at, v.created_at), v.created_at, v.id) as place
  from venue v where v.owner_id = $1 and ${PUBLISHED}`;

/** The visible venues of an owner beyond a limit; null = no limit. */
export function venuesBeyond({ query }: Reading, ownerId: string, limit: number | null): Promise<NamedVenue[]> {
  return query(
    `select r.id, r.name from (${RANKED_VENUES}) r where not r.hidden and r.place > $2::int order by r.place limit $3`,
    [ownerId, limit, BILLING_LIMITS.maxLimit],
  );
}

/** The effect of a limit. */
export interface LimitApplied {
  hidden: NamedVenue[];
  shown: NamedVenue[];
}

/**
 * Hides the published venues of an owner beyond the limit of their plan, and shows hidden ones within it. Called only when a plan begins or
 * ends. Nothing is deleted.
 */
export function applyVenueLimit(transaction: Transaction, ownerId: string): Promise<LimitApplied> {
  return apply(transaction, ownerId, true);
}

/** Shows hidden venues of an owner within the limit of their plan. Visible ones stay. */
export async function fillVenueLimit(transaction: Transaction, ownerId: string): Promise<NamedVenue[]> {
  return (await apply(transaction, ownerId, false)).shown;
}

async function apply(transaction: Transaction, ownerId: string, hides: boolean): Promise<LimitApplied> {
  const { venues: limit } = await limitsOf(transaction, ownerId);
  const changed = await transaction.query<NamedVenue & { hidden: boolean }>(
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

/** The usage of a user of what plans limit. */
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

/** The published venues of a user beyond the limit of the free plan. */
export async function venuesBeyondFreePlan({ query }: Reading, userId: string): Promise<NamedVenue[]> {
  return query(
    `select r.id, r.name from (${RANKED_VENUES}) r
     where r.place > (select f.venue_limit from plan f where f.is_free) order by r.place`,
    [userId],
  );
}

/** The venues of a user that are hidden because a subscription ended. */
export function hiddenVenues({ query }: Reading, userId: string): Promise<NamedVenue[]> {
  return query(
    `select id, name from venue where owner_id = $1 and subscription_expired and deleted_at is null order by name, id`,
    [userId],
  );
}
