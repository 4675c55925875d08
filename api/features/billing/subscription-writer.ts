import { LockMode, ref } from '@mikro-orm/core';
import type { Transaction } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { isUuid } from '../../platform/text.ts';
import { lockAccounts } from '../accounts/user.queries.ts';
import type { Plan } from './plan.entity.ts';
import { Subscription } from './subscription.entity.ts';

export const NO_REQUEST = { requestedPlan: null, requestedAt: null };
export const NOT_DECLINED = { declinedAt: null, declineReason: null };

/** Locks the account of a user, then their subscription: of two concurrent first requests the second finds the row of the first. */
export async function lockedSubscription(transaction: Transaction, userId: string): Promise<Subscription | null> {
  if (!isUuid(userId)) return null;
  await lockAccounts(transaction, [userId]);
  return transaction.em.findOne(Subscription, { user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** Sets the requested plan. */
export function ask(subscription: Subscription, plan: Plan): void {
  Object.assign(subscription, { requestedPlan: ref(plan), requestedAt: now(), ...NOT_DECLINED });
}
