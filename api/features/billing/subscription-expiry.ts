import type { Database } from '../../platform/database/database.ts';
import { now, today } from '../../platform/clock.ts';
import { addDays, daysBetween } from '../../platform/days.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import { lockAccounts } from '../accounts/account-locks-writer.ts';
import { SubscriptionAction, SubscriptionActor, SubscriptionStatus } from './billing.enums.ts';
import { applyVenueLimit, fillVenueLimit } from './plan-limits.service.ts';
import { subscriptionWorkflow } from './subscription.workflow.ts';
import type { SubscriptionNotifier } from './subscription-notifier.ts';
import { PlanAppliedToVenues } from './events.ts';

/** Ends subscriptions that are over, and warns of those that soon will be; every hour, so that a process that was down catches up. */
export const SUBSCRIPTIONS_WATCH = defineQueue('subscriptions.watch', { schedule: '5 * * * *', retries: 2 });

export interface ExpiryWorld {
  database: Database;
  news: SubscriptionNotifier;
  /** Days before the end on which owners are warned, as they are set when it is looked. */
  warningDays: () => readonly number[];
}

interface Due {
  id: string;
  user_id: string;
  end_date: string;
  plan: string;
  plan_id: string;
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

async function expireAll({ database, news }: ExpiryWorld): Promise<number> {
  const due = await database.rows<Pick<Due, 'id' | 'user_id'>>(
    `select id, user_id from subscription where status = any($1) and end_date < $2::date order by end_date, id`,
    [endable, today()],
  );
  let count = 0;
  for (const { id, user_id: userId } of due) {
    const isEnded = await database.transaction(async (transaction) => {
      await lockAccounts(transaction, [userId]);
      const [ended] = await transaction.query<Pick<Due, 'end_date' | 'plan'>>(
        `update subscription s set status = $3, requested_plan_id = null, requested_at = null, updated_at = $4, version = s.version + 1
         from plan p where p.id = s.plan_id and s.id = $1 and s.status = any($2) and s.end_date < $5::date
         returning s.end_date::text, p.name as plan`,
        [id, endable, SubscriptionStatus.EXPIRED, now(), today()],
      );
      if (!ended) return false;
      const { hidden, shown } = await applyVenueLimit(transaction, userId);
      const changed = [...hidden, ...shown].map((venue) => venue.id);
      if (changed.length) await transaction.publish(new PlanAppliedToVenues(changed));
      await news.expired(transaction, userId, ended.plan, ended.end_date, hidden.length);
      return true;
    });
    if (isEnded) count++;
  }
  return count;
}

async function warnAll({ database, news, warningDays: warnings }: ExpiryWorld): Promise<number> {
  const warningDays = warnings();
  const furthest = Math.max(0, ...warningDays);
  const soon = await database.rows<Due & { warned_days: number[] }>(
    `select s.id, s.user_id, s.end_date::text, s.warned_days, p.name as plan, p.id as plan_id
     from subscription s join plan p on p.id = s.plan_id
     where s.status = $1 and s.end_date between $2::date and $3::date order by s.end_date, s.id`,
    [SubscriptionStatus.ACTIVE, today(), addDays(today(), furthest)],
  );
  let count = 0;
  for (const { id, end_date: endDate, warned_days: warned, ...subscription } of soon) {
    const days = daysBetween(today(), endDate);
    // Of several that are due at once, after some days without a process, the most urgent one tells all.
    const due = warningDays.filter((threshold) => days <= threshold);
    const threshold = Math.min(...due);
    if (!due.length || warned.includes(threshold)) continue;
    const isWarned = await database.transaction(async (transaction) => {
      await lockAccounts(transaction, [subscription.user_id]);
      const [mine] = await transaction.query<{ auto_renew: boolean; is_requested: boolean }>(
        `update subscription set warned_days = $2::smallint[]
         where id = $1 and status = $3 and end_date = $4::date and not ($5::smallint = any(warned_days))
         returning auto_renew, requested_plan_id is not null as is_requested`,
        [id, due, SubscriptionStatus.ACTIVE, endDate, threshold],
      );
      if (!mine) return false;
      if (mine.auto_renew && !mine.is_requested) {
        await transaction.query(
          `update subscription set requested_plan_id = plan_id, requested_at = $2, declined_at = null, decline_reason = null
           where id = $1`,
          [id, now()],
        );
        await news.requested(transaction, subscription.user_id, subscription.plan);
      }
      await news.expiring(transaction, subscription.user_id, subscription.plan, endDate, days);
      return true;
    });
    if (isWarned) count++;
  }
  return count;
}

/** A venue that was taken off the site or deleted makes room for one that is hidden. */
async function fillLimits({ database }: ExpiryWorld): Promise<void> {
  const owners = await database.rows<{ owner_id: string }>(
    `select distinct owner_id from venue where subscription_expired and owner_id is not null`,
  );
  for (const { owner_id: ownerId } of owners) {
    await database.transaction(async (transaction) => {
      await lockAccounts(transaction, [ownerId]);
      const shown = (await fillVenueLimit(transaction, ownerId)).map(({ id }) => id);
      if (shown.length) await transaction.publish(new PlanAppliedToVenues(shown));
    });
  }
}
