import { ArrayMaxSize, IsEnum, IsIn, IsInt, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import { QUOTE_ANSWER } from '../../../schema/owner-limits.ts';
import { Day, RequiredText } from '../../platform/form-rules.ts';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { QuoteAnswerKind, QuotePriceBasis } from './quote.enums.ts';

const { label, maxLines, maxQuantity, maxUnitPriceCents, vatPercents } = QUOTE_ANSWER;

@InputType({ description: 'One price of an offer.' })
export class QuoteAnswerLineInput {
  @Field(() => String, { description: `The label of the price, at most ${label} characters.` })
  @RequiredText(label)
  label!: string;

  @Field(() => Int, { description: `The price before tax in cents of euros, at most ${maxUnitPriceCents}.` })
  @IsInt()
  @Min(0)
  @Max(maxUnitPriceCents)
  unitPriceCents!: number;

  @Field(() => Float, { description: `The rate of its tax in percent: ${vatPercents.join(', ')}.` })
  @IsIn(vatPercents)
  vatPercent!: number;

  @Field(() => QuotePriceBasis, { description: 'Whether it is paid for each participant.' })
  @IsEnum(QuotePriceBasis)
  basis!: QuotePriceBasis;

  @Field(() => Int, {
    description: `The quantity that is paid, 1 to ${maxQuantity}, for each participant where it is so.`,
  })
  @IsInt()
  @Min(1)
  @Max(maxQuantity)
  quantity = 1;
}

@InputType({ description: 'An option on the days of an offer.' })
export class QuoteOptionInput {
  @Field(() => LocalDate, {
    description: 'Its last day, from today on, no later than the last day of the offer and of the event.',
  })
  @Day()
  until!: string;

  @Field(() => ID, { nullable: true, description: 'The id of the room that is held; null for the whole venue.' })
  @IsOptional()
  @MaxLength(64)
  roomId?: string | null;
}

@InputType({ description: 'The answer of a venue to a request. What does not belong to its kind is not kept.' })
export class QuoteAnswerInput {
  @Field(() => ID, { description: 'The id of the request.' })
  @MaxLength(64)
  requestId!: string;

  @Field(() => ID, { description: 'The id of the venue that answers.' })
  @MaxLength(64)
  venueId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the answer that is revised; null if it is the first.',
  })
  @IsOptional()
  @IsInt()
  version?: number | null;

  @Field(() => QuoteAnswerKind, { description: 'The kind of answer.' })
  @IsEnum(QuoteAnswerKind)
  kind!: QuoteAnswerKind;

  @Field(() => String, {
    nullable: true,
    description: `The words that go with an offer, at most ${FORM_LIMITS.message} characters; why it is declined, or the question, at most ${FORM_LIMITS.reason}.`,
  })
  @IsOptional()
  @MaxLength(FORM_LIMITS.message)
  text?: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day of an offer, from today on; required for offers.',
  })
  @IsOptional()
  @Day()
  validUntil?: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The first day, where other dates are offered; null if it is as asked.',
  })
  @IsOptional()
  @Day()
  startDate?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The last day, where other dates are offered.' })
  @IsOptional()
  @Day()
  endDate?: string | null;

  @Field(() => QuoteOptionInput, {
    nullable: true,
    description:
      'The option that is put on its days in the calendar of the venue: those of the offer, or those that were asked for if they are fixed; null = none.',
  })
  @IsOptional()
  @ValidateNested()
  option?: QuoteOptionInput | null;

  @Field(() => [QuoteAnswerLineInput], { description: `The prices of an offer, 1 to ${maxLines}.` })
  @ArrayMaxSize(maxLines)
  @ValidateNested({ each: true })
  lines: QuoteAnswerLineInput[] = [];
}
