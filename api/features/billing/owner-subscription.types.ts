import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PlanUsageView, PlanView, SubscriptionOwnerView, SubscriptionView, VenueNameView } from './billing.types.ts';

@ObjectType('OwnerSubscription', {
  simpleResolvers: true,
  description: 'What an owner may have, and until when, as administrators see it.',
})
export class OwnerSubscriptionView {
  @Field(() => ID, { description: 'Id of the owner.' })
  id!: string;

  @Field(() => SubscriptionOwnerView, { description: 'Who he is.' })
  owner!: SubscriptionOwnerView;

  @Field(() => PlanView, {
    nullable: true,
    description: 'The plan that holds today; null = none binds him: he is an administrator or a team member.',
  })
  currentPlan!: PlanView | null;

  @Field(() => PlanUsageView, { description: 'How much of it is used.' })
  usage!: PlanUsageView;

  @Field(() => SubscriptionView, {
    nullable: true,
    description: 'His subscription; null = he never had or asked for one.',
  })
  subscription!: SubscriptionView | null;

  @Field(() => [VenueNameView], { description: 'Venues that the public does not see because a subscription ended.' })
  hiddenVenues!: VenueNameView[];
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
