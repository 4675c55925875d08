import { ArrayMaxSize, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { QUOTE_MAX_VENUES, SHORTLIST } from '../../../schema/constants.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { MAX_TEXT } from './search.inputs.ts';

export const SIMILAR_MAX = 12;

@ArgsType()
export class VenueArgs {
  @Field(() => ID, { nullable: true, description: 'The id of the venue; a slug is taken too.' })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'The slug of the venue; an id is taken too.' })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  slug?: string | null;
}

@ArgsType()
export class VenuesArgs {
  @Field(() => [String], { description: `The slugs of venues, former ones too, at most ${QUOTE_MAX_VENUES}.` })
  @ArrayMaxSize(QUOTE_MAX_VENUES)
  @MaxLength(MAX_TEXT, { each: true })
  slugs!: string[];
}

@ArgsType()
export class VenueCardsArgs {
  @Field(() => [ID], { description: `The ids of venues, at most ${SHORTLIST.maxVenues}.` })
  @ArrayMaxSize(SHORTLIST.maxVenues)
  @MaxLength(MAX_TEXT, { each: true })
  ids!: string[];
}

@ArgsType()
export class SimilarArgs {
  @Field(() => Int, { defaultValue: 4, description: `The greatest number of venues, at most ${SIMILAR_MAX}.` })
  @IsInt()
  @Min(1)
  @Max(SIMILAR_MAX)
  count!: number;
}

@ArgsType()
export class RunningPromotionsArgs extends PagingArgs {
  @Field(() => String, {
    nullable: true,
    description: 'The code of a region; an unknown one finds nothing. Null finds promotions everywhere.',
  })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  region?: string | null;
}
