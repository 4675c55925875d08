import { Args, Ctx, Extensions, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Allow, SharedRead } from '../../platform/graphql/operation.ts';
import { AvailabilityAtDates } from './dates/dates.types.ts';
import { markersOf } from './map-markers.ts';
import { NearMiss } from './near-miss.types.ts';
import { ENOUGH, MOST_NEAR_MISSES, nearMissCards } from './near-misses.ts';
import { boundsOf, facetsOf } from './search-facets.ts';
import { ParsedSearch } from './query-parser/parsed-search.types.ts';
import { parseSearch } from './query-parser/query-parser.ts';
import { Bounds } from './area.inputs.ts';
import { LandingCitiesArgs, MarkersArgs, ParseSearchArgs, SearchArgs, SuggestionArgs } from './search.inputs.ts';
import { Facets } from './facets.types.ts';
import { LandingCities, MapMarker, VenueSearchResult } from './search.types.ts';
import { Suggestions } from './suggestion.types.ts';
import type { SearchContext } from './services.ts';

/** The greatest number of markers, before close ones are merged, for the cost of a query. */
const MOST_MARKERS = 500;

@Resolver(() => VenueSearchResult)
export class SearchResolver {
  @Allow('everybody')
  @SharedRead()
  @Query(() => VenueSearchResult, { description: 'Finds public venues.' })
  searchVenues(@Args(() => SearchArgs) args: SearchArgs, @Ctx() { search }: SearchContext): Promise<VenueSearchResult> {
    return search.search(args);
  }

  @FieldResolver(() => Facets, { description: 'The counts by which the search could be narrowed down or widened.' })
  facets(@Root() { run }: VenueSearchResult): Facets {
    return facetsOf(run);
  }

  @FieldResolver(() => Bounds, {
    nullable: true,
    description:
      'The smallest rectangle that holds the venues of all pages, or the near misses where no venue meets all conditions; ' +
      'null if none of them has a position.',
  })
  bounds(@Root() { run }: VenueSearchResult): Bounds | null {
    return boundsOf(run);
  }

  @Extensions({ listSize: MOST_MARKERS })
  @FieldResolver(() => [MapMarker], {
    description:
      'The venues of all pages on a map, or the near misses where no venue meets all conditions; those close together are one marker.',
  })
  markers(@Root() { run }: VenueSearchResult, @Args(() => MarkersArgs) { area, cell }: MarkersArgs): MapMarker[] {
    return markersOf(run, area, cell);
  }

  @FieldResolver(() => [AvailabilityAtDates], {
    description: 'Whether each of `items` is free at the dates, in their order; empty without dates.',
  })
  availabilities(@Root() { run, items }: VenueSearchResult): AvailabilityAtDates[] {
    return items.flatMap(({ id }) => run.availabilityOf(id) ?? []);
  }

  @Extensions({ listSize: MOST_NEAR_MISSES })
  @FieldResolver(() => [NearMiss], {
    description:
      `If fewer than ${ENOUGH} venues meet all conditions, the others that come closest, at most ${MOST_NEAR_MISSES}, the closest first; ` +
      'else none. Where `relaxed` names conditions, no venue meets all of them, and `items` are near misses too.',
  })
  nearMisses(@Root() { run }: VenueSearchResult, @Ctx() { search }: SearchContext): Promise<NearMiss[]> {
    return nearMissCards(run, (ids) => search.cards(ids));
  }

  @Allow('everybody')
  @SharedRead()
  @Query(() => Suggestions, {
    description: 'The places that have venues, and the venues, that a text may mean, found by the beginnings of words.',
  })
  suggestions(
    @Args(() => SuggestionArgs) { text, limit }: SuggestionArgs,
    @Ctx() { search }: SearchContext,
  ): Suggestions {
    return search.suggest(text, limit ?? undefined);
  }

  @Allow('everybody')
  @SharedRead()
  @Query(() => LandingCities, { description: 'The cities that the landing page of a place names.' })
  landingCities(
    @Args(() => LandingCitiesArgs) { place, eventType }: LandingCitiesArgs,
    @Ctx() { search }: SearchContext,
  ): LandingCities {
    return search.landingCities(place, eventType ?? null);
  }

  @Allow('everybody')
  @SharedRead()
  @Query(() => ParsedSearch, {
    description: 'The conditions that a free text in French or English means, and the words that mean none.',
  })
  parseSearch(@Args(() => ParseSearchArgs) { text }: ParseSearchArgs): ParsedSearch {
    return parseSearch(text);
  }
}
