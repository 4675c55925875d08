import { IsInt, Max, Min } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { FAVOURITES_COUNT } from '../../../schema/constants.ts';

@ArgsType()
export class FavouritesArgs {
  @Field(() => Int, { defaultValue: FAVOURITES_COUNT, description: 'The number of favourites, at most 20.' })
  @IsInt()
  @Min(1)
  @Max(20)
  count!: number;
}
