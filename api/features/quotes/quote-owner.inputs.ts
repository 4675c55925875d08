import { IsEnum, IsOptional, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';
import { ConnectionArgs } from '../../platform/graphql/connection.ts';
import { OwnerQuoteProgress } from './quote.enums.ts';

const MAX_TEXT = 100;

/** The orders of an owner's list. */
export enum ForwardedQuoteSort {
  NEWEST = 'NEWEST',
  EVENT_DATE = 'EVENT_DATE',
  PARTICIPANTS = 'PARTICIPANTS',
}

registerEnumType(ForwardedQuoteSort, {
  name: 'ForwardedQuoteSort',
  description: 'An order of the list of an owner.',
  valuesConfig: {
    NEWEST: { description: 'The request that was handed over last comes first.' },
    EVENT_DATE: { description: 'The earliest event comes first, open dates last.' },
    PARTICIPANTS: { description: 'The most people come first.' },
  },
});

@InputType({ description: 'The conditions on the requests that an owner was handed.' })
export class ForwardedQuoteFilter {
  @Field(() => OwnerQuoteProgress, {
    nullable: true,
    description: 'The progress that the owner has made with them; null keeps all.',
  })
  @IsOptional()
  @IsEnum(OwnerQuoteProgress)
  progress?: OwnerQuoteProgress | null;

  @Field(() => String, {
    nullable: true,
    description: `A part of the number, of the company, or of the name of a venue, at most ${MAX_TEXT} characters.`,
  })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  text?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the venue that they were handed to; null for all of them.',
  })
  @IsOptional()
  @IsUUID()
  venueId?: string | null;
}

@ArgsType()
export class ForwardedQuoteArgs extends ConnectionArgs {
  @Field(() => ForwardedQuoteFilter, { defaultValue: {}, description: 'The conditions; none means all.' })
  @ValidateNested()
  filter!: ForwardedQuoteFilter;

  @Field(() => ForwardedQuoteSort, {
    defaultValue: ForwardedQuoteSort.NEWEST,
    description: 'The order of the requests.',
  })
  sort!: ForwardedQuoteSort;
}
