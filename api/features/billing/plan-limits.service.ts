import type { Transaction } from '../../database/database.ts';
import { today } from '../../kernel/clock.ts';
import { Role } from '../accounts/account.terms.ts';
import type { PlanLimits } from '../venues/plan-limits.types.ts';

type Reading = Pick<Transaction, 'query'>;

/** The house's own venues are bound by no plan. */
const UNLIMITED: PlanLimits = { venues: null, photosPerVenue: null, promotions: null, homepage: true };

/** What the plan of an owner allows him today; the free plan holds where he has no other. */
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

/** The venues of an owner that the public would see, in the order in which a limit keeps them: those that have been approved longest. */
export const RANKED_VENUES = `
  select v.id, v.name, row_number() over (order by coalesce(v.approved_at, v.created_at), v.created_at, v.id) as place
  from venue v where v.owner_id = $1 and ${PUBLISHED}`;

/** What `applyVenueLimit` has changed. */
export interface LimitApplied {
  hidden: string[];
  shown: string[];
}

/**
 * Hides the published venues of an owner that his plan has no room for, and shows those again that it has. Nothing is deleted. The
 * catalogue is the caller's to refresh.
 */
export async function applyVenueLimit(transaction: Transaction, ownerId: string): Promise<LimitApplied> {
  const { venues: limit } = await limitsOf(transaction, ownerId);
  const changed = await transaction.query<{ id: string; hidden: boolean }>(
    `with wanted as (
       select v.id, r.place is not null and $2::int is not null and r.place > $2::int as hidden
       from venue v left join (${RANKED_VENUES}) r on r.id = v.id where v.owner_id = $1
     )
     update venue v set subscription_expired = w.hidden from wanted w
     where w.id = v.id and v.subscription_expired <> w.hidden
     returning v.id, w.hidden`,
    [ownerId, limit],
  );
  return {
    hidden: changed.filter(({ hidden }) => hidden).map(({ id }) => id),
    shown: changed.filter(({ hidden }) => !hidden).map(({ id }) => id),
  };
}
