import { ArrayMaxSize, IsInt, IsNumber, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { QUOTE, SUGGESTIONS } from '../../../schema/constants.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import { Amenity, CapacityBand, EventType, RoomLayout, VenueKind } from '../venues/venue.enums.ts';
import { Bounds, NearInput } from './area.inputs.ts';
import { DatesInput } from './dates/dates.inputs.ts';

/** The orders of a search. Ties are broken by prominence, then name, then id, so that an order never changes by itself. */
export enum VenueSort {
  RELEVANCE = 'RELEVANCE',
  NAME = 'NAME',
  NAME_DESC = 'NAME_DESC',
  CAPACITY = 'CAPACITY',
  CAPACITY_DESC = 'CAPACITY_DESC',
  PRICE = 'PRICE',
  PRICE_DESC = 'PRICE_DESC',
  CATEGORY = 'CATEGORY',
  CATEGORY_DESC = 'CATEGORY_DESC',
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
}

registerEnumType(VenueSort, {
  name: 'VenueSort',
  description: 'The order of the venues that a search finds.',
  valuesConfig: {
    RELEVANCE: {
      description:
        'The venues that fit the text best come first; without a text, the most prominent ones. With dates, those that are free come before those in ' +
        'option, and these before the unknown ones.',
    },
    NAME: { description: 'Venues are ordered by their name, from A to Z.' },
    NAME_DESC: { description: 'Venues are ordered by their name, from Z to A.' },
    CAPACITY: {
      description: 'The smallest venues come first, by their largest room in a layout that counts for `capacity`.',
    },
    CAPACITY_DESC: {
      description: 'The largest venues come first, by their largest room in a layout that counts for `capacity`.',
    },
    PRICE: { description: 'The cheapest venues come first, by `priceFrom`; those without a price come last.' },
    PRICE_DESC: { description: 'The dearest venues come first, by `priceFrom`; those without a price come last.' },
    CATEGORY: { description: 'Venues without stars come first, then those with the fewest.' },
    CATEGORY_DESC: { description: 'Venues with the most stars come first.' },
    NEWEST: { description: 'The venues that were entered last come first.' },
    OLDEST: { description: 'The venues that were entered first come first.' },
  },
});

export const MAX_TEXT = 200;
export const MAX_LOCATIONS = 30;

@InputType({ description: 'The conditions of a search: all of them must hold, and within a list any one.' })
export class VenueFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'A free text in French or English, such as "80 personnes lyon piscine". Places, people, areas of rooms, bedrooms, stars, kinds, events, layouts and services ' +
      'in it are conditions, as `parseSearch` tells; its other words are searched in name, city and description. Typing errors are forgiven.',
  })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  text?: string | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'The venue lies in one of these regions, departments (by name or code), cities or arrondissements: "Rhône", "69", "Lyon", "Paris 2e". ' +
      'If none of them is a place but they have a meaning ("80 personnes lyon"), they are taken as `text`; so is the name of a commune without venues that is another word ("montagne").',
  })
  @IsOptional()
  @ArrayMaxSize(MAX_LOCATIONS)
  @MaxLength(MAX_TEXT, { each: true })
  location?: string[] | null;

  @Field(() => NearInput, { nullable: true, description: 'The venue lies within a distance of a point.' })
  @IsOptional()
  @ValidateNested()
  near?: NearInput | null;

  @Field(() => [VenueKind], { nullable: true, description: 'The venue is of one of these kinds.' })
  @IsOptional()
  @ArrayMaxSize(20)
  kinds?: VenueKind[] | null;

  @Field(() => [EventType], { nullable: true, description: 'The venue is made for one of these events.' })
  @IsOptional()
  @ArrayMaxSize(20)
  eventTypes?: EventType[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The venue has one room that holds as many people, in one of `layouts` when they are given, else in a layout that suits `eventTypes`: ' +
      'seated for seminars, study days and congresses, at table for meals, standing for cocktails. Without either, any layout counts.',
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

  @Field(() => [Int], { nullable: true, description: 'The venue has one of these numbers of stars, 1 to 5.' })
  @IsOptional()
  @ArrayMaxSize(5)
  @Min(1, { each: true })
  @Max(5, { each: true })
  categories?: number[] | null;

  @Field(() => [RoomLayout], {
    nullable: true,
    description: 'The venue has a room that takes one of these layouts; `capacity` is counted in them.',
  })
  @IsOptional()
  @ArrayMaxSize(10)
  layouts?: RoomLayout[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The venue has a room of at least as many square metres; rooms without a known area are left out.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(VENUE_LIMITS.areaSqm)
  roomAreaSqm?: number | null;

  @Field(() => Int, { nullable: true, description: 'The venue has at least as many bedrooms.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(VENUE_LIMITS.beds)
  bedrooms?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The venue has a railway station within so many minutes, by its own list of ways to get there, whatever the means of travel.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(VENUE_LIMITS.accessMinutes)
  stationMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The venue costs at most as much for each participant before tax, by its `priceFrom`, in cents of euros; venues without a price are left out.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(QUOTE.maxBudgetCents)
  maxPricePerPersonCents?: number | null;

  @Field(() => DatesInput, {
    nullable: true,
    description: 'The venue is free, in option or unknown at these dates: those that are unavailable are left out.',
  })
  @IsOptional()
  @ValidateNested()
  dates?: DatesInput | null;

  @Field(() => [Amenity], { nullable: true, description: 'The venue has all of these services and installations.' })
  @IsOptional()
  @ArrayMaxSize(50)
  amenities?: Amenity[] | null;

  @Field(() => Boolean, { nullable: true, description: 'If true, the venue has a promotion that runs today.' })
  @IsOptional()
  promotion?: boolean | null;

  @Field(() => Bounds, { nullable: true, description: 'The venue lies within this part of the map.' })
  @IsOptional()
  @ValidateNested()
  bounds?: Bounds | null;
}

@ArgsType()
export class SearchArgs extends PagingArgs {
  @Field(() => VenueFilter, {
    defaultValue: {},
    description: 'The conditions of the search; without any, every public venue is found.',
  })
  @ValidateNested()
  filter!: VenueFilter;

  @Field(() => VenueSort, { defaultValue: VenueSort.RELEVANCE, description: 'The order of the venues.' })
  sort!: VenueSort;
}

@ArgsType()
export class MarkersArgs {
  @Field(() => Bounds, { description: 'The part of the map that is shown.' })
  @ValidateNested()
  area!: Bounds;

  @Field(() => Float, {
    description:
      'The degrees of longitude within which venues share a marker. It is raised where the area would take too many.',
  })
  @IsNumber()
  @Min(0)
  @Max(360)
  cell!: number;
}

@ArgsType()
export class SuggestionArgs {
  @Field(() => String, {
    defaultValue: '',
    description: 'The text that was typed; an empty one gives a few of each group.',
  })
  @MaxLength(MAX_TEXT)
  text!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'The greatest number of suggestions in each group; null gives as many as the site shows.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(SUGGESTIONS.typing.cities)
  limit?: number | null;
}

@ArgsType()
export class LandingCitiesArgs {
  @Field(() => String, { description: 'The place as the address of its landing page says it: "lyon", "rhone".' })
  @MaxLength(MAX_TEXT)
  place!: string;

  @Field(() => EventType, { nullable: true, description: 'If given, only venues made for this event are counted.' })
  @IsOptional()
  eventType?: EventType | null;
}

@ArgsType()
export class ParseSearchArgs {
  @Field(() => String, { description: `The text that was typed, at most ${MAX_TEXT} characters.` })
  @MaxLength(MAX_TEXT)
  text!: string;
}
