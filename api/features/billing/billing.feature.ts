import { asSystem } from '../../platform/audit-context.ts';
import { defineFeature } from '../../platform/feature.ts';
import { BillingResolver } from './billing.resolver.ts';
import { Payment } from './payment.entity.ts';
import { Plan } from './plan.entity.ts';
import { PaymentAmountResolver, PlanPriceResolver, SubscriptionPriceResolver } from './billing-fields.resolver.ts';
import { type BillingNeeds, type BillingServices, billingServices } from './services.ts';
import { Subscription } from './subscription.entity.ts';
import { SUBSCRIPTIONS_WATCH, watchSubscriptions } from './subscription-expiry.ts';
import { handleSubscriptionMails, SUBSCRIPTION_MAILS } from './mails/subscription.mails.ts';
import { subscribeToSubscriptions } from './subscribers.ts';
import { AUDITED_BILLING } from './audited-tables.ts';

export const billingFeature = defineFeature<BillingNeeds, BillingServices>({
  name: 'billing',
  entities: [Plan, Subscription, Payment],
  audited: AUDITED_BILLING,
  resolvers: [BillingResolver, PlanPriceResolver, SubscriptionPriceResolver, PaymentAmountResolver],
  queues: [SUBSCRIPTIONS_WATCH],
  mails: SUBSCRIPTION_MAILS,
  services: billingServices,
  handleJobs: (jobs, { database, liveSettings }) => {
    const expiry = { database, warningDays: () => liveSettings.current.warningDays };
    jobs.handle(SUBSCRIPTIONS_WATCH, () =>
      asSystem('EXPIRE_SUBSCRIPTION', async () => void (await watchSubscriptions(expiry))),
    );
  },
  handleMails: (mailer, { database }) => handleSubscriptionMails(mailer, database),
  subscribe: subscribeToSubscriptions,
});
