import type { Viewer } from '../../platform/authz.ts';
import { Role } from '../accounts/account.enums.ts';
import { SubscriptionActor, SubscriptionStatus } from './billing.enums.ts';

/** Who has a subscription of his own, or administers those of others. */
export const SUBSCRIBERS: readonly string[] = [Role.CLIENT, Role.ADMIN];
/** Plans, subscriptions of others and payments are theirs alone. */
export const BILLING_ADMINISTRATORS: readonly string[] = [Role.ADMIN];

/** As whom somebody deals with the subscription of a user; null = it is not his business. */
export function subscriptionActorOf(viewer: Viewer, userId: string): SubscriptionActor | null {
  if (viewer.id === userId) return SubscriptionActor.OWNER;
  return BILLING_ADMINISTRATORS.includes(viewer.role) ? SubscriptionActor.ADMIN : null;
}

/** As whom somebody deals with it where an administrator with one of their own is both. */
export function subscriptionActorsOf(viewer: Viewer, userId: string): SubscriptionActor[] {
  return [
    ...(viewer.id === userId ? [SubscriptionActor.OWNER] : []),
    ...(BILLING_ADMINISTRATORS.includes(viewer.role) ? [SubscriptionActor.ADMIN] : []),
  ];
}

/** Whether the plan of a subscription holds on the day (YYYY-MM-DD). */
export function holdsOn(
  { status, endDate }: { status: SubscriptionStatus; endDate: string | null },
  day: string,
): boolean {
  const { ACTIVE, CANCELLED } = SubscriptionStatus;
  return (status === ACTIVE || status === CANCELLED) && endDate !== null && endDate >= day;
}
