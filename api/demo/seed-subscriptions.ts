import { today } from '../platform/clock.ts';
import { addDays, addMonths } from '../platform/days.ts';
import { applyVenueLimit } from '../features/billing/plan-limits.queries.ts';
import type { Transaction } from '../platform/database/database.ts';
import { demoSubscriptions, OWNER_BEYOND_PLAN } from './demo-subscriptions.ts';

/** Writes the subscriptions of the demo world, whose people and venues must exist, and applies their plans to the venues. */
export async function seedSubscriptions(transaction: Transaction): Promise<void> {
  const { query } = transaction;
  const rows = demoSubscriptions().map(({ daysLeft, ...subscription }, index) => {
    const end = addDays(today(), daysLeft);
    const start = addDays(addMonths(end, -12), 1);
    return {
      ...subscription,
      start,
      end,
      reference: `FAC-${start.slice(0, 4)}-${String(index + 41).padStart(4, '0')}`,
    };
  });
  await query(
    `with wanted as (
       select u.id as user_id, p.id as plan_id, p.name, p.price_cents, p.vat_percent, r.*
       from jsonb_to_recordset($1::jsonb) as r(email text, plan text, start date, "end" date, method text, paid boolean, reference text)
       join user_account u on u.email = r.email
       join plan p on p.name = r.plan
     ), written as (
       insert into subscription (user_id, plan_id, status, start_date, end_date, price_cents, vat_percent)
       select user_id, plan_id, 'ACTIVE', start, "end", price_cents, vat_percent from wanted
       returning id, user_id
     )
     insert into payment (subscription_id, method, status, date, reference, amount_cents, plan_name)
     select s.id, w.method, case when w.paid then 'PAID' else 'UNPAID' end, w.start, w.reference, w.price_cents, w.name
     from written s join wanted w on w.user_id = s.user_id`,
    [JSON.stringify(rows)],
  );
  const [beyond] = await query<{ id: string }>('select id from user_account where email = $1', [OWNER_BEYOND_PLAN]);
  await applyVenueLimit(transaction, beyond!.id);
}
