import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { BillingContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { orNull } from '../../platform/graphql/or-null.ts';
import {
  CancelSubscriptionInput,
  DeclineRenewalInput,
  RecordPaymentInput,
  RenewSubscriptionInput,
  RequestRenewalInput,
  SavePlanInput,
  SubscriptionsArgs,
} from './billing.inputs.ts';
import { BillingAccount, PlanSubscription, SubscriptionOverview, SubscriptionPage } from './billing.types.ts';
import { Plan } from './plan.entity.ts';
import { BILLING_ADMINISTRATORS, SUBSCRIBERS } from './subscription.policy.ts';
const SUBSCRIPTION = { subscription: [() => PlanSubscription, 'The subscription as it is now.'] } as const;
/** Conflict: it does not stand so that this could be done. */
const SUBSCRIPTION_ERRORS = [ValidationFailed, NotFound, Forbidden, Conflict];

/** Plans and subscriptions. */
@Resolver()
export class BillingResolver {
  @Allow('everybody')
  @Query(() => [Plan], { description: 'The plans that can be chosen, in their order.' })
  plans(@Ctx() { plans }: BillingContext): Promise<Plan[]> {
    return plans.list(false);
  }

  @Allow(BILLING_ADMINISTRATORS)
  @Query(() => [Plan], { description: 'All plans, also those that cannot be chosen any more.' })
  allPlans(@Ctx() { plans }: BillingContext): Promise<Plan[]> {
    return plans.list(true);
  }

  @Allow(SUBSCRIBERS)
  @Query(() => BillingAccount, { description: 'The plan of the viewer, its use, and their subscription.' })
  myBillingAccount(@Ctx() { subscriptions, caller }: BillingContext): Promise<BillingAccount> {
    return subscriptions.account(caller.viewer, caller.viewer.id);
  }

  @Allow(BILLING_ADMINISTRATORS)
  @Query(() => SubscriptionPage, { description: 'The subscriptions of all owners.' })
  subscriptions(
    @Args(() => SubscriptionsArgs) args: SubscriptionsArgs,
    @Ctx() { subscriptions, caller }: BillingContext,
  ): Promise<SubscriptionPage> {
    return subscriptions.page(caller.viewer, args);
  }

  @Allow(BILLING_ADMINISTRATORS)
  @Query(() => SubscriptionOverview, { description: 'The number of subscriptions in each situation today.' })
  subscriptionOverview(@Ctx() { subscriptions }: BillingContext): Promise<SubscriptionOverview> {
    return subscriptions.overview();
  }

  @Allow(BILLING_ADMINISTRATORS)
  @Query(() => BillingAccount, {
    nullable: true,
    description: 'The plan of an owner, its use, and their subscription; null if there is no such user.',
  })
  billingAccount(
    @Arg('userId', () => ID, { description: 'The id of the owner.' }) userId: string,
    @Ctx() { subscriptions, caller }: BillingContext,
  ): Promise<BillingAccount | null> {
    return orNull(subscriptions.account(caller.viewer, userId));
  }

  @Allow(SUBSCRIBERS)
  @Audited(AuditAction.REQUEST_RENEWAL)
  @Refreshes(LiveTopic.SUBSCRIPTIONS)
  @PayloadMutation(
    'Asks for a plan: the first one, another one, or the same for longer. Administrators hear of it.',
    SUBSCRIPTION,
    SUBSCRIPTION_ERRORS,
  )
  async requestRenewal(
    @Input('The plan.') { planId }: RequestRenewalInput,
    @Ctx() { subscriptions, caller }: BillingContext,
  ) {
    return { subscription: await subscriptions.request(caller.viewer, planId) };
  }

  @Allow(SUBSCRIBERS)
  @Audited(AuditAction.CANCEL_SUBSCRIPTION)
  @Refreshes(LiveTopic.SUBSCRIPTIONS)
  @PayloadMutation(
    'Cancels a subscription: it runs until its last day, and is not renewed.',
    SUBSCRIPTION,
    SUBSCRIPTION_ERRORS,
  )
  async cancelSubscription(
    @Input('The subscription that is cancelled.') { userId, version }: CancelSubscriptionInput,
    @Ctx() { subscriptions, caller }: BillingContext,
  ) {
    return { subscription: await subscriptions.cancel(caller.viewer, userId ?? caller.viewer.id, version) };
  }

  @Allow(BILLING_ADMINISTRATORS)
  @Audited(AuditAction.RENEW_SUBSCRIPTION)
  @Refreshes(LiveTopic.SUBSCRIPTIONS, LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation(
    'Renews a subscription, or begins one. While the same plan runs, its time is added at the end; another plan begins today.',
    SUBSCRIPTION,
    SUBSCRIPTION_ERRORS,
  )
  async renewSubscription(
    @Input('The owner, the plan and the payment.', CHECKED_BY_SERVICE) input: RenewSubscriptionInput,
    @Ctx() { subscriptions, caller }: BillingContext,
  ) {
    return { subscription: await subscriptions.renew(caller.viewer, input) };
  }

  @Allow(BILLING_ADMINISTRATORS)
  @Audited(AuditAction.DECLINE_RENEWAL)
  @Refreshes(LiveTopic.SUBSCRIPTIONS)
  @PayloadMutation(
    'Declines the request of an owner. A running subscription continues, the owner is told the reason, and they can ask again.',
    SUBSCRIPTION,
    SUBSCRIPTION_ERRORS,
  )
  async declineRenewal(
    @Input('The owner and the reason.', CHECKED_BY_SERVICE) input: DeclineRenewalInput,
    @Ctx() { subscriptions, caller }: BillingContext,
  ) {
    return { subscription: await subscriptions.decline(caller.viewer, input) };
  }

  @Allow(BILLING_ADMINISTRATORS)
  @Audited(AuditAction.RECORD_PAYMENT)
  @Refreshes(LiveTopic.SUBSCRIPTIONS)
  @PayloadMutation(
    'Notes what was paid, or billed, for a subscription. A payment with the reference of an unpaid bill settles it; the same twice is a conflict.',
    SUBSCRIPTION,
    SUBSCRIPTION_ERRORS,
  )
  async recordPayment(
    @Input('The payment.', CHECKED_BY_SERVICE) input: RecordPaymentInput,
    @Ctx() { subscriptions, caller }: BillingContext,
  ) {
    return { subscription: await subscriptions.recordPayment(caller.viewer, input) };
  }

  @Allow(BILLING_ADMINISTRATORS)
  @Audited(AuditAction.SAVE_PLAN)
  @Refreshes(LiveTopic.SUBSCRIPTIONS)
  @PayloadMutation('Changes a plan, or makes a new one.', { plan: [() => Plan, 'The plan as it is now.'] }, [
    ValidationFailed,
    NotFound,
    Conflict,
  ])
  async savePlan(@Input('The plan.', CHECKED_BY_SERVICE) input: SavePlanInput, @Ctx() { plans }: BillingContext) {
    return { plan: await plans.save(input) };
  }
}
