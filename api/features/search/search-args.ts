import { IsInt, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, Int } from 'type-graphql';
import { SUGGESTIONS } from '../../../schema/constants.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { MAX_TEXT, VenueFilter, VenueSort } from './search.inputs.ts';

@ArgsType()
export class SearchArgs extends PagingArgs {
  @Field(() => VenueFilter, { defaultValue: {}, description: 'Conditions; none finds every public venue.' })
  @ValidateNested()
  filter!: VenueFilter;

  @Field(() => VenueSort, { defaultValue: VenueSort.RELEVANCE, description: 'Order of the venues.' })
  sort!: VenueSort;
}

@ArgsType()
export class SuggestionArgs {
  @Field(() => String, { defaultValue: '', description: 'What was typed; empty gives a few of each group.' })
  @MaxLength(MAX_TEXT)
  text!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'At most so many of each group; null = as many as the product shows.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(SUGGESTIONS.typing.cities)
  limit?: number | null;
}

@ArgsType()
export class VenueArgs {
  @Field(() => ID, { nullable: true, description: 'Id of the venue; a slug is taken too.' })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of the venue; an id is taken too.' })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  slug?: string | null;
}

@ArgsType()
export class PointsArgs {
  @Field(() => Int, { defaultValue: 500, description: 'At most so many, up to 2000; the most prominent ones.' })
  @IsInt()
  @Min(1)
  @Max(2_000)
  limit!: number;
}
