import { ArrayMaxSize, IsIn, IsInt, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { BILLING_LIMITS } from '../../../schema/admin-limits.ts';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import { Day, Decimals, RequiredText } from '../../platform/form-rules.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { PaymentMethod, PaymentStatus, SubscriptionStatus } from './billing.enums.ts';

export enum SubscriptionSort {
  END_DATE = 'END_DATE',
  END_DATE_DESC = 'END_DATE_DESC',
  OWNER = 'OWNER',
  OWNER_DESC = 'OWNER_DESC',
  NEWEST = 'NEWEST',
  REQUESTED = 'REQUESTED',
}
registerEnumType(SubscriptionSort, {
  name: 'SubscriptionSort',
  description:
    'END_DATE: what ends soonest comes first, what has not begun last. REQUESTED: who has waited longest for a plan comes first.',
});

@InputType({ description: 'A payment to be recorded.' })
export class PaymentInput {
  @Field(() => PaymentMethod, { description: 'How.' })
  method!: PaymentMethod;

  @Field(() => PaymentStatus, { description: 'Whether it was paid.' })
  status!: PaymentStatus;

  @Field(() => LocalDate, { description: 'Day of the payment or, while it is unpaid, of the bill.' })
  @Day()
  date!: string;

  @Field(() => String, {
    description: `Number of the bill or of the transfer, at most ${BILLING_LIMITS.reference} characters.`,
  })
  @RequiredText(BILLING_LIMITS.reference)
  reference!: string;

  @Field(() => Int, { description: 'Before tax, in cents of euros.' })
  @IsInt()
  @Min(0)
  @Max(BILLING_LIMITS.maxPriceCents)
  amountCents!: number;
}

@InputType({ description: 'A payment to be recorded for the subscription of an owner.' })
export class RecordPaymentInput extends PaymentInput {
  @Field(() => ID, { description: 'The id of the owner.' })
  userId!: string;
}

@InputType({ description: 'A plan that is asked for.' })
export class RequestRenewalInput {
  @Field(() => ID, { description: 'The id of the plan.' })
  planId!: string;
}

@InputType({ description: 'Which subscription is cancelled.' })
export class CancelSubscriptionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the owner, for administrators; null for the subscription of the caller.',
  })
  userId?: string | null;
}

@InputType({ description: 'A subscription to be renewed, or begun.' })
export class RenewSubscriptionInput {
  @Field(() => ID, { description: 'Whose.' })
  @MaxLength(64)
  userId!: string;

  @Field(() => ID, { description: 'To which plan.' })
  @MaxLength(64)
  planId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Version of the subscription that the decision was made from; null = he had none.',
  })
  @IsOptional()
  @IsInt()
  version?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether its next renewal is asked for by itself; null = as it is.',
  })
  @IsOptional()
  autoRenew?: boolean | null;

  @Field(() => PaymentInput, { nullable: true, description: 'What was paid for it; null = nothing is recorded.' })
  @IsOptional()
  @ValidateNested()
  payment?: PaymentInput | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Venues that may go offline for it, as `venuesBeyondPlan` has named them. A renewal that would hide another one is a conflict.',
  })
  @IsOptional()
  @ArrayMaxSize(BILLING_LIMITS.maxLimit)
  @MaxLength(64, { each: true })
  hides?: string[] | null;
}

@InputType({ description: 'A request for a plan that is not granted.' })
export class DeclineRenewalInput {
  @Field(() => ID, { description: 'Whose.' })
  @MaxLength(64)
  userId!: string;

  @Field(() => Int, { description: 'Version of the subscription that the decision was made from.' })
  @IsInt()
  version!: number;

  @Field(() => String, { description: `Why, for the owner, at most ${FORM_LIMITS.reason} characters.` })
  @RequiredText(FORM_LIMITS.reason)
  reason!: string;
}

@InputType({ description: 'A plan. Limits that are null are none.' })
export class SavePlanInput {
  @Field(() => ID, { nullable: true, description: 'Which; null = a new one.' })
  @IsOptional()
  @MaxLength(64)
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'Version that the change was made from; null = a new one.' })
  @IsOptional()
  @IsInt()
  version?: number | null;

  @Field(() => String, { description: `Its name, at most ${BILLING_LIMITS.planName} characters.` })
  @RequiredText(BILLING_LIMITS.planName)
  name!: string;

  @Field(() => Int, { description: 'Price of the whole duration before tax, in cents of euros.' })
  @IsInt()
  @Min(0)
  @Max(BILLING_LIMITS.maxPriceCents)
  priceCents!: number;

  @Field(() => Float, { description: 'Rate of the tax, in percent.' })
  @Decimals(2)
  @Min(0)
  @Max(BILLING_LIMITS.maxVatPercent)
  vatPercent!: number;

  @Field(() => Int, { nullable: true, description: 'Months; null for the free plan alone.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(BILLING_LIMITS.maxMonths)
  durationMonths?: number | null;

  @Field(() => Int, { nullable: true, description: 'Venues.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(BILLING_LIMITS.maxLimit)
  venueLimit?: number | null;

  @Field(() => Int, { nullable: true, description: 'Pictures a venue.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(BILLING_LIMITS.maxLimit)
  photoLimit?: number | null;

  @Field(() => Int, { nullable: true, description: 'Promotions that have not ended.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(BILLING_LIMITS.maxLimit)
  promotionLimit?: number | null;

  @Field(() => Boolean, { description: 'Whether venues may stand on the home page.' })
  homepage!: boolean;

  @Field(() => Boolean, { description: 'Whether it can be chosen.' })
  isActive!: boolean;

  @Field(() => Int, { description: 'Its place among the others.' })
  @IsInt()
  @Min(0)
  @Max(BILLING_LIMITS.maxPosition)
  position!: number;
}

@InputType({ description: 'Which subscriptions are wanted.' })
export class SubscriptionFilter {
  @Field(() => String, { nullable: true, description: 'In name, company or e-mail address of the owner.' })
  @IsOptional()
  @MaxLength(100)
  text?: string | null;

  @Field(() => SubscriptionStatus, { nullable: true, description: 'How they stand.' })
  @IsOptional()
  @IsIn(Object.values(SubscriptionStatus))
  status?: SubscriptionStatus | null;

  @Field(() => ID, { nullable: true, description: 'Of this plan.' })
  @IsOptional()
  @MaxLength(64)
  planId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Running ones whose owner has been warned of the end, or will be today.',
  })
  @IsOptional()
  endsSoon?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Those whose owner asks for something.' })
  @IsOptional()
  requested?: boolean | null;
}

@ArgsType()
export class SubscriptionsArgs extends PagingArgs {
  @Field(() => SubscriptionFilter, { nullable: true, description: 'Which; null = all.' })
  @IsOptional()
  @ValidateNested()
  filter?: SubscriptionFilter | null;

  @Field(() => SubscriptionSort, { defaultValue: SubscriptionSort.END_DATE, description: 'In which order.' })
  sort!: SubscriptionSort;
}
