import { Field, Int, ObjectType } from 'type-graphql';
import { Money } from '../../platform/graphql/money.ts';
import { AvailabilityState } from '../calendar/calendar.enums.ts';
import { Amenity, CapacityBand, EventType, RoomLayout, VenueKind } from '../venues/venue.enums.ts';

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
