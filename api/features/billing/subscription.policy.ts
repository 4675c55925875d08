import type { Viewer } from '../../platform/authz.ts';
import { Role } from '../accounts/account.enums.ts';
import { SubscriptionActor, SubscriptionStatus } from './billing.enums.ts';

/** Users who have a subscription of their own, or administer those of others. */
export const SUBSCRIBERS: readonly string[] = [Role.CLIENT, Role.ADMIN];
/** The roles that manage plans, subscriptions of others and payments. */
export const BILLING_ADMINISTRATORS: readonly string[] = [Role.ADMIN];

/** The role in which a caller acts on the subscription of a user; null = they may not. */
export function subscriptionActorOf(viewer: Viewer, userId: string): SubscriptionActor | null {
  if (viewer.id === userId) return SubscriptionActor.OWNER;
  return BILLING_ADMINISTRATORS.includes(viewer.role) ? SubscriptionActor.ADMIN : null;
}

/** All roles of a caller: an administrator with a subscription of their own has both. */
export function subscriptionActorsOf(viewer: Viewer, userId: string): SubscriptionActor[] {
  return [
    ...(viewer.id === userId ? [SubscriptionActor.OWNER] : []),
    ...(BILLING_ADMINISTRATORS.includes(viewer.role) ? [SubscriptionActor.ADMIN] : []),
  ];
}

/** Whether a subscription is in force on a day (YYYY-MM-DD). */
export function holdsOn(
  { status, endDate }: { status: SubscriptionStatus; endDate: string | null },
  day: string,
): boolean {
  const { ACTIVE, CANCELLED } = SubscriptionStatus;
  return (status === ACTIVE || status === CANCELLED) && endDate !== null && endDate >= day;
}
