import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PlanSubscription, PlanUsage, SubscriptionOwner, VenueName } from './billing.types.ts';
import { Plan } from './plan.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'The plan and the subscription of an owner, as administrators see them.',
})
export class OwnerSubscription {
  @Field(() => ID, { description: 'The id of the owner.' })
  id!: string;

  @Field(() => SubscriptionOwner, { description: 'The owner of the subscription.' })
  owner!: SubscriptionOwner;

  @Field(() => Plan, {
    nullable: true,
    description: 'The plan that applies today; null if none does since they are an administrator or a team member.',
  })
  currentPlan!: Plan | null;

  @Field(() => PlanUsage, { description: 'The use of the plan.' })
  usage!: PlanUsage;

  @Field(() => PlanSubscription, {
    nullable: true,
    description: 'The subscription of the owner; null if they never had or requested one.',
  })
  subscription!: PlanSubscription | null;

  @Field(() => [VenueName], {
    description: 'The number of venues that the public does not see because a subscription ended.',
  })
  hiddenVenues!: VenueName[];
}

@ObjectType({ simpleResolvers: true, description: 'The number of subscriptions in each situation today.' })
export class SubscriptionOverview {
  @Field(() => Int, { description: 'The number of subscriptions that run.' })
  running!: number;

  @Field(() => Int, { description: 'The number of running ones that end within the days of the first warning.' })
  endingSoon!: number;

  @Field(() => Int, { description: 'The number of subscriptions whose owner asks for a plan.' })
  requested!: number;

  @Field(() => Int, { description: 'The number of subscriptions that have ended.' })
  expired!: number;
}
