import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Allow, SharedRead } from '../../platform/graphql/operation.ts';
import { VenueDetails } from '../venues/managed-venue.types.ts';
import { type PublicVenue, VenueCard } from '../venues/venue.types.ts';
import { RunningPromotionsArgs, SimilarArgs, VenueArgs, VenueCardsArgs, VenuesArgs } from './public-venue.inputs.ts';
import { CatalogueState, RunningPromotions } from './search.types.ts';
import type { SearchContext } from './services.ts';

/** Reads of the catalogue except the search. */
@Resolver(() => VenueDetails)
export class PublicVenueResolver {
  @Allow('everybody')
  @SharedRead()
  @Query(() => VenueDetails, {
    nullable: true,
    description: 'A public venue by its id or slug; null if there is none.',
  })
  venue(@Args(() => VenueArgs) { id, slug }: VenueArgs, @Ctx() { search }: SearchContext): Promise<PublicVenue | null> {
    return search.venue(id ?? slug ?? '');
  }

  @Allow('everybody')
  @SharedRead()
  @Query(() => [VenueDetails], { description: 'The public venues in the order of the slugs; others are left out.' })
  venues(@Args(() => VenuesArgs) { slugs }: VenuesArgs, @Ctx() { search }: SearchContext): Promise<PublicVenue[]> {
    return search.venues(slugs);
  }

  @Allow('everybody')
  @SharedRead()
  @Query(() => [VenueCard], { description: 'The public venues in the order of the ids; others are left out.' })
  venueCards(
    @Args(() => VenueCardsArgs) { ids }: VenueCardsArgs,
    @Ctx() { search }: SearchContext,
  ): Promise<VenueCard[]> {
    return search.publicCards(ids);
  }

  @Allow('everybody')
  @SharedRead()
  @Query(() => String, {
    nullable: true,
    description: 'The present slug of the public venue that once had this one; null if there is none.',
  })
  venueMovedTo(
    @Arg('slug', () => String, { description: 'The former slug.' }) slug: string,
    @Ctx() { search }: SearchContext,
  ): Promise<string | null> {
    return search.movedTo(slug);
  }

  @FieldResolver(() => [VenueCard], {
    description:
      'The venues that may serve instead, for the same events and near it in size and place; the most similar first.',
  })
  similar(
    @Root() { id }: PublicVenue,
    @Args(() => SimilarArgs) { count }: SimilarArgs,
    @Ctx() { search }: SearchContext,
  ): Promise<VenueCard[]> {
    return search.similar(id, count);
  }

  @Allow('signedIn')
  @Query(() => VenueDetails, {
    nullable: true,
    description:
      'The page of a venue as the public would see it, the viewer’s pending change included; null if there is none that they may see.',
  })
  venuePreview(
    @Arg('venueId', () => ID, { description: 'The id or slug of the venue.' }) venueId: string,
    @Ctx() { preview, caller }: SearchContext,
  ): Promise<PublicVenue | null> {
    return preview(caller.viewer, venueId);
  }

  @Allow('everybody')
  @SharedRead()
  @Query(() => RunningPromotions, { description: 'The promotions that run today, those that end first at the front.' })
  runningPromotions(
    @Args(() => RunningPromotionsArgs) { region, ...paging }: RunningPromotionsArgs,
    @Ctx() { publicPromotions }: SearchContext,
  ): Promise<RunningPromotions> {
    return publicPromotions.page(region ?? null, paging);
  }

  @Allow('everybody')
  @Query(() => CatalogueState, { description: 'The state of the public catalogue.' })
  catalogueState(@Ctx() { search }: SearchContext): CatalogueState {
    return search.state();
  }

  @Allow('everybodyButDeadSessions')
  @Subscription(() => CatalogueState, {
    description: 'The state of the public catalogue, now and whenever it changes, at most once a second.',
    subscribe: ({ context }: { context: SearchContext }) => context.search.states,
  })
  catalogueChanged(@Root() state: CatalogueState): CatalogueState {
    return state;
  }
}
