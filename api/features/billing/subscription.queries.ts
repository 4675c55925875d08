import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { today } from '../../platform/clock.ts';
import { addDays, daysBetween } from '../../platform/days.ts';
import { offsetOf, pagePlace } from '../../platform/graphql/paging.ts';
import { Role } from '../accounts/account.enums.ts';
import { type SubscriptionsArgs, SubscriptionSort } from './billing.inputs.ts';
import { SubscriptionStatus } from './billing.enums.ts';
import type {
  BillingAccount,
  PlanSubscription,
  SubscriptionOverview,
  SubscriptionOwner,
  SubscriptionPage,
} from './billing.types.ts';
import type { Plan } from './plan.entity.ts';
import { holdsOn, subscriptionActorsOf } from './subscription.policy.ts';
import { subscriptionWorkflow } from './subscription.workflow.ts';
import { usageOf } from './plan-limits.queries.ts';

type Reading = Pick<Transaction, 'query'>;
/** With the number of days before the end from which a subscription ends soon: that of the first warning. */
export type SubscriptionReading = Reading & { soonDays: number };

const planJson = (alias: string): string => `jsonb_build_object('id', ${alias}.id, 'name', ${alias}.name,
  'priceCents', ${alias}.price_cents, 'vatPercent', ${alias}.vat_percent, 'durationMonths', ${alias}.duration_months,
  'venueLimit', ${alias}.venue_limit, 'photoLimit', ${alias}.photo_limit, 'promotionLimit', ${alias}.promotion_limit,
  'homepage', ${alias}.homepage, 'isFree', ${alias}.is_free, 'isActive', ${alias}.is_active, 'position', ${alias}.position,
  'version', ${alias}.version)`;

/** A row of the statement below, without what depends on the day and the viewer. */
type Row = Omit<
  PlanSubscription,
  'daysLeft' | 'endsSoon' | 'renewsOn' | 'paymentStatus' | 'availableActions' | keyof Instants
> &
  Instants;

/** Instants as texts of PostgreSQL. */
interface Instants {
  renewedAt: string | null;
  cancelledAt: string | null;
  requestedAt: string | null;
  declinedAt: string | null;
}

const SELECT = `
  select s.id, s.status, s.start_date::text as "startDate", s.end_date::text as "endDate", s.auto_renew as "autoRenew",
    s.renewed_at as "renewedAt", s.cancelled_at as "cancelledAt", s.price_cents as "priceCents",
    s.vat_percent::float8 as "vatPercent", s.requested_at as "requestedAt",
    s.declined_at as "declinedAt", s.decline_reason as "declineReason", s.version,
    jsonb_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'email', u.email, 'companyName', u.company_name) as owner,
    ${planJson('p')} as plan, case when q.id is not null then ${planJson('q')} end as "requestedPlan",
    coalesce((select jsonb_agg(jsonb_build_object('id', y.id, 'method', y.method, 'status', y.status, 'date', y.date,
        'reference', y.reference, 'amountCents', y.amount_cents, 'planName', y.plan_name) order by y.date desc, y.created_at desc)
      from payment y where y.subscription_id = s.id), '[]') as payments
  from subscription s
  join plan p on p.id = s.plan_id
  left join plan q on q.id = s.requested_plan_id
  join user_account u on u.id = s.user_id and u.deleted_at is null`;

/** The subscription of a user, as the viewer sees it; null = they never had or requested one. */
export async function subscriptionOf(
  reading: SubscriptionReading,
  viewer: Viewer,
  userId: string,
): Promise<PlanSubscription | null> {
  const [row] = await reading.query<Row>(`${SELECT} where s.user_id = $1`, [userId]);
  return row ? toView(row, viewer, reading.soonDays) : null;
}

/** The current plan of a user. */
export async function currentPlanOf({ query }: Reading, userId: string): Promise<Plan> {
  const [row] = await query<{ plan: Plan }>(
    `select ${planJson('p')} as plan from plan p
     left join subscription s on s.user_id = $1 and s.status in ('ACTIVE', 'CANCELLED') and s.end_date >= $2::date
     where p.id = s.plan_id or (p.is_free and s.id is null)`,
    [userId, today()],
  );
  return row!.plan;
}

const ORDERS: Record<SubscriptionSort, string> = {
  [SubscriptionSort.END_DATE]: 's.end_date asc nulls last, s.id',
  [SubscriptionSort.END_DATE_DESC]: 's.end_date desc nulls last, s.id',
  [SubscriptionSort.OWNER]: 'u.sort_name, s.id',
  [SubscriptionSort.OWNER_DESC]: 'u.sort_name desc, s.id',
  [SubscriptionSort.NEWEST]: 's.created_at desc, s.id',
  [SubscriptionSort.REQUESTED]: 's.requested_at asc nulls last, s.id',
};

const FOUND = `from subscription s join user_account u on u.id = s.user_id and u.deleted_at is null
  where ($1::text is null or u.search_text like f_unaccent($1))
    and ($2::text is null or s.status = $2)
    and ($3::text is null or s.plan_id::text = $3)
    and ($4::boolean is null or (s.status in ('ACTIVE', 'CANCELLED') and s.end_date between $5::date and $5::date + $7::int) = $4)
    and ($6::boolean is null or (s.requested_plan_id is not null) = $6)`;

/** A page of the subscriptions of all owners. Details are read for the rows of the page only. */
export async function subscriptionPage(
  { query, soonDays }: SubscriptionReading,
  viewer: Viewer,
  { filter, sort, ...paging }: SubscriptionsArgs,
): Promise<SubscriptionPage> {
  const { text, status, planId, endsSoon, requested } = filter ?? {};
  const pattern = text?.trim()
    ? `%${text
        .trim()
        .toLowerCase()
        .replaceAll(/[\\%_]/g, '\\$&')}%`
    : null;
  const values = [pattern, status ?? null, planId ?? null, endsSoon ?? null, today(), requested ?? null, soonDays];
  const [counted] = await query<{ count: number }>(`select count(*)::int as count ${FOUND}`, values);
  const rows = await query<Row>(
    `${SELECT}
     join (select s.id, row_number() over (order by ${ORDERS[sort]}) as place ${FOUND}
       order by place limit ${paging.pageSize} offset ${offsetOf(paging)}) page on page.id = s.id
     order by page.place`,
    values,
  );
  return { items: rows.map((row) => toView(row, viewer, soonDays)), ...pagePlace(counted!.count, paging) };
}

/** The plan of a user, its use, and their subscription, as the viewer sees it; null = there is no such user. */
export async function billingAccountOf(
  reading: SubscriptionReading,
  viewer: Viewer,
  userId: string,
): Promise<BillingAccount | null> {
  const [found, currentPlan, subscription, usage] = await Promise.all([
    subscriptionOwnerOf(reading, userId),
    currentPlanOf(reading, userId),
    subscriptionOf(reading, viewer, userId),
    usageOf(reading, userId),
  ]);
  if (!found) return null;
  const { role, ...owner } = found;
  return {
    id: userId,
    owner,
    currentPlan: role === Role.CLIENT ? currentPlan : null,
    subscription,
    usage,
  };
}

/** The number of subscriptions in each situation today. */
export async function subscriptionOverview({ query, soonDays }: SubscriptionReading): Promise<SubscriptionOverview> {
  const [row] = await query<SubscriptionOverview>(
    `select (count(*) filter (where runs))::int as running,
       (count(*) filter (where runs and s.end_date <= $1::date + $2::int))::int as "endingSoon",
       (count(*) filter (where s.requested_plan_id is not null))::int as requested,
       (count(*) filter (where s.status = 'EXPIRED'))::int as expired
     from subscription s join user_account u on u.id = s.user_id and u.deleted_at is null
     cross join lateral (select s.status in ('ACTIVE', 'CANCELLED') and s.end_date >= $1::date as runs) r`,
    [today(), soonDays],
  );
  return row!;
}

/** The owner of a subscription; null = there is no such user. */
export async function subscriptionOwnerOf(
  { query }: Reading,
  userId: string,
): Promise<(SubscriptionOwner & { role: Role }) | null> {
  const [row] = await query<SubscriptionOwner & { role: Role }>(
    `select id, first_name || ' ' || last_name as name, email, company_name as "companyName", role
     from user_account where id = $1 and deleted_at is null`,
    [userId],
  );
  return row ?? null;
}

function toView(row: Row, viewer: Viewer, soonDays: number): PlanSubscription {
  const runs = holdsOn(row, today());
  const daysLeft = runs ? daysBetween(today(), row.endDate!) : null;
  const { renewedAt, cancelledAt, requestedAt, declinedAt, requestedPlan, status } = row;
  return {
    ...row,
    renewedAt: instantOf(renewedAt),
    cancelledAt: instantOf(cancelledAt),
    requestedAt: instantOf(requestedAt),
    declinedAt: instantOf(declinedAt),
    daysLeft,
    endsSoon: daysLeft !== null && daysLeft <= soonDays,
    renewsOn: runs && status === SubscriptionStatus.ACTIVE ? addDays(row.endDate!, 1) : null,
    paymentStatus: row.payments[0]?.status ?? null,
    availableActions: subscriptionWorkflow.allowed(
      { status, requestedPlan },
      ...subscriptionActorsOf(viewer, row.owner.id),
    ),
  };
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** Owners with a venue that is hidden because of its plan. */
export async function ownersOfHiddenVenues({ query }: Reading): Promise<string[]> {
  const owners = await query<{ ownerId: string }>(
    `select distinct owner_id as "ownerId" from venue where subscription_expired and owner_id is not null`,
  );
  return owners.map(({ ownerId }) => ownerId);
}
