import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { orNull } from '../../kernel/graphql/or-null.ts';
import { CHECKED_BY_SERVICE } from '../../kernel/validation.ts';
import {
  DeclineRenewalInput,
  PaymentInput,
  PlanInput,
  RenewSubscriptionInput,
  SubscriptionsArgs,
} from './billing.inputs.ts';
import { PlanSaved, SavePlanResult, SubscriptionChanged, SubscriptionResult } from './billing.results.ts';
import { OwnSubscriptionView, PlanView, SubscriptionPage, type SubscriptionView } from './billing.types.ts';
import { OwnerSubscriptionView, SubscriptionOverview } from './owner-subscription.types.ts';
import { BILLING_ADMINISTRATORS, SUBSCRIBERS } from './subscription.policy.ts';

/** Plans, and who has subscribed to them. */
@Resolver()
export class BillingResolver {
  @Query(() => [PlanView], { description: 'The plans that can be chosen, in their order.' })
  plans(@Ctx() { plans }: Context): Promise<PlanView[]> {
    return plans.list(false);
  }

  @Authorized([...BILLING_ADMINISTRATORS])
  @Query(() => [PlanView], { description: 'All plans, also those that cannot be chosen any more.' })
  allPlans(@Ctx() { plans }: Context): Promise<PlanView[]> {
    return plans.list(true);
  }

  @Authorized([...SUBSCRIBERS])
  @Query(() => OwnSubscriptionView, { description: 'What the viewer may have, what he uses of it, and until when.' })
  mySubscription(@Ctx() { subscriptions, caller }: Context): Promise<OwnSubscriptionView> {
    return subscriptions.own(caller.viewer);
  }

  @Authorized([...BILLING_ADMINISTRATORS])
  @Query(() => SubscriptionPage, { description: 'The subscriptions of all owners.' })
  subscriptions(
    @Args(() => SubscriptionsArgs) args: SubscriptionsArgs,
    @Ctx() { subscriptions, caller }: Context,
  ): Promise<SubscriptionPage> {
    return subscriptions.page(caller.viewer, args);
  }

  @Authorized([...BILLING_ADMINISTRATORS])
  @Query(() => SubscriptionOverview, { description: 'How many subscriptions stand how, today.' })
  subscriptionOverview(@Ctx() { subscriptions }: Context): Promise<SubscriptionOverview> {
    return subscriptions.overview();
  }

  @Authorized([...BILLING_ADMINISTRATORS])
  @Query(() => OwnerSubscriptionView, {
    nullable: true,
    description: 'The plan and the subscription of an owner; null = there is no such user.',
  })
  ownerSubscription(
    @Arg('userId', () => ID, { description: 'Id of the owner.' }) userId: string,
    @Ctx() { subscriptions, caller }: Context,
  ): Promise<OwnerSubscriptionView | null> {
    return orNull(subscriptions.ofOwner(caller.viewer, userId));
  }

  @Authorized([...SUBSCRIBERS])
  @Mutation(() => SubscriptionResult, {
    description: 'Asks for a plan: the first one, another one, or the same for longer. Administrators hear of it.',
  })
  requestRenewal(
    @Arg('planId', () => ID, { description: 'Id of the plan.' }) planId: string,
    @Ctx() { subscriptions, caller }: Context,
  ): Promise<typeof SubscriptionResult> {
    return changed(subscriptions.request(caller.viewer, planId));
  }

  @Authorized([...SUBSCRIBERS])
  @Mutation(() => SubscriptionResult, {
    description: 'Cancels a subscription: it runs until its last day, and is not renewed.',
  })
  cancelSubscription(
    @Ctx() { subscriptions, caller }: Context,
    @Arg('userId', () => ID, { nullable: true, description: 'Whose, for administrators; null = one’s own.' })
    userId?: string | null,
  ): Promise<typeof SubscriptionResult> {
    return changed(subscriptions.cancel(caller.viewer, userId ?? caller.viewer.id));
  }

  @Authorized([...BILLING_ADMINISTRATORS])
  @Mutation(() => SubscriptionResult, {
    description:
      'Renews a subscription, or begins one. While the same plan runs, its time is added at the end; another plan begins today.',
  })
  renewSubscription(
    @Arg('input', () => RenewSubscriptionInput, { ...CHECKED_BY_SERVICE, description: 'Whose, and to what.' })
    input: RenewSubscriptionInput,
    @Ctx() { subscriptions, caller }: Context,
  ): Promise<typeof SubscriptionResult> {
    return changed(subscriptions.renew(caller.viewer, input));
  }

  @Authorized([...BILLING_ADMINISTRATORS])
  @Mutation(() => SubscriptionResult, {
    description: 'Says no to what an owner asks for. What runs goes on, he is told why, and he can ask again.',
  })
  declineRenewal(
    @Arg('input', () => DeclineRenewalInput, { ...CHECKED_BY_SERVICE, description: 'Whose, and why.' })
    input: DeclineRenewalInput,
    @Ctx() { subscriptions, caller }: Context,
  ): Promise<typeof SubscriptionResult> {
    return changed(subscriptions.decline(caller.viewer, input));
  }

  @Authorized([...BILLING_ADMINISTRATORS])
  @Mutation(() => SubscriptionResult, {
    description:
      'Notes what was paid, or billed, for a subscription. A payment with the reference of an unpaid bill settles it; the same twice is a conflict.',
  })
  recordPayment(
    @Arg('userId', () => ID, { description: 'Whose subscription.' }) userId: string,
    @Arg('input', () => PaymentInput, { ...CHECKED_BY_SERVICE, description: 'The payment.' }) input: PaymentInput,
    @Ctx() { subscriptions, caller }: Context,
  ): Promise<typeof SubscriptionResult> {
    return changed(subscriptions.recordPayment(caller.viewer, userId, input));
  }

  @Authorized([...BILLING_ADMINISTRATORS])
  @Mutation(() => SavePlanResult, { description: 'Changes a plan, or makes a new one.' })
  savePlan(
    @Arg('input', () => PlanInput, { ...CHECKED_BY_SERVICE, description: 'The plan.' }) input: PlanInput,
    @Ctx() { plans }: Context,
  ): Promise<typeof SavePlanResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
      plans.save(input).then((plan) => Object.assign(new PlanSaved(), { plan })),
    );
  }
}

function changed(work: Promise<SubscriptionView>): Promise<typeof SubscriptionResult> {
  return orFailure(
    ['VALIDATION_FAILED', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
    work.then((subscription) => Object.assign(new SubscriptionChanged(), { subscription })),
  );
}
