import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Allow, SharedRead } from '../../platform/graphql/operation.ts';
import type { SearchContext } from './services.ts';
import { VenueView } from '../venues/venue.types.ts';
import { PointsArgs, SearchArgs, SuggestionArgs, VenueArgs } from './search-args.ts';
import { boundsOf, facetsOf, pointsOf } from './search-facets.ts';
import { Bounds, Facets, Suggestions, VenuePoint, VenueSearchResult } from './search.types.ts';

@Resolver(() => VenueSearchResult)
export class SearchResolver {
  @Allow('everybody')
  @SharedRead()
  @Query(() => VenueSearchResult, { description: 'Finds public venues.' })
  searchVenues(@Args(() => SearchArgs) args: SearchArgs, @Ctx() { search }: SearchContext): Promise<VenueSearchResult> {
    return search.search(args.filter, args.sort, args.page, args.pageSize);
  }

  @FieldResolver(() => Facets, { description: 'Counts by which the search could be narrowed down or widened.' })
  facets(@Root() { run }: VenueSearchResult): Facets {
    return facetsOf(run);
  }

  @FieldResolver(() => Bounds, {
    nullable: true,
    description: 'Rectangle around all venues found; null = no positions.',
  })
  bounds(@Root() { run }: VenueSearchResult): Bounds | null {
    return boundsOf(run);
  }

  @FieldResolver(() => [VenuePoint], { description: 'Venues of all pages as points for a map.' })
  points(@Root() { run }: VenueSearchResult, @Args(() => PointsArgs) { limit }: PointsArgs): VenuePoint[] {
    return pointsOf(run, limit);
  }

  @Allow('everybody')
  @SharedRead()
  @Query(() => Suggestions, {
    description: 'What the text may mean: places that have venues, and venues, by word starts.',
  })
  suggestions(
    @Args(() => SuggestionArgs) { text, limit }: SuggestionArgs,
    @Ctx() { search }: SearchContext,
  ): Suggestions {
    return search.suggest(text, limit ?? undefined);
  }

  @Allow('everybody')
  @SharedRead()
  @Query(() => VenueView, { nullable: true, description: 'One public venue; null = there is none of that id or slug.' })
  venue(@Args(() => VenueArgs) { id, slug }: VenueArgs, @Ctx() { search }: SearchContext): Promise<VenueView | null> {
    return search.venue(id ?? slug ?? '');
  }

  @Allow('everybody')
  @SharedRead()
  @Query(() => String, { nullable: true, description: 'The present slug of the public venue that once had this one.' })
  venueMovedTo(
    @Arg('slug', () => String, { description: 'The former slug.' }) slug: string,
    @Ctx() { search }: SearchContext,
  ): Promise<string | null> {
    return search.movedTo(slug);
  }
}
