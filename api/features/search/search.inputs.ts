import {
  ArrayMaxSize,
  IsInt,
  IsLatitude,
  IsLongitude,
  IsOptional,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { Amenity, CapacityBand, EventType, RoomLayout } from '../venues/venue.enums.ts';

/** What a search may be ordered by. Ties are broken by prominence, then name, then id: the order never changes by itself. */
export enum VenueSort {
  RELEVANCE = 'RELEVANCE',
  NAME = 'NAME',
  NAME_DESC = 'NAME_DESC',
  CAPACITY = 'CAPACITY',
  CAPACITY_DESC = 'CAPACITY_DESC',
  CATEGORY = 'CATEGORY',
  CATEGORY_DESC = 'CATEGORY_DESC',
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
}

registerEnumType(VenueSort, {
  name: 'VenueSort',
  description:
    'Order of a search: by relevance, name, capacity of the largest room (in the layouts that count for `capacity`), stars, or date of entry.',
});

export const MAX_TEXT = 200;
export const MAX_LOCATIONS = 30;

@InputType({ description: 'A rectangle on the map, in degrees (WGS 84).' })
export class BoundsInput {
  @Field(() => Float, { description: 'Northern edge.' })
  @IsLatitude()
  north!: number;

  @Field(() => Float, { description: 'Southern edge.' })
  @IsLatitude()
  south!: number;

  @Field(() => Float, { description: 'Eastern edge.' })
  @IsLongitude()
  east!: number;

  @Field(() => Float, { description: 'Western edge.' })
  @IsLongitude()
  west!: number;
}

@InputType({ description: 'Conditions of a search; all of them must hold, and within a list any one.' })
export class VenueFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Free text over name, city and description: without accents, by French stems, forgiving typing errors.',
  })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  text?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Regions, departments (name or code), cities or arrondissements: "Rhône", "69", "Lyon", "Paris 2e".',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_LOCATIONS)
  @MaxLength(MAX_TEXT, { each: true })
  location?: string[] | null;

  @Field(() => [EventType], { nullable: true, description: 'The venue is made for one of these events.' })
  @IsOptional()
  @ArrayMaxSize(20)
  eventTypes?: EventType[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'People: the venue has one room that holds as many, in one of `layouts` when they are given, else in a layout that suits `eventTypes`: ' +
      'seated for seminars, study days and congresses, at table for meals, standing for cocktails. Without either, in any layout.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100_000)
  capacity?: number | null;

  @Field(() => [CapacityBand], {
    nullable: true,
    description:
      'The venue has a room made for an event of that size: one that holds a number within the band, in a layout that counts for `capacity`.',
  })
  @IsOptional()
  @ArrayMaxSize(5)
  capacityBands?: CapacityBand[] | null;

  @Field(() => [Int], { nullable: true, description: 'Stars, 1 to 5.' })
  @IsOptional()
  @ArrayMaxSize(5)
  @Min(1, { each: true })
  @Max(5, { each: true })
  categories?: number[] | null;

  @Field(() => [RoomLayout], { nullable: true, description: 'The venue has a room that takes one of these layouts.' })
  @IsOptional()
  @ArrayMaxSize(10)
  layouts?: RoomLayout[] | null;

  @Field(() => [Amenity], { nullable: true, description: 'The venue has all of these services and installations.' })
  @IsOptional()
  @ArrayMaxSize(50)
  amenities?: Amenity[] | null;

  @Field(() => Boolean, { nullable: true, description: 'True: the venue has a promotion that runs today.' })
  @IsOptional()
  promotion?: boolean | null;

  @Field(() => BoundsInput, { nullable: true, description: 'The venue lies within this part of the map.' })
  @IsOptional()
  @ValidateNested()
  bounds?: BoundsInput | null;
}
