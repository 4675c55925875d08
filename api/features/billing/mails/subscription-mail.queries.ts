import { today } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { daysBetween } from '../../../platform/days.ts';
import { RANKED_VENUES } from '../plan-limits.queries.ts';

export interface SubscriptionMailData {
  userId: string;
  /** The last day that the mail is about; if it has changed, the mail is not sent. */
  endDate?: string;
  /** The plan whose request was declined; if there is another request, the mail is not sent. */
  declinedPlanId?: string;
}

/** The data of mails about subscriptions. */
export interface SubscriptionView {
  firstName: string;
  lastName: string;
  companyName: string | null;
  planName: string;
  /** The requested plan; null = none. */
  requestedPlanName: string | null;
  /** Why it was declined; null = it was not. */
  declineReason: string | null;
  /** Last day; null = it has not begun. */
  endDate: string | null;
  daysLeft: number | null;
  /** Names of the venues beyond the limit of the free plan. */
  venues: readonly string[];
  /** Names of the venues that are hidden by the plan. */
  hiddenVenues: readonly string[];
}

/** The data of a mail; null = the mail is obsolete. */
export async function readSubscriptionView(
  database: Database,
  { userId, endDate, declinedPlanId }: SubscriptionMailData,
): Promise<SubscriptionView | null> {
  const [row] = await database.rows<Omit<SubscriptionView, 'daysLeft'>>(
    `select u.first_name as "firstName", u.last_name as "lastName", u.company_name as "companyName", p.name as "planName",
       q.name as "requestedPlanName", s.decline_reason as "declineReason", s.end_date::text as "endDate",
       coalesce((select jsonb_agg(r.name order by r.place) from (${RANKED_VENUES}) r
         where r.place > (select f.venue_limit from plan f where f.is_free)), '[]') as venues,
       coalesce((select jsonb_agg(r.name order by r.place) from (${RANKED_VENUES}) r where r.hidden), '[]') as "hiddenVenues"
     from subscription s
     join plan p on p.id = s.plan_id
     left join plan q on q.id = coalesce($3::uuid, s.requested_plan_id)
     join user_account u on u.id = s.user_id
     where s.user_id = $1 and u.deleted_at is null and ($2::date is null or s.end_date = $2::date)
       and ($3::uuid is null or s.declined_at is not null)`,
    [userId, endDate ?? null, declinedPlanId ?? null],
  );
  return row ? { ...row, daysLeft: row.endDate ? daysBetween(today(), row.endDate) : null } : null;
}
