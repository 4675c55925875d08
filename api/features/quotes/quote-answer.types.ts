import { GraphQLDateTime as DateTime, GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { QuoteAnswerAction, QuoteAnswerKind, QuotePriceBasis } from './quote.enums.ts';

registerEnumType(QuoteAnswerAction, {
  name: 'QuoteAnswerAction',
  description: 'What who asked can do with an answer: choose it, take that back, or answer its question.',
});

@ObjectType('QuoteAnswerLine', { simpleResolvers: true, description: 'One price of an offer.' })
export class QuoteAnswerLineView {
  @Field(() => String, { description: 'What it is for.' })
  label!: string;

  @Field(() => Int, { description: 'Before tax, in cents of euros.' })
  unitPriceCents!: number;

  @Field(() => Float, { description: 'Rate of its VAT in percent.' })
  vatPercent!: number;

  @Field(() => QuotePriceBasis, { description: 'Whether it is paid for each participant.' })
  basis!: QuotePriceBasis;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => Int, { description: 'What the line comes to before tax, in cents of euros.' })
  totalCents!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What comes to the treasury at one rate.' })
export class QuoteVatShare {
  @Field(() => Float, { description: 'The rate in percent.' })
  percent!: number;

  @Field(() => Int, { description: 'What it is counted on, in cents of euros.' })
  baseCents!: number;

  @Field(() => Int, { description: 'The tax, in cents of euros.' })
  vatCents!: number;
}

@ObjectType('QuoteTotals', { simpleResolvers: true, description: 'What an offer comes to, in cents of euros.' })
export class QuoteTotalsView {
  @Field(() => Int, { description: 'All lines before tax.' })
  exclVatCents!: number;

  @Field(() => Int, { description: 'The tax on them, counted once for each rate.' })
  vatCents!: number;

  @Field(() => Int, { description: 'Both.' })
  inclVatCents!: number;

  @Field(() => Int, { description: 'Before tax a participant, rounded: what offers are compared by.' })
  exclVatPerParticipantCents!: number;

  @Field(() => Int, { description: 'With tax a participant, rounded.' })
  inclVatPerParticipantCents!: number;

  @Field(() => [QuoteVatShare], { description: 'The tax by its rates, the lowest first.' })
  vat!: readonly QuoteVatShare[];
}

@ObjectType('QuoteAnswer', { simpleResolvers: true, description: 'What a venue answers to a request.' })
export class QuoteAnswerView {
  @Field(() => ID, { description: 'Id of the answer.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Slug of the venue; null = it is no longer public.' })
  slug!: string | null;

  @Field(() => String, { description: 'Name of the venue when it answered.' })
  venueName!: string;

  @Field(() => String, { description: 'Its city.' })
  venueCity!: string;

  @Field(() => QuoteAnswerKind, { description: 'What it is.' })
  kind!: QuoteAnswerKind;

  @Field(() => String, {
    nullable: true,
    description: 'Words that go with an offer, why it was declined, or the question; null = an offer without words.',
  })
  text!: string | null;

  @Field(() => String, { nullable: true, description: 'What the venue asked back, last; null = nothing.' })
  question!: string | null;

  @Field(() => String, { nullable: true, description: 'What who asked said to it; null = nothing yet.' })
  reply!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When he said it.' })
  repliedAt!: Date | null;

  @Field(() => LocalDate, { nullable: true, description: 'Last day of an offer; null = it is none.' })
  validUntil!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'First day that is offered instead; null = as asked.' })
  startDate!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Last day that is offered instead; null = as asked.' })
  endDate!: string | null;

  @Field(() => [QuoteAnswerLineView], { description: 'The prices of an offer.' })
  lines!: QuoteAnswerLineView[];

  @Field(() => QuoteTotalsView, { nullable: true, description: 'What an offer comes to; null = it is none.' })
  totals!: QuoteTotalsView | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was chosen; null = it is not.' })
  chosenAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when its owner is gone, who has deleted his account; null = he is there.',
  })
  ownerLeftAt!: Date | null;

  @Field(() => [QuoteAnswerAction], { description: 'What who asked can do with it now.' })
  availableActions!: QuoteAnswerAction[];

  @Field(() => Int, { description: 'Grows with each revision; what is done with it names the one that was read.' })
  version!: number;

  @Field(() => DateTime, { description: 'When it was given or revised last.' })
  updatedAt!: Date;
}
