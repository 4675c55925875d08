import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PlanSubscription, PlanUsage, SubscriptionOwner, VenueName } from './billing.types.ts';
import { Plan } from './plan.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What an owner may have, and until when, as administrators see it.',
})
export class OwnerSubscription {
  @Field(() => ID, { description: 'Id of the owner.' })
  id!: string;

  @Field(() => SubscriptionOwner, { description: 'Who he is.' })
  owner!: SubscriptionOwner;

  @Field(() => Plan, {
    nullable: true,
    description: 'The plan that holds today; null = none binds him: he is an administrator or a team member.',
  })
  currentPlan!: Plan | null;

  @Field(() => PlanUsage, { description: 'How much of it is used.' })
  usage!: PlanUsage;

  @Field(() => PlanSubscription, {
    nullable: true,
    description: 'His subscription; null = he never had or asked for one.',
  })
  subscription!: PlanSubscription | null;

  @Field(() => [VenueName], { description: 'Venues that the public does not see because a subscription ended.' })
  hiddenVenues!: VenueName[];
}

@ObjectType({ simpleResolvers: true, description: 'How many subscriptions stand how, today.' })
export class SubscriptionOverview {
  @Field(() => Int, { description: 'Those that hold.' })
  running!: number;

  @Field(() => Int, { description: 'Those of them that end within the days of the first warning.' })
  endingSoon!: number;

  @Field(() => Int, { description: 'Those whose owner asks for a plan.' })
  requested!: number;

  @Field(() => Int, { description: 'Those that have ended.' })
  expired!: number;
}
