import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../platform/graphql/operation.ts';
import { BillingAccount } from '../billing/billing.types.ts';
import type { BillingServices } from '../billing/services.ts';
import { BILLING_ADMINISTRATORS } from '../billing/subscription.policy.ts';
import { VenueDetails } from './managed-venue.types.ts';
import type { VenuesContext } from './services.ts';

type Context = VenuesContext & Pick<BillingServices, 'subscriptions'>;

/** The venues that a plan keeps from the public. */
@Resolver(() => BillingAccount)
export class BillingVenuesResolver {
  @FieldResolver(() => [VenueDetails], {
    description: 'The venues that are hidden from the public because a subscription ended.',
  })
  async hiddenVenues(@Root() account: BillingAccount, @Ctx() context: Context): Promise<VenueDetails[]> {
    return seen(context, await context.subscriptions.hiddenVenues(account));
  }

  @FieldResolver(() => [VenueDetails], {
    description: 'The venues that would be hidden from the public if the subscription ended.',
  })
  async venuesAtRisk(@Root() account: BillingAccount, @Ctx() context: Context): Promise<VenueDetails[]> {
    return seen(context, await context.subscriptions.venuesAtRisk(account));
  }

  @Allow(BILLING_ADMINISTRATORS)
  @Query(() => [VenueDetails], {
    description:
      'The venues of an owner that would go offline if they were given a plan; none while they keep their plan.',
  })
  async venuesBeyondPlan(
    @Arg('userId', () => ID, { description: 'The id of the user.' }) userId: string,
    @Arg('planId', () => ID, { description: 'The id of the plan.' }) planId: string,
    @Ctx() context: Context,
  ): Promise<VenueDetails[]> {
    return seen(context, await context.subscriptions.venuesBeyond(userId, planId));
  }
}

function seen({ managedVenues, caller }: Context, venues: readonly { id: string }[]): Promise<VenueDetails[]> {
  return managedVenues.referred(
    caller.viewer,
    venues.map(({ id }) => id),
  );
}
