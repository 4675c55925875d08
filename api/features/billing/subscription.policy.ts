import type { Viewer } from '../../platform/authz.ts';
import { Role } from '../accounts/account.enums.ts';
import { SubscriptionAction, SubscriptionActor, SubscriptionStatus } from './billing.enums.ts';
import { subscriptionWorkflow } from './subscription.workflow.ts';

/** Who has a subscription of his own, or administers those of others. */
export const SUBSCRIBERS: readonly string[] = [Role.CLIENT, Role.ADMIN];
/** Plans, subscriptions of others and payments are theirs alone. */
export const BILLING_ADMINISTRATORS: readonly string[] = [Role.ADMIN];

/** As whom somebody deals with the subscription of a user; null = it is not his business. */
export function subscriptionActorOf(viewer: Viewer, userId: string): SubscriptionActor | null {
  if (viewer.id === userId) return SubscriptionActor.OWNER;
  return BILLING_ADMINISTRATORS.includes(viewer.role) ? SubscriptionActor.ADMIN : null;
}

/**
 * What the viewer can do with the subscription of a user; an administrator with one of his own is both.
 * @param asks whether its owner asks for something, or there is nothing to say no to.
 */
export function subscriptionActionsOf(
  viewer: Viewer,
  userId: string,
  { status, asks }: { status: SubscriptionStatus; asks: boolean },
): SubscriptionAction[] {
  const actors = [
    ...(viewer.id === userId ? [SubscriptionActor.OWNER] : []),
    ...(BILLING_ADMINISTRATORS.includes(viewer.role) ? [SubscriptionActor.ADMIN] : []),
  ];
  const actions = new Set(actors.flatMap((actor) => subscriptionWorkflow.actionsOf(status, actor)));
  if (!asks) actions.delete(SubscriptionAction.DECLINE);
  return [...actions];
}

/** Whether the plan of a subscription holds on the day (YYYY-MM-DD). */
export function holdsOn(
  { status, endDate }: { status: SubscriptionStatus; endDate: string | null },
  day: string,
): boolean {
  const { ACTIVE, CANCELLED } = SubscriptionStatus;
  return (status === ACTIVE || status === CANCELLED) && endDate !== null && endDate >= day;
}
