import { today } from '../../kernel/clock.ts';
import { addDays, addMonths } from '../../kernel/days.ts';
import type { Transaction } from '../database.ts';

interface DemoSubscription {
  email: string;
  plan: 'Essentiel' | 'Premium';
  /** Days until its last one. */
  daysLeft: number;
  method: 'CARD' | 'TRANSFER';
  paid: boolean;
}

/** The demo client has everything; some other owners stand at other points of their year. */
const SUBSCRIPTIONS: readonly DemoSubscription[] = [
  { email: 'client@pleniere.test', plan: 'Premium', daysLeft: 214, method: 'TRANSFER', paid: true },
  { email: 'helene.vasseur@demeures-ponant.example', plan: 'Premium', daysLeft: 23, method: 'CARD', paid: true },
  { email: 'karim.haddad@halles-et-cie.example', plan: 'Essentiel', daysLeft: 96, method: 'CARD', paid: true },
  { email: 'maiwenn.legoff@gites-granit.example', plan: 'Essentiel', daysLeft: 5, method: 'TRANSFER', paid: false },
  { email: 'etienne.rochas@altitude-douce.example', plan: 'Premium', daysLeft: 301, method: 'CARD', paid: true },
  { email: 'nadia.benhaddou@mezzanine.example', plan: 'Essentiel', daysLeft: 148, method: 'TRANSFER', paid: true },
];

/** Writes the subscriptions of the demo world, whose people must be there. */
export async function seedSubscriptions({ query }: Transaction): Promise<void> {
  const rows = SUBSCRIPTIONS.map(({ daysLeft, ...subscription }, index) => {
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
}
