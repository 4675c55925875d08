import { GraphQLDateTime as DateTime, GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../platform/graphql/paging.ts';
import { PaymentMethod, PaymentStatus, SubscriptionAction, SubscriptionStatus } from './billing.enums.ts';
import { Payment } from './payment.entity.ts';
import { Plan } from './plan.entity.ts';

registerEnumType(SubscriptionStatus, {
  name: 'SubscriptionStatus',
  description: 'The status of a subscription.',
  valuesConfig: {
    PENDING: { description: 'The subscription is requested and has not begun.' },
    ACTIVE: { description: 'The subscription runs.' },
    CANCELLED: { description: 'The subscription runs until its last day and is not renewed.' },
    EXPIRED: { description: 'The subscription has ended.' },
  },
});
registerEnumType(SubscriptionAction, {
  name: 'SubscriptionAction',
  description: 'An action on a subscription.',
  valuesConfig: {
    REQUEST: { description: 'The owner requests a plan.' },
    RENEW: { description: 'An administrator begins or renews the subscription.' },
    DECLINE: { description: 'An administrator declines the request of the owner; a running subscription continues.' },
    CANCEL: { description: 'The subscription is cancelled.' },
    EXPIRE: { description: 'The subscription ends after its last day.' },
  },
});
registerEnumType(PaymentMethod, {
  name: 'PaymentMethod',
  description: 'A method of payment.',
  valuesConfig: {
    CARD: { description: 'The payment was made by card.' },
    TRANSFER: { description: 'The payment was made by bank transfer.' },
  },
});
registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'The status of a payment.',
  valuesConfig: {
    PAID: { description: 'The payment was received.' },
    UNPAID: { description: 'The bill is not paid yet.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'The owner of a subscription.' })
export class SubscriptionOwner {
  @Field(() => ID, { description: 'The id of the user.' })
  id!: string;

  @Field(() => String, { description: 'The first and last name.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The company; null if they have given none.' })
  companyName!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The subscription of an owner to a plan.' })
export class PlanSubscription {
  @Field(() => ID, { description: 'The id of the subscription.' })
  id!: string;

  @Field(() => SubscriptionOwner, { description: 'The owner of the subscription.' })
  owner!: SubscriptionOwner;

  @Field(() => Plan, { description: 'The plan that was subscribed to.' })
  plan!: Plan;

  @Field(() => SubscriptionStatus, { description: 'The status of the subscription.' })
  status!: SubscriptionStatus;

  @Field(() => LocalDate, { nullable: true, description: 'The first day, in Paris; null if it has not begun.' })
  startDate!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The last day, in Paris; null if it has not begun.' })
  endDate!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of days until its last one, on which it is 0; null if it does not run.',
  })
  daysLeft!: number | null;

  @Field(() => Boolean, { description: 'Whether it ends within the days of the first warning.' })
  endsSoon!: boolean;

  @Field(() => Boolean, { description: 'Whether its renewal is asked for by itself before it ends.' })
  autoRenew!: boolean;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The day on which its next duration begins when it is renewed; null if it does not run or was cancelled.',
  })
  renewsOn!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time at which it was renewed last; null if it never was.',
  })
  renewedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'The time at which it was cancelled; null if it was not.' })
  cancelledAt!: Date | null;

  /** The price of the whole duration before tax, as agreed. */
  priceCents!: number;

  @Field(() => Float, { description: 'The rate of the tax, in percent.' })
  vatPercent!: number;

  @Field(() => Plan, { nullable: true, description: 'The plan that its owner has requested; null if there is none.' })
  requestedPlan!: Plan | null;

  @Field(() => DateTime, { nullable: true, description: 'The time at which they requested it; null if they did not.' })
  requestedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'The time at which the platform last declined a request of the owner; null if it has not since they asked last, or since it was renewed.',
  })
  declinedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'The reason, as an administrator wrote it.' })
  declineReason!: string | null;

  @Field(() => PaymentStatus, {
    nullable: true,
    description: 'The status of the latest payment; null if none was recorded.',
  })
  paymentStatus!: PaymentStatus | null;

  @Field(() => [Payment], { description: 'The payments, the latest first.' })
  payments!: Payment[];

  @Field(() => Int, { description: 'The version, which grows with each change.' })
  version!: number;

  @Field(() => [SubscriptionAction], { description: 'The actions that the viewer can take on it now.' })
  availableActions!: SubscriptionAction[];
}

@ObjectType({ simpleResolvers: true, description: 'The use of a plan.' })
export class PlanUsage {
  @Field(() => Int, { description: 'The number of venues.' })
  venues!: number;

  @Field(() => Int, { description: 'The number of pictures of the venue that has most.' })
  photos!: number;

  @Field(() => Int, { description: 'The number of promotions of all venues that run or are to come.' })
  promotions!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The plan of an owner, its use, and their subscription.' })
export class BillingAccount {
  @Field(() => ID, { description: 'The id of the owner.' })
  id!: string;

  @Field(() => SubscriptionOwner, { description: 'The owner.' })
  owner!: SubscriptionOwner;

  @Field(() => Plan, {
    nullable: true,
    description: 'The plan that applies today; null for administrators and team members, who need none.',
  })
  currentPlan!: Plan | null;

  @Field(() => PlanUsage, { description: 'The use of the plan.' })
  usage!: PlanUsage;

  @Field(() => PlanSubscription, {
    nullable: true,
    description: 'The subscription of the owner; null if they never had or requested one.',
  })
  subscription!: PlanSubscription | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of subscriptions.' })
export class SubscriptionPage extends PageOf(PlanSubscription) {}

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
