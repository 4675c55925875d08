import { LockMode, ref } from '@mikro-orm/core';
import type { Transaction } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { isUuid } from '../../platform/text.ts';
import { lockAccounts } from '../accounts/account-locks.queries.ts';
import type { Plan } from './plan.entity.ts';
import { Subscription } from './subscription.entity.ts';

export const NOTHING_ASKED = { requestedPlan: null, requestedAt: null };
export const NOT_DECLINED = { declinedAt: null, declineReason: null };

/** Locks the subscription of a user, after their account: of two first requests at once the second finds what the first has written. */
export async function lockedSubscription(transaction: Transaction, userId: string): Promise<Subscription | null> {
  if (!isUuid(userId)) return null;
  await lockAccounts(transaction, [userId]);
  return transaction.em.findOne(Subscription, { user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Notes that a plan is asked for. */
export function ask(subscription: Subscription, plan: Plan): void {
  Object.assign(subscription, { requestedPlan: ref(plan), requestedAt: now(), ...NOT_DECLINED });
}
