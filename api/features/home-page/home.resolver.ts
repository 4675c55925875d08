import { Args, Ctx, FieldResolver, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/graphql/operation.ts';
import type { HomePageContext } from './services.ts';
import { VenueCard } from '../venues/venue.types.ts';
import { FavouritesArgs } from './home.inputs.ts';
import { Reference } from './reference.types.ts';

@ObjectType({ description: 'The content of the home page.' })
export class Home {}

@Resolver(() => Home)
export class HomeResolver {
  @Allow('everybody')
  @Query(() => Home, { description: 'The home page.' })
  home(): Home {
    return new Home();
  }

  @FieldResolver(() => [VenueCard], { description: 'The venues of the slider today, in its order, at most 5.' })
  slider(@Ctx() { search }: HomePageContext): Promise<VenueCard[]> {
    return search.slider();
  }

  @FieldResolver(() => [VenueCard], { description: 'The favourites ("Les coups de cœur"), chosen at random.' })
  favourites(
    @Args(() => FavouritesArgs) { count }: FavouritesArgs,
    @Ctx() { search }: HomePageContext,
  ): Promise<VenueCard[]> {
    return search.favourites(count);
  }

  @FieldResolver(() => [VenueCard], { description: 'The top 5, in its order.' })
  topFive(@Ctx() { search }: HomePageContext): Promise<VenueCard[]> {
    return search.topFive();
  }

  @FieldResolver(() => [VenueCard], { description: 'The venues of the first page, most prominent first, at most 20.' })
  premierPage(@Ctx() { search }: HomePageContext): Promise<VenueCard[]> {
    return search.premierPage();
  }

  @FieldResolver(() => [Reference], { description: 'The client companies whose logos are shown, in their order.' })
  references(@Ctx() { references }: HomePageContext): Promise<Reference[]> {
    return references.shown();
  }
}
