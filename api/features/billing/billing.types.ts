import { GraphQLDateTime as DateTime, GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PaymentMethod, PaymentStatus, SubscriptionAction, SubscriptionStatus } from './billing.enums.ts';

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

@ObjectType('Plan', { simpleResolvers: true, description: 'What an owner can subscribe to.' })
export class PlanView {
  @Field(() => ID, { description: 'Id of the plan.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'Price of the whole duration before tax, in cents of euros; 0 = free.' })
  priceCents!: number;

  @Field(() => Float, { description: 'Rate of the tax, in percent.' })
  vatPercent!: number;

  @Field(() => Int, { nullable: true, description: 'Months; null = without end.' })
  durationMonths!: number | null;

  @Field(() => Int, { nullable: true, description: 'Venues that may be had; null = no limit.' })
  venueLimit!: number | null;

  @Field(() => Int, { nullable: true, description: 'Pictures that each venue may have; null = no limit of the plan.' })
  photoLimit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Promotions of all venues that may run or be to come; null = no limit.',
  })
  promotionLimit!: number | null;

  @Field(() => Boolean, { description: 'Whether venues may stand on the home page.' })
  homepage!: boolean;

  @Field(() => Boolean, { description: 'Whether it is the one that holds for everybody who has no other.' })
  isFree!: boolean;

  @Field(() => Boolean, { description: 'Whether it can be chosen; who has it keeps it in any case.' })
  isActive!: boolean;

  @Field(() => Int, { description: 'Its place among the others.' })
  position!: number;

  @Field(() => Int, { description: 'Grows with each change; a change names the one that it was made from.' })
  version!: number;
}

@ObjectType('Payment', { simpleResolvers: true, description: 'A payment as an administrator recorded it.' })
export class PaymentView {
  @Field(() => ID, { description: 'Id of the payment.' })
  id!: string;

  @Field(() => PaymentMethod, { description: 'How.' })
  method!: PaymentMethod;

  @Field(() => PaymentStatus, { description: 'Whether it was paid.' })
  status!: PaymentStatus;

  @Field(() => LocalDate, { description: 'Day of the payment or, while it is unpaid, of the bill.' })
  date!: string;

  @Field(() => String, { description: 'Number of the bill or of the transfer.' })
  reference!: string;

  @Field(() => Int, { description: 'Before tax, in cents of euros.' })
  amountCents!: number;

  @Field(() => String, { description: 'Name of the plan at that time.' })
  planName!: string;
}

@ObjectType('SubscriptionOwner', { simpleResolvers: true, description: 'Whose subscription it is.' })
export class SubscriptionOwnerView {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => String, { description: 'First and last name.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Company; null = not said.' })
  companyName!: string | null;
}

@ObjectType('PlanSubscription', { simpleResolvers: true, description: 'The subscription of an owner to a plan.' })
export class SubscriptionView {
  @Field(() => ID, { description: 'Id of the subscription.' })
  id!: string;

  @Field(() => SubscriptionOwnerView, { description: 'Whose it is.' })
  owner!: SubscriptionOwnerView;

  @Field(() => PlanView, { description: 'To what.' })
  plan!: PlanView;

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

  @Field(() => PlanView, { nullable: true, description: 'What its owner asked to have; null = nothing.' })
  requestedPlan!: PlanView | null;

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

  @Field(() => [PaymentView], { description: 'Payments, the latest first.' })
  payments!: PaymentView[];

  @Field(() => Int, { description: 'Grows with each change.' })
  version!: number;

  @Field(() => [SubscriptionAction], { description: 'What the viewer can do with it now.' })
  availableActions!: SubscriptionAction[];
}

@ObjectType('PlanUsage', { simpleResolvers: true, description: 'How much of a plan is used.' })
export class PlanUsageView {
  @Field(() => Int, { description: 'Venues.' })
  venues!: number;

  @Field(() => Int, { description: 'Pictures of the venue that has most.' })
  photos!: number;

  @Field(() => Int, { description: 'Promotions of all venues that run or are to come.' })
  promotions!: number;
}

@ObjectType('VenueName', { simpleResolvers: true, description: 'A venue by its name.' })
export class VenueNameView {
  @Field(() => ID, { description: 'Id of the venue.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;
}

@ObjectType('OwnSubscription', { simpleResolvers: true, description: 'What the viewer may have, and until when.' })
export class OwnSubscriptionView {
  @Field(() => ID, { description: 'Id of the viewer.' })
  id!: string;

  @Field(() => PlanView, { description: 'The plan that holds today.' })
  currentPlan!: PlanView;

  @Field(() => PlanUsageView, { description: 'How much of it is used.' })
  usage!: PlanUsageView;

  @Field(() => SubscriptionView, {
    nullable: true,
    description: 'His subscription; null = he never had or asked for one.',
  })
  subscription!: SubscriptionView | null;

  @Field(() => [VenueNameView], { description: 'Venues that the public does not see because a subscription ended.' })
  hiddenVenues!: VenueNameView[];

  @Field(() => [VenueNameView], { description: 'Venues that the public would not see any more if it ended.' })
  venuesAtRisk!: VenueNameView[];
}

@ObjectType({ simpleResolvers: true, description: 'A page of subscriptions.' })
export class SubscriptionPage {
  @Field(() => [SubscriptionView], { description: 'The subscriptions of the page.' })
  items!: SubscriptionView[];

  @Field(() => Int, { description: 'Subscriptions on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'The page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Pages.' })
  pageCount!: number;
}
