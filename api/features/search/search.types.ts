import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Amenity, CapacityBand, EventType, RoomLayout } from '../venues/venue.enums.ts';
import { VenueCard } from '../venues/venue.types.ts';
import type { SearchRun } from './search-run.ts';

const COUNT = 'Venues that would be found with this value and all the other conditions of the search.';

@ObjectType({
  simpleResolvers: true,
  description: 'A department, region or other place, and how much of what is searched is there.',
})
export class PlaceCount {
  @Field(() => String, { description: 'Code of the place.' })
  code!: string;

  @Field(() => String, { description: 'Name of the place, as `location` of a search takes it.' })
  name!: string;

  @Field(() => Int, { description: `${COUNT} In a list of promotions: promotions.` })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An event type and its count.' })
export class EventTypeCount {
  @Field(() => EventType, { description: 'The event type.' })
  value!: EventType;

  @Field(() => Int, { description: COUNT })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A number of stars and its count.' })
export class CategoryCount {
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  value!: number;

  @Field(() => Int, { description: COUNT })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A capacity band and its count.' })
export class CapacityBandCount {
  @Field(() => CapacityBand, { description: 'The band.' })
  value!: CapacityBand;

  @Field(() => Int, { description: COUNT })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A room layout and its count.' })
export class RoomLayoutCount {
  @Field(() => RoomLayout, { description: 'The layout.' })
  value!: RoomLayout;

  @Field(() => Int, { description: COUNT })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A service or installation and its count.' })
export class AmenityCount {
  @Field(() => Amenity, { description: 'The service or installation.' })
  value!: Amenity;

  @Field(() => Int, { description: COUNT })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the search could be narrowed down or widened to. A list has no value that finds nothing.',
})
export class Facets {
  @Field(() => [PlaceCount], { description: 'Regions, most venues first.' })
  regions!: PlaceCount[];

  @Field(() => [PlaceCount], { description: 'Departments, most venues first.' })
  departments!: PlaceCount[];

  @Field(() => [EventTypeCount], { description: 'Event types, in the order of the enumeration.' })
  eventTypes!: EventTypeCount[];

  @Field(() => [CategoryCount], { description: 'Stars, most first.' })
  categories!: CategoryCount[];

  @Field(() => [CapacityBandCount], { description: 'Capacity bands, smallest first.' })
  capacityBands!: CapacityBandCount[];

  @Field(() => [RoomLayoutCount], { description: 'Room layouts, in the order of the enumeration.' })
  layouts!: RoomLayoutCount[];

  @Field(() => [AmenityCount], { description: 'Services and installations, in the order of the enumeration.' })
  amenities!: AmenityCount[];

  @Field(() => Int, { description: 'Venues with a promotion that runs today, under the other conditions.' })
  promotions!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The smallest rectangle that holds all venues of a search (WGS 84).',
})
export class Bounds {
  @Field(() => Float, { description: 'Northern edge.' })
  north!: number;

  @Field(() => Float, { description: 'Southern edge.' })
  south!: number;

  @Field(() => Float, { description: 'Eastern edge.' })
  east!: number;

  @Field(() => Float, { description: 'Western edge.' })
  west!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One venue of a search as a point on the map.' })
export class VenuePoint {
  @Field(() => ID, { description: 'Id of the venue.' })
  id!: string;

  @Field(() => Float, { description: 'Latitude.' })
  latitude!: number;

  @Field(() => Float, { description: 'Longitude.' })
  longitude!: number;
}

@ObjectType({ description: 'One page of a search, and what there is to know about all of it.' })
export class VenueSearchResult {
  /** The evaluated search, from which facets and bounds are computed when they are asked for. */
  run!: SearchRun;

  @Field(() => [VenueCard], { description: 'The venues of this page.', simple: true })
  items!: VenueCard[];

  @Field(() => Int, { description: 'Venues on all pages.', simple: true })
  totalCount!: number;

  @Field(() => Int, { description: 'This page, from 1.', simple: true })
  page!: number;

  @Field(() => Int, { description: 'Number of pages; 0 when nothing was found.', simple: true })
  pageCount!: number;

  @Field(() => [String], { description: 'Places of `location` that nobody knows; they find nothing.', simple: true })
  unknownLocations!: string[];
}

export enum SuggestionType {
  CITY = 'CITY',
  DEPARTMENT = 'DEPARTMENT',
  REGION = 'REGION',
  VENUE = 'VENUE',
}

registerEnumType(SuggestionType, { name: 'SuggestionType', description: 'What a suggestion leads to.' });

@ObjectType({ simpleResolvers: true, description: 'A place or a venue that what was typed may mean.' })
export class Suggestion {
  @Field(() => SuggestionType, { description: 'What it is.' })
  type!: SuggestionType;

  @Field(() => String, { description: 'Its name; for a place also what `location` of a search takes.' })
  label!: string;

  @Field(() => String, { nullable: true, description: 'Where it is: the department of a city, the city of a venue.' })
  detail!: string | null;

  @Field(() => Int, { description: 'Venues that it leads to; 1 for a venue.' })
  count!: number;

  @Field(() => ID, { nullable: true, description: 'Id of the venue; null for a place.' })
  id!: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of the venue; null for a place.' })
  slug!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Suggestions by group, best first.' })
export class Suggestions {
  @Field(() => [Suggestion], { description: 'Cities and arrondissements, districts in numeric order.' })
  cities!: Suggestion[];

  @Field(() => [Suggestion], { description: 'Departments.' })
  departments!: Suggestion[];

  @Field(() => [Suggestion], { description: 'Regions.' })
  regions!: Suggestion[];

  @Field(() => [Suggestion], { description: 'Venues by name.' })
  venues!: Suggestion[];
}
