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
  description: 'The order of subscriptions.',
  valuesConfig: {
    END_DATE: { description: 'The subscription that ends first comes first; those that have not begun come last.' },
    END_DATE_DESC: { description: 'The subscription that ends last comes first.' },
    OWNER: { description: 'They are sorted by the name of the owner.' },
    OWNER_DESC: { description: 'They are sorted by the name of the owner, backwards.' },
    NEWEST: { description: 'The newest subscription comes first.' },
    REQUESTED: { description: 'The owner who has waited longest for a plan comes first.' },
  },
});

@InputType({ description: 'A payment to be recorded.' })
export class PaymentInput {
  @Field(() => PaymentMethod, { description: 'The method of the payment.' })
  method!: PaymentMethod;

  @Field(() => PaymentStatus, { description: 'Whether it was paid.' })
  status!: PaymentStatus;

  @Field(() => LocalDate, { description: 'The day of the payment or, while it is unpaid, of the bill.' })
  @Day()
  date!: string;

  @Field(() => String, {
    description: `The number of the bill or of the transfer, at most ${BILLING_LIMITS.reference} characters.`,
  })
  @RequiredText(BILLING_LIMITS.reference)
  reference!: string;

  @Field(() => Int, { description: 'The amount before tax, in cents of euros.' })
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

@InputType({ description: 'The subscription that is cancelled.' })
export class CancelSubscriptionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the owner, for administrators; null for the subscription of the caller.',
  })
  userId?: string | null;

  @Field(() => Int, { description: 'The version of the subscription that the decision was made from.' })
  version!: number;
}

@InputType({ description: 'A subscription to be renewed, or begun.' })
export class RenewSubscriptionInput {
  @Field(() => ID, { description: 'The id of the owner.' })
  @MaxLength(64)
  userId!: string;

  @Field(() => ID, { description: 'The id of the plan.' })
  @MaxLength(64)
  planId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the subscription that the decision was made from; null if the owner had none.',
  })
  @IsOptional()
  @IsInt()
  version?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether its next renewal is asked for by itself; null leaves it as it is.',
  })
  @IsOptional()
  autoRenew?: boolean | null;

  @Field(() => PaymentInput, { nullable: true, description: 'The payment for it; null if none is recorded.' })
  @IsOptional()
  @ValidateNested()
  payment?: PaymentInput | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The venues that may go offline for it, as `venuesBeyondPlan` has named them. A renewal that would hide another one is a conflict.',
  })
  @IsOptional()
  @ArrayMaxSize(BILLING_LIMITS.maxLimit)
  @MaxLength(64, { each: true })
  hides?: string[] | null;
}

@InputType({ description: 'A request for a plan that is not granted.' })
export class DeclineRenewalInput {
  @Field(() => ID, { description: 'The id of the owner.' })
  @MaxLength(64)
  userId!: string;

  @Field(() => Int, { description: 'The version of the subscription that the decision was made from.' })
  @IsInt()
  version!: number;

  @Field(() => String, { description: `The reason that the owner is told, at most ${FORM_LIMITS.reason} characters.` })
  @RequiredText(FORM_LIMITS.reason)
  reason!: string;
}

@InputType({ description: 'A plan. Limits that are null are none.' })
export class SavePlanInput {
  @Field(() => ID, { nullable: true, description: 'The id; null for a new one.' })
  @IsOptional()
  @MaxLength(64)
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that the change was made from; null for a new one.' })
  @IsOptional()
  @IsInt()
  version?: number | null;

  @Field(() => String, { description: `Its name, at most ${BILLING_LIMITS.planName} characters.` })
  @RequiredText(BILLING_LIMITS.planName)
  name!: string;

  @Field(() => Int, { description: 'The price of the whole duration before tax, in cents of euros.' })
  @IsInt()
  @Min(0)
  @Max(BILLING_LIMITS.maxPriceCents)
  priceCents!: number;

  @Field(() => Float, { description: 'The rate of the tax, in percent.' })
  @Decimals(2)
  @Min(0)
  @Max(BILLING_LIMITS.maxVatPercent)
  vatPercent!: number;

  @Field(() => Int, { nullable: true, description: 'The duration in months; null for the free plan alone.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(BILLING_LIMITS.maxMonths)
  durationMonths?: number | null;

  @Field(() => Int, { nullable: true, description: 'The number of venues.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(BILLING_LIMITS.maxLimit)
  venueLimit?: number | null;

  @Field(() => Int, { nullable: true, description: 'The number of pictures for each venue.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(BILLING_LIMITS.maxLimit)
  photoLimit?: number | null;

  @Field(() => Int, { nullable: true, description: 'The number of promotions that have not ended.' })
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

@InputType({ description: 'The conditions on subscriptions.' })
export class SubscriptionFilter {
  @Field(() => String, {
    nullable: true,
    description: 'The words to find in the name, the company or the e-mail address of the owner.',
  })
  @IsOptional()
  @MaxLength(100)
  text?: string | null;

  @Field(() => SubscriptionStatus, { nullable: true, description: 'The status to keep.' })
  @IsOptional()
  @IsIn(Object.values(SubscriptionStatus))
  status?: SubscriptionStatus | null;

  @Field(() => ID, { nullable: true, description: 'The id of the plan that they have.' })
  @IsOptional()
  @MaxLength(64)
  planId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether they run and their owner has been warned of the end, or will be today.',
  })
  @IsOptional()
  endsSoon?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether their owner asks for a plan.' })
  @IsOptional()
  requested?: boolean | null;
}

@ArgsType()
export class SubscriptionsArgs extends PagingArgs {
  @Field(() => SubscriptionFilter, { nullable: true, description: 'The conditions; null finds all.' })
  @IsOptional()
  @ValidateNested()
  filter?: SubscriptionFilter | null;

  @Field(() => SubscriptionSort, {
    defaultValue: SubscriptionSort.END_DATE,
    description: 'The order of the subscriptions.',
  })
  sort!: SubscriptionSort;
}
