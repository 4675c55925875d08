import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Allow, SharedRead } from '../../platform/graphql/operation.ts';
import type { SearchContext } from './services.ts';
import { VenueCard, VenueView } from '../venues/venue.types.ts';
import { RunningPromotionsArgs, SimilarArgs, VenueCardsArgs, VenuesArgs } from './public-site.inputs.ts';
import { RunningPromotions } from './running-promotions.types.ts';

/** Reads of the catalogue for pages beside the search. */
@Resolver(() => VenueView)
export class PublicSiteResolver {
  @Allow('everybody')
  @SharedRead()
  @Query(() => RunningPromotions, { description: 'The promotions that run today: what ends first comes first.' })
  runningPromotions(
    @Args(() => RunningPromotionsArgs) { region, page, pageSize }: RunningPromotionsArgs,
    @Ctx() { publicPromotions }: SearchContext,
  ): Promise<RunningPromotions> {
    return publicPromotions.page(region ?? null, page, pageSize);
  }

  @Allow('everybody')
  @SharedRead()
  @Query(() => [VenueCard], { description: 'Public venues in the order of the ids; others are left out.' })
  venueCards(
    @Args(() => VenueCardsArgs) { ids }: VenueCardsArgs,
    @Ctx() { search }: SearchContext,
  ): Promise<VenueCard[]> {
    return search.publicCards(ids);
  }

  @Allow('everybody')
  @SharedRead()
  @Query(() => [VenueView], { description: 'Public venues in the order of the slugs; others are left out.' })
  venues(@Args(() => VenuesArgs) { slugs }: VenuesArgs, @Ctx() { search }: SearchContext): Promise<VenueView[]> {
    return search.venues(slugs);
  }

  @FieldResolver(() => [VenueCard], {
    description:
      'Venues that may serve instead: for the same events, near it in size and place. The most similar first.',
  })
  similar(
    @Root() { id }: VenueView,
    @Args(() => SimilarArgs) { count }: SimilarArgs,
    @Ctx() { search }: SearchContext,
  ): Promise<VenueCard[]> {
    return search.similar(id, count);
  }
}
