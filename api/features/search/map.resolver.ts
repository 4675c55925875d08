import { Args, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { markersOf } from './map-markers.ts';
import { MapMarker, MarkersArgs } from './map.types.ts';
import { VenueSearchResult } from './search.types.ts';

/** What a map may cost: an area takes about so many before they are merged. */
const MOST_MARKERS = 500;

@Resolver(() => VenueSearchResult)
export class MapResolver {
  @Extensions({ listSize: MOST_MARKERS })
  @FieldResolver(() => [MapMarker], {
    description: 'Venues of all pages on a map, those close together as one marker.',
  })
  markers(@Root() { run }: VenueSearchResult, @Args(() => MarkersArgs) { area, cell }: MarkersArgs): MapMarker[] {
    return markersOf(run, area, cell);
  }
}
