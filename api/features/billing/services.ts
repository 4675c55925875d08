import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NotificationServices } from '../notifications/services.ts';
import type { SettingsServices } from '../settings/services.ts';
import { PlanService } from './plan.service.ts';
import { SubscriptionNotifier } from './subscription-notifier.ts';
import { SubscriptionService } from './subscription.service.ts';

export type BillingNeeds = Platform &
  Pick<NotificationServices, 'notifications'> &
  Pick<SettingsServices, 'liveSettings'>;

export function billingServices({ database, outbox, notifications, liveSettings: settings }: BillingNeeds) {
  const subscriptionNotifier = new SubscriptionNotifier(notifications, outbox);
  return {
    plans: new PlanService(database),
    subscriptions: new SubscriptionService({ database, settings, news: subscriptionNotifier }),
    subscriptionNotifier,
  };
}

export type BillingServices = ReturnType<typeof billingServices>;
export type BillingContext = OperationContext & BillingServices;
