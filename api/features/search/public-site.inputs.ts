import { ArrayMaxSize, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { QUOTE_MAX_VENUES, SHORTLIST } from '../../../schema/constants.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { MAX_TEXT } from './search.inputs.ts';
import { SIMILAR_MAX } from './similar-venues.ts';

@ArgsType()
export class RunningPromotionsArgs extends PagingArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Code of a region, one that nobody knows finds nothing; null = everywhere.',
  })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  region?: string | null;
}

@ArgsType()
export class VenueCardsArgs {
  @Field(() => [ID], { description: `Ids of venues, at most ${SHORTLIST.maxVenues}.` })
  @ArrayMaxSize(SHORTLIST.maxVenues)
  @MaxLength(MAX_TEXT, { each: true })
  ids!: string[];
}

@ArgsType()
export class VenuesArgs {
  @Field(() => [String], { description: `Slugs of venues, former ones too, at most ${QUOTE_MAX_VENUES}.` })
  @ArrayMaxSize(QUOTE_MAX_VENUES)
  @MaxLength(MAX_TEXT, { each: true })
  slugs!: string[];
}

@ArgsType()
export class SimilarArgs {
  @Field(() => Int, { defaultValue: 4, description: `How many, at most ${SIMILAR_MAX}.` })
  @IsInt()
  @Min(1)
  @Max(SIMILAR_MAX)
  count!: number;
}
