import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../platform/graphql/paging.ts';
import { VenuePromotion } from '../venues/venue-promotion.types.ts';
import { VenueCard } from '../venues/venue.types.ts';
import { ParsedSearch } from './query-parser/parsed-search.types.ts';
import { Bounds } from './area.inputs.ts';
import type { SearchRun } from './search-run.ts';
import { SearchCondition } from './near-miss.types.ts';
import { PlaceCount } from './facets.types.ts';

@ObjectType({ simpleResolvers: true, description: 'One venue on the map, or several that lie close together.' })
export class MapMarker {
  @Field(() => Float, { description: 'The latitude of the venue, or of the middle of several.' })
  latitude!: number;

  @Field(() => Float, { description: 'The longitude of the venue, or of the middle of several.' })
  longitude!: number;

  @Field(() => Int, { description: 'The number of venues that the marker stands for.' })
  count!: number;

  @Field(() => String, { nullable: true, description: 'The name of the venue; null if the marker stands for several.' })
  name!: string | null;

  @Field(() => [ID], { description: 'The ids of its venues, the most prominent first, at most 12.' })
  ids!: string[];

  @Field(() => Bounds, { description: 'The smallest rectangle that holds its venues.' })
  bounds!: Bounds;
}

@ObjectType({ simpleResolvers: true, description: 'A text that names a place.' })
export class KnownLocation {
  @Field(() => String, { description: 'The text as it was given.' })
  text!: string;

  @Field(() => String, {
    description: 'The name of the place, which `location` takes too: “Saint-Malo” for “st malo”.',
  })
  label!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'One page of the venues that a search finds, and facts about all of them.',
})
export class VenueSearchResult extends PageOf(VenueCard) {
  /** The executed search, from which facets, bounds and markers are computed on demand. */
  run!: SearchRun;

  @Field(() => ParsedSearch, {
    nullable: true,
    description: 'The conditions that were understood in `text` and are applied; null if there is no text.',
  })
  parsed!: ParsedSearch | null;

  @Field(() => [SearchCondition], {
    description:
      'The conditions of `text` that these venues need not meet, because no venue meets all of them; they nearly fit.',
  })
  relaxed!: readonly SearchCondition[];

  @Field(() => [String], {
    description:
      'The texts of `location` that are not taken for places: all of them if they are searched as a free text; those that have no meaning find nothing.',
  })
  unknownLocations!: string[];

  @Field(() => [KnownLocation], {
    description: 'The texts of `location` and `near` that name a place, with what that place is called.',
  })
  knownLocations!: KnownLocation[];
}

@ObjectType({ simpleResolvers: true, description: 'A promotion that runs today, and the venue that offers it.' })
export class RunningPromotion {
  @Field(() => VenuePromotion, { description: 'The promotion.' })
  promotion!: VenuePromotion;

  @Field(() => VenueCard, { description: 'The venue that offers it.' })
  venue!: VenueCard;
}

@ObjectType({
  simpleResolvers: true,
  description: 'One page of the promotions that run today, those that end first at the front.',
})
export class RunningPromotions extends PageOf(RunningPromotion) {
  @Field(() => [PlaceCount], {
    description: 'The regions with the number of promotions that run there, whatever region was asked for.',
  })
  regions!: PlaceCount[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The cities that have landing pages of their own, as the page of a place names them.',
})
export class LandingCities {
  @Field(() => String, {
    nullable: true,
    description:
      'The city that the page is about, as `location` of a search takes it; null if it is no city with a page.',
  })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'The code of the department of that city.' })
  departmentCode!: string | null;

  @Field(() => [PlaceCount], {
    description: 'Other cities: the nearest ones to a city, or those with the most venues of a region or department.',
  })
  cities!: PlaceCount[];
}

@ObjectType({ simpleResolvers: true, description: 'The state of the public catalogue.' })
export class CatalogueState {
  @Field(() => Int, { description: 'The number of the last change, which grows whenever something public changes.' })
  version!: number;

  @Field(() => Int, { description: 'The number of public venues.' })
  venueCount!: number;
}
