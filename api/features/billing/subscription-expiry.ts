import type { Database, Transaction } from '../../platform/database/database.ts';
import { today } from '../../platform/clock.ts';
import { addDays, daysBetween } from '../../platform/days.ts';
import { refusalOf } from '../../platform/errors.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import { move, transition } from '../../platform/workflow.ts';
import { lockAccounts } from '../accounts/user.queries.ts';
import { SubscriptionAction, SubscriptionActor, SubscriptionStatus } from './billing.enums.ts';
import { applyVenueLimit, fillVenueLimit } from './plan-limits.queries.ts';
import { subscriptionWorkflow } from './subscription.workflow.ts';
import { Subscription } from './subscription.entity.ts';
import { ownersOfHiddenVenues } from './subscription.queries.ts';
import { SubscriptionExpired, SubscriptionExpiring, SubscriptionRequested } from './events.ts';
import { ask, lockedSubscription, NO_REQUEST } from './subscription-writer.ts';

/** Ends expired subscriptions, and warns of those that end soon; hourly, so that a process that was down catches up. */
export const SUBSCRIPTIONS_WATCH = defineQueue('subscriptions.watch', { schedule: '5 * * * *', retries: 2 });

export interface ExpiryWorld {
  database: Database;
  /** Days before the end on which owners are warned, as currently set. */
  warningDays: () => readonly number[];
}

const endable = Object.values(SubscriptionStatus).filter((status) =>
  subscriptionWorkflow.next(status, SubscriptionAction.EXPIRE, SubscriptionActor.SYSTEM),
);

/**
 * Handler of SUBSCRIPTIONS_WATCH. Each subscription is processed in its own transaction and read again under its lock, so that each effect
 * happens once, whatever runs concurrently.
 */
export async function watchSubscriptions(world: ExpiryWorld): Promise<{ expired: number; warned: number }> {
  const expired = await expireAll(world);
  const warned = await warnAll(world);
  await fillLimits(world);
  return { expired, warned };
}

async function expireAll({ database }: ExpiryWorld): Promise<number> {
  const due = await database.em.find(
    Subscription,
    { status: { $in: endable }, endDate: { $lt: today() } },
    { orderBy: { endDate: 'asc', id: 'asc' } },
  );
  let count = 0;
  for (const { user } of due) {
    const userId = user.id;
    const refusal = await refusalOf(() =>
      transition(database, subscriptionWorkflow, {
        lock: async (transaction) => {
          const subscription = await lockedSubscription(transaction, userId);
          return subscription?.endDate && subscription.endDate < today() ? subscription : null;
        },
        action: SubscriptionAction.EXPIRE,
        by: SubscriptionActor.SYSTEM,
        effect: async (transaction, subscription) => {
          Object.assign(subscription, NO_REQUEST);
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
  const soon = await database.em.find(
    Subscription,
    { status: SubscriptionStatus.ACTIVE, endDate: { $gte: today(), $lte: addDays(today(), furthest) } },
    { populate: ['plan'], orderBy: { endDate: 'asc', id: 'asc' } },
  );
  let count = 0;
  for (const { id, user, plan, warnedDays: warned, ...found } of soon) {
    const userId = user.id;
    const endDate = found.endDate!;
    const days = daysBetween(today(), endDate);
    // If several are due after a downtime, the most urgent one replaces the others.
    const due = warningDays.filter((threshold) => days <= threshold);
    const threshold = Math.min(...due);
    if (!due.length || warned.includes(threshold)) continue;
    const isWarned = await database.transaction(async (transaction) => {
      const mine = await lockedSubscription(transaction, userId);
      const isSame = mine?.status === SubscriptionStatus.ACTIVE && mine.endDate === endDate;
      if (!isSame || mine.warnedDays.includes(threshold)) return false;
      // A warning does not change the version, so that edits in progress do not conflict.
      await transaction.em.nativeUpdate(Subscription, { id }, { warnedDays: due, version: mine.version });
      if (mine.autoRenew && !mine.requestedPlan) await requestRenewal(transaction, mine);
      await transaction.publish(new SubscriptionExpiring({ userId, plan: plan.unwrap().name, endDate, days }));
      return true;
    });
    if (isWarned) count++;
  }
  return count;
}

/** With automatic renewal, the renewal is requested with the first warning. */
async function requestRenewal(transaction: Transaction, subscription: Subscription): Promise<void> {
  await move(transaction, subscriptionWorkflow, subscription, {
    action: SubscriptionAction.REQUEST,
    by: SubscriptionActor.SYSTEM,
    effect: async () => {
      const plan = await subscription.plan.loadOrFail();
      ask(subscription, plan);
      return new SubscriptionRequested({ userId: subscription.user.id, plan: plan.name });
    },
  });
}

/** An unpublished or deleted venue makes room for a hidden one. */
async function fillLimits({ database }: ExpiryWorld): Promise<void> {
  for (const ownerId of await ownersOfHiddenVenues(database)) {
    await database.transaction(async (transaction) => {
      await lockAccounts(transaction, [ownerId]);
      await fillVenueLimit(transaction, ownerId);
    });
  }
}
