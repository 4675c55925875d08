import { ArrayMaxSize, IsEnum, IsInt, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { QUOTE_ANSWER } from '../../../schema/owner-limits.ts';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import { Day } from '../../platform/form-rules.ts';
import { VersionedInput } from '../../platform/graphql/inputs.ts';
import { ConnectionArgs } from '../../platform/graphql/connection.ts';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { EventType } from '../venues/venue.enums.ts';
import { QuoteOutcome, QuoteRequestState } from './quote.enums.ts';

const MAX_TEXT = 100;
/** The number of cards in a column of the board; others are found by filters, or in the table. */
const MAX_CARDS = 100;

/** The orders of the list. */
export enum ManagedQuoteSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  EVENT_DATE = 'EVENT_DATE',
  PARTICIPANTS = 'PARTICIPANTS',
  COMPANY = 'COMPANY',
  UPDATED = 'UPDATED',
}

registerEnumType(ManagedQuoteSort, {
  name: 'ManagedQuoteSort',
  description: 'An order of the list of the platform.',
  valuesConfig: {
    NEWEST: { description: 'The request that was sent last comes first.' },
    OLDEST: { description: 'The request that was sent first comes first.' },
    EVENT_DATE: { description: 'The earliest event comes first, open dates last.' },
    PARTICIPANTS: { description: 'The most people come first.' },
    COMPANY: { description: 'They are sorted by the name of the company.' },
    UPDATED: { description: 'The request that was changed last comes first.' },
  },
});

@InputType({ description: 'The conditions on a list of quote requests.' })
export class ManagedQuoteFilter {
  @Field(() => [QuoteRequestState], { nullable: true, description: 'The states; null or none means any.' })
  @IsOptional()
  @ArrayMaxSize(8)
  @IsEnum(QuoteRequestState, { each: true })
  states?: QuoteRequestState[] | null;

  @Field(() => [EventType], { nullable: true, description: 'The kinds of event; null or none means any.' })
  @IsOptional()
  @ArrayMaxSize(7)
  @IsEnum(EventType, { each: true })
  eventTypes?: EventType[] | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The event ends on this day or later; open dates are then left out.',
  })
  @IsOptional()
  @Day()
  eventFrom?: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The event begins on this day or earlier; open dates are then left out.',
  })
  @IsOptional()
  @Day()
  eventTo?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A part of the number, the company, the name, the e-mail address or a venue, at most ${MAX_TEXT} characters.`,
  })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  text?: string | null;
}

@ArgsType()
export class ManagedQuoteArgs extends ConnectionArgs {
  @Field(() => ManagedQuoteFilter, { defaultValue: {}, description: 'The conditions; none means all.' })
  @ValidateNested()
  filter!: ManagedQuoteFilter;

  @Field(() => ManagedQuoteSort, { defaultValue: ManagedQuoteSort.NEWEST, description: 'The order of the requests.' })
  sort!: ManagedQuoteSort;
}

@ArgsType()
export class QuoteBoardArgs {
  @Field(() => ManagedQuoteFilter, { defaultValue: {}, description: 'The conditions; none means all.' })
  @ValidateNested()
  filter!: ManagedQuoteFilter;

  @Field(() => Int, { defaultValue: 30, description: `The number of requests of each column, at most ${MAX_CARDS}.` })
  @IsInt()
  @Min(1)
  @Max(MAX_CARDS)
  cards!: number;
}

@InputType({ description: 'A quote request, and the venues whose owners it is handed to.' })
export class ForwardQuoteRequestInput extends VersionedInput {
  @Field(() => [ID], {
    nullable: true,
    description: `The venues, at most ${QUOTE_ANSWER.maxVenues} in all; those that the request does not have are added. Null means those that it has.`,
  })
  venueIds?: string[] | null;
}

@InputType({ description: 'The request that is declined, and the reason.' })
export class RejectQuoteRequestInput extends VersionedInput {
  @Field(() => String, { description: `The reason, at most ${FORM_LIMITS.reason} characters.` })
  reason!: string;
}

@InputType({ description: 'The end of a request.' })
export class CloseQuoteRequestInput extends VersionedInput {
  @Field(() => QuoteOutcome, { description: 'The outcome.' })
  outcome!: QuoteOutcome;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the offer that was taken; null if it is none of those here.',
  })
  answerId?: string | null;
}
