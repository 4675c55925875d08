import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NotificationServices } from '../notifications/services.ts';
import type { SettingsServices } from '../settings/services.ts';
import { PlanService } from './plan.service.ts';
import { SubscriptionService } from './subscription.service.ts';

export type BillingNeeds = Platform &
  Pick<NotificationServices, 'notifications'> &
  Pick<SettingsServices, 'liveSettings'>;

export function billingServices({ database, liveSettings: settings }: BillingNeeds) {
  return {
    plans: new PlanService(database),
    subscriptions: new SubscriptionService({ database, settings }),
  };
}

export type BillingServices = ReturnType<typeof billingServices>;
export type BillingContext = OperationContext & BillingServices;
