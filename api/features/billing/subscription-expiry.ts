import type { Database, Transaction } from '../../platform/database/database.ts';
import { today } from '../../platform/clock.ts';
import { addDays, daysBetween } from '../../platform/days.ts';
import { refusalOf } from '../../platform/errors.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import { move, transition } from '../../platform/workflow.ts';
import { lockAccounts } from '../accounts/account-locks.ts';
import { SubscriptionAction, SubscriptionActor, SubscriptionStatus } from './billing.enums.ts';
import { applyVenueLimit, fillVenueLimit } from './plan-limits.service.ts';
import { subscriptionWorkflow } from './subscription.workflow.ts';
import { SubscriptionExpired, SubscriptionExpiring, SubscriptionRequested } from './events.ts';
import { ask, lockedSubscription, NOTHING_ASKED } from './subscription-writer.ts';

/** Ends subscriptions that are over, and warns of those that soon will be; every hour, so that a process that was down catches up. */
export const SUBSCRIPTIONS_WATCH = defineQueue('subscriptions.watch', { schedule: '5 * * * *', retries: 2 });

export interface ExpiryWorld {
  database: Database;
  /** Days before the end on which owners are warned, as they are set when it is looked. */
  warningDays: () => readonly number[];
}

interface Soon {
  id: string;
  user_id: string;
  end_date: string;
  plan: string;
  warned_days: number[];
}

const endable = Object.values(SubscriptionStatus).filter((status) =>
  subscriptionWorkflow.next(status, SubscriptionAction.EXPIRE, SubscriptionActor.SYSTEM),
);

/**
 * Handler of SUBSCRIPTIONS_WATCH. Each subscription is a transaction of its own, in which it is looked at again under its lock: whatever
 * runs beside this, on this process or another, each effect happens once.
 */
export async function watchSubscriptions(world: ExpiryWorld): Promise<{ expired: number; warned: number }> {
  const expired = await expireAll(world);
  const warned = await warnAll(world);
  await fillLimits(world);
  return { expired, warned };
}

async function expireAll({ database }: ExpiryWorld): Promise<number> {
  const due = await database.rows<{ user_id: string }>(
    `select user_id from subscription where status = any($1) and end_date < $2::date order by end_date, id`,
    [endable, today()],
  );
  let count = 0;
  for (const { user_id: userId } of due) {
    const refusal = await refusalOf(() =>
      transition(database, subscriptionWorkflow, {
        lock: async (transaction) => {
          const subscription = await lockedSubscription(transaction, userId);
          return subscription?.endDate && subscription.endDate < today() ? subscription : null;
        },
        action: SubscriptionAction.EXPIRE,
        by: SubscriptionActor.SYSTEM,
        effect: async (transaction, subscription) => {
          Object.assign(subscription, NOTHING_ASKED);
          await transaction.em.flush();
          const { hidden } = await applyVenueLimit(transaction, userId);
          const { name: plan } = await subscription.plan.loadOrFail();
          return new SubscriptionExpired({ userId, plan, endDate: subscription.endDate!, hidden: hidden.length });
        },
      }),
    );
    if (!refusal) count++;
  }
  return count;
}

async function warnAll({ database, warningDays: warnings }: ExpiryWorld): Promise<number> {
  const warningDays = warnings();
  const furthest = Math.max(0, ...warningDays);
  const soon = await database.rows<Soon>(
    `select s.id, s.user_id, s.end_date::text, s.warned_days, p.name as plan
     from subscription s join plan p on p.id = s.plan_id
     where s.status = $1 and s.end_date between $2::date and $3::date order by s.end_date, s.id`,
    [SubscriptionStatus.ACTIVE, today(), addDays(today(), furthest)],
  );
  let count = 0;
  for (const { id, user_id: userId, end_date: endDate, plan, warned_days: warned } of soon) {
    const days = daysBetween(today(), endDate);
    // Of several that are due at once, after some days without a process, the most urgent one tells all.
    const due = warningDays.filter((threshold) => days <= threshold);
    const threshold = Math.min(...due);
    if (!due.length || warned.includes(threshold)) continue;
    const isWarned = await database.transaction(async (transaction) => {
      await lockAccounts(transaction, [userId]);
      const [mine] = await transaction.query<{ auto_renew: boolean; is_requested: boolean }>(
        `update subscription set warned_days = $2::smallint[]
         where id = $1 and status = $3 and end_date = $4::date and not ($5::smallint = any(warned_days))
         returning auto_renew, requested_plan_id is not null as is_requested`,
        [id, due, SubscriptionStatus.ACTIVE, endDate, threshold],
      );
      if (!mine) return false;
      if (mine.auto_renew && !mine.is_requested) await askAgain(transaction, userId);
      await transaction.publish(new SubscriptionExpiring({ userId, plan, endDate, days }));
      return true;
    });
    if (isWarned) count++;
  }
  return count;
}

/** Its owner wants it to be renewed by itself: the renewal is asked for with the first warning. */
async function askAgain(transaction: Transaction, userId: string): Promise<void> {
  const subscription = (await lockedSubscription(transaction, userId))!;
  await move(transaction, subscriptionWorkflow, subscription, {
    action: SubscriptionAction.REQUEST,
    by: SubscriptionActor.SYSTEM,
    effect: async () => {
      const plan = await subscription.plan.loadOrFail();
      ask(subscription, plan);
      return new SubscriptionRequested({ userId, plan: plan.name });
    },
  });
}

/** A venue that was taken off the site or deleted makes room for one that is hidden. */
async function fillLimits({ database }: ExpiryWorld): Promise<void> {
  const owners = await database.rows<{ owner_id: string }>(
    `select distinct owner_id from venue where subscription_expired and owner_id is not null`,
  );
  for (const { owner_id: ownerId } of owners) {
    await database.transaction(async (transaction) => {
      await lockAccounts(transaction, [ownerId]);
      await fillVenueLimit(transaction, ownerId);
    });
  }
}
