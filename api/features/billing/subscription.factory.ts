import type { Database } from '../../platform/database/database.ts';
import { today } from '../../platform/clock.ts';
import { addDays } from '../../platform/days.ts';
import { SubscriptionStatus } from './billing.enums.ts';

interface Wanted {
  userId: string;
  plan?: 'Essentiel' | 'Premium';
  status?: SubscriptionStatus;
  /** Days until its last one. */
  daysLeft?: number;
  autoRenew?: boolean;
}

/** Inserts a subscription, a running one by default. Returns its id. */
export async function createSubscription(
  database: Database,
  { userId, plan = 'Premium', status = SubscriptionStatus.ACTIVE, daysLeft = 100, autoRenew = false }: Wanted,
): Promise<string> {
  const end = addDays(today(), daysLeft);
  const [row] = await database.rows<{ id: string }>(
    `insert into subscription (user_id, plan_id, status, start_date, end_date, price_cents, vat_percent, auto_renew)
     select $1, id, $3, $4, $5, price_cents, vat_percent, $6 from plan where name = $2 returning id`,
    [userId, plan, status, addDays(end, -364), end, autoRenew],
  );
  return row!.id;
}
