import { GraphQLDateTime as DateTime, GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../platform/graphql/paging.ts';
import { PaymentMethod, PaymentStatus, SubscriptionAction, SubscriptionStatus } from './billing.enums.ts';
import { Payment } from './payment.entity.ts';
import { Plan } from './plan.entity.ts';

registerEnumType(SubscriptionStatus, {
  name: 'SubscriptionStatus',
  description: 'PENDING is asked for and not begun; CANCELLED runs until its last day and is not renewed.',
});
registerEnumType(SubscriptionAction, {
  name: 'SubscriptionAction',
  description: 'What can be done with a subscription.',
});
registerEnumType(PaymentMethod, { name: 'PaymentMethod', description: 'How something was paid.' });
registerEnumType(PaymentStatus, { name: 'PaymentStatus', description: 'Whether something was paid.' });

@ObjectType({ simpleResolvers: true, description: 'Whose subscription it is.' })
export class SubscriptionOwner {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => String, { description: 'First and last name.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Company; null = not said.' })
  companyName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The subscription of an owner to a plan.' })
export class PlanSubscription {
  @Field(() => ID, { description: 'Id of the subscription.' })
  id!: string;

  @Field(() => SubscriptionOwner, { description: 'Whose it is.' })
  owner!: SubscriptionOwner;

  @Field(() => Plan, { description: 'To what.' })
  plan!: Plan;

  @Field(() => SubscriptionStatus, { description: 'How it stands.' })
  status!: SubscriptionStatus;

  @Field(() => LocalDate, { nullable: true, description: 'First day, in Paris; null = it has not begun.' })
  startDate!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Last day, in Paris; null = it has not begun.' })
  endDate!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days until its last one, on which it is 0; null = it does not run.',
  })
  daysLeft!: number | null;

  @Field(() => Boolean, { description: 'Whether it ends within the days of the first warning.' })
  endsSoon!: boolean;

  @Field(() => Boolean, { description: 'Whether its renewal is asked for by itself before it ends.' })
  autoRenew!: boolean;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Day on which its next duration begins when it is renewed; null = it does not run, or was cancelled.',
  })
  renewsOn!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was renewed last; null = never.' })
  renewedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was cancelled; null = it was not.' })
  cancelledAt!: Date | null;

  @Field(() => Int, { description: 'Price of the whole duration before tax as agreed, in cents of euros.' })
  priceCents!: number;

  @Field(() => Float, { description: 'Rate of the tax, in percent.' })
  vatPercent!: number;

  @Field(() => Plan, { nullable: true, description: 'What its owner asked to have; null = nothing.' })
  requestedPlan!: Plan | null;

  @Field(() => DateTime, { nullable: true, description: 'When he asked; null = he did not.' })
  requestedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the platform last said no to what he asked for; null = not since he asked last, or it was renewed.',
  })
  declinedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why, in the words of an administrator.' })
  declineReason!: string | null;

  @Field(() => PaymentStatus, { nullable: true, description: 'Of the latest payment; null = none was recorded.' })
  paymentStatus!: PaymentStatus | null;

  @Field(() => [Payment], { description: 'Payments, the latest first.' })
  payments!: Payment[];

  @Field(() => Int, { description: 'Grows with each change.' })
  version!: number;

  @Field(() => [SubscriptionAction], { description: 'What the viewer can do with it now.' })
  availableActions!: SubscriptionAction[];
}

@ObjectType({ simpleResolvers: true, description: 'How much of a plan is used.' })
export class PlanUsage {
  @Field(() => Int, { description: 'Venues.' })
  venues!: number;

  @Field(() => Int, { description: 'Pictures of the venue that has most.' })
  photos!: number;

  @Field(() => Int, { description: 'Promotions of all venues that run or are to come.' })
  promotions!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A venue by its name.' })
export class VenueName {
  @Field(() => ID, { description: 'Id of the venue.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What the viewer may have, and until when.' })
export class OwnSubscription {
  @Field(() => ID, { description: 'Id of the viewer.' })
  id!: string;

  @Field(() => Plan, { description: 'The plan that holds today.' })
  currentPlan!: Plan;

  @Field(() => PlanUsage, { description: 'How much of it is used.' })
  usage!: PlanUsage;

  @Field(() => PlanSubscription, {
    nullable: true,
    description: 'His subscription; null = he never had or asked for one.',
  })
  subscription!: PlanSubscription | null;

  @Field(() => [VenueName], { description: 'Venues that the public does not see because a subscription ended.' })
  hiddenVenues!: VenueName[];

  @Field(() => [VenueName], { description: 'Venues that the public would not see any more if it ended.' })
  venuesAtRisk!: VenueName[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of subscriptions.' })
export class SubscriptionPage extends PageOf(PlanSubscription) {}
