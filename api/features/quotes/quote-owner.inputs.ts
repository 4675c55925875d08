import { IsEnum, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, registerEnumType } from 'type-graphql';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { OwnerQuoteProgress } from './quote.enums.ts';

const MAX_TEXT = 100;

/** Orders of an owner's list. */
export enum ForwardedQuoteSort {
  NEWEST = 'NEWEST',
  EVENT_DATE = 'EVENT_DATE',
  PARTICIPANTS = 'PARTICIPANTS',
}

registerEnumType(ForwardedQuoteSort, {
  name: 'ForwardedQuoteSort',
  description: 'Order: handed over last first, earliest event first (open dates last), most people first.',
});

@InputType({ description: 'Conditions on the requests that an owner was handed.' })
export class ForwardedQuoteFilter {
  @Field(() => OwnerQuoteProgress, { nullable: true, description: 'What they are to him; null = whatever.' })
  @IsOptional()
  @IsEnum(OwnerQuoteProgress)
  progress?: OwnerQuoteProgress | null;

  @Field(() => String, {
    nullable: true,
    description: `Part of the number, of the company, or of the name of a venue, at most ${MAX_TEXT} characters.`,
  })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  text?: string | null;
}

@ArgsType()
export class ForwardedQuoteArgs extends PagingArgs {
  @Field(() => ForwardedQuoteFilter, { defaultValue: {}, description: 'Conditions; none = all of one’s own.' })
  @ValidateNested()
  filter!: ForwardedQuoteFilter;

  @Field(() => ForwardedQuoteSort, { defaultValue: ForwardedQuoteSort.NEWEST, description: 'Order of the requests.' })
  sort!: ForwardedQuoteSort;
}
