import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Money } from '../../platform/graphql/money.ts';
import { PageOf } from '../../platform/graphql/paging.ts';
import { AvailabilityState } from '../calendar/calendar.enums.ts';
import { Amenity, CapacityBand, EventType, RoomLayout, VenueKind } from '../venues/venue.enums.ts';
import { VenuePromotion } from '../venues/venue-promotion.types.ts';
import { VenueCard } from '../venues/venue.types.ts';
import { ParsedSearch } from './query-parser/parsed-search.types.ts';
import { Bounds } from './area.inputs.ts';
import type { SearchRun } from './search-run.ts';
import { SearchCondition } from './near-miss.types.ts';

const COUNT = 'The number of venues that would be found with this value and all the other conditions of the search.';

/** The class of a value of a filter and how many venues have it: `class AmenityCount extends CountOf<Amenity>(Amenity) {}`. */
function CountOf<Value>(type: object) {
  @ObjectType({ simpleResolvers: true })
  abstract class Count {
    @Field(() => type, { description: 'The value of the filter.' })
    value!: Value;

    @Field(() => Int, { description: COUNT })
    count!: number;
  }

  return Count;
}

@ObjectType({ simpleResolvers: true, description: 'A kind of venue and the number of its venues.' })
export class VenueKindCount extends CountOf<VenueKind>(VenueKind) {}

@ObjectType({
  simpleResolvers: true,
  description: 'A number of bedrooms and the number of venues with at least as many.',
})
export class BedroomsCount extends CountOf<number>(Int) {}

@ObjectType({
  simpleResolvers: true,
  description: 'A number of square metres and the number of venues with a room of at least as many.',
})
export class RoomAreaCount extends CountOf<number>(Int) {}

@ObjectType({
  simpleResolvers: true,
  description: 'A number of minutes and the number of venues that have a railway station within them.',
})
export class StationMinutesCount extends CountOf<number>(Int) {}

@ObjectType({
  simpleResolvers: true,
  description: 'A price for each participant and the number of venues that cost at most as much.',
})
export class PricePerPersonCount extends CountOf<Money>(Money) {}

@ObjectType({ simpleResolvers: true, description: 'An event type and the number of its venues.' })
export class EventTypeCount extends CountOf<EventType>(EventType) {}

@ObjectType({ simpleResolvers: true, description: 'A number of stars, 1 to 5, and the number of its venues.' })
export class CategoryCount extends CountOf<number>(Int) {}

@ObjectType({ simpleResolvers: true, description: 'A capacity band and the number of its venues.' })
export class CapacityBandCount extends CountOf<CapacityBand>(CapacityBand) {}

@ObjectType({ simpleResolvers: true, description: 'A room layout and the number of its venues.' })
export class RoomLayoutCount extends CountOf<RoomLayout>(RoomLayout) {}

@ObjectType({ simpleResolvers: true, description: 'A service or installation and the number of its venues.' })
export class AmenityCount extends CountOf<Amenity>(Amenity) {}

@ObjectType({ simpleResolvers: true, description: 'A state at the dates of a search, and the number of its venues.' })
export class AvailabilityCount extends CountOf<AvailabilityState>(AvailabilityState) {}

@ObjectType({
  simpleResolvers: true,
  description: 'A region or department and the number of venues or promotions there.',
})
export class PlaceCount {
  @Field(() => String, { description: 'The code of the place.' })
  code!: string;

  @Field(() => String, { description: 'The name of the place, as `location` of a search takes it.' })
  name!: string;

  @Field(() => Int, { description: `${COUNT} In a list of promotions, the number of promotions.` })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The values by which a search can be narrowed down or widened, with their counts. Values that find nothing are left out.',
})
export class Facets {
  @Field(() => [PlaceCount], { description: 'The regions, those with the most venues first.' })
  regions!: PlaceCount[];

  @Field(() => [PlaceCount], { description: 'The departments, those with the most venues first.' })
  departments!: PlaceCount[];

  @Field(() => [VenueKindCount], { description: 'The kinds of venue, in the order of the enumeration.' })
  kinds!: VenueKindCount[];

  @Field(() => [EventTypeCount], { description: 'The event types, in the order of the enumeration.' })
  eventTypes!: EventTypeCount[];

  @Field(() => [CategoryCount], { description: 'The numbers of stars, the greatest first.' })
  categories!: CategoryCount[];

  @Field(() => [CapacityBandCount], { description: 'The capacity bands, the smallest first.' })
  capacityBands!: CapacityBandCount[];

  @Field(() => [RoomLayoutCount], {
    description:
      'The room layouts, in the order of the enumeration. If the search has a number of people, a venue counts where it holds them in that layout.',
  })
  layouts!: RoomLayoutCount[];

  @Field(() => [RoomAreaCount], { description: 'Steps of `roomAreaSqm`, the smallest first.' })
  roomAreas!: RoomAreaCount[];

  @Field(() => [BedroomsCount], { description: 'Steps of `bedrooms`, the smallest first.' })
  bedrooms!: BedroomsCount[];

  @Field(() => [StationMinutesCount], { description: 'Steps of `stationMinutes`, the shortest first.' })
  stationMinutes!: StationMinutesCount[];

  @Field(() => [PricePerPersonCount], { description: 'Steps of `maxPricePerPersonCents`, the smallest first.' })
  pricePerPerson!: PricePerPersonCount[];

  @Field(() => [AmenityCount], { description: 'The services and installations, in the order of the enumeration.' })
  amenities!: AmenityCount[];

  @Field(() => Int, {
    description: 'The number of venues with a promotion that runs today, under the other conditions.',
  })
  promotions!: number;

  @Field(() => [AvailabilityCount], {
    description: 'The states at the dates, the best first, without those that no venue has; empty without dates.',
  })
  availabilities!: AvailabilityCount[];
}

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

export enum SuggestionType {
  CITY = 'CITY',
  DEPARTMENT = 'DEPARTMENT',
  REGION = 'REGION',
  VENUE = 'VENUE',
}

registerEnumType(SuggestionType, {
  name: 'SuggestionType',
  description: 'The kind of thing that a suggestion leads to.',
  valuesConfig: {
    CITY: { description: 'It leads to the venues of a city or an arrondissement.' },
    DEPARTMENT: { description: 'It leads to the venues of a department.' },
    REGION: { description: 'It leads to the venues of a region.' },
    VENUE: { description: 'It leads to the page of a venue.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A place or a venue that the text may mean.' })
export class Suggestion {
  @Field(() => SuggestionType, { description: 'The kind of thing that it leads to.' })
  type!: SuggestionType;

  @Field(() => String, { description: 'The name; that of a place is also what `location` of a search takes.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The surroundings: the department of a city, the region of a department, the city of a venue; null for a region.',
  })
  detail!: string | null;

  @Field(() => Int, { description: 'The number of venues that it leads to; 1 for a venue.' })
  count!: number;

  @Field(() => ID, { nullable: true, description: 'The id of the venue; null for a place.' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'The slug of the venue; null for a place.' })
  slug!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The suggestions by group, the best of each first.' })
export class Suggestions {
  @Field(() => [Suggestion], { description: 'The cities and arrondissements; those of one city are in numeric order.' })
  cities!: Suggestion[];

  @Field(() => [Suggestion], { description: 'The departments that have venues.' })
  departments!: Suggestion[];

  @Field(() => [Suggestion], { description: 'The regions that have venues.' })
  regions!: Suggestion[];

  @Field(() => [Suggestion], { description: 'The venues by their name.' })
  venues!: Suggestion[];
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
