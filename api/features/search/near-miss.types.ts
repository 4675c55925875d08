import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Money } from '../../platform/graphql/money.ts';
import { Amenity, RoomLayout } from '../venues/venue.enums.ts';
import { VenueCard } from '../venues/venue.types.ts';
import { AvailabilityAtDates } from './dates/dates.types.ts';

/** A condition of a search that can be relaxed. */
export enum SearchCondition {
  WORDS = 'WORDS',
  LAYOUT = 'LAYOUT',
  ROOM_AREA = 'ROOM_AREA',
  EVENT_TYPE = 'EVENT_TYPE',
  AMENITY = 'AMENITY',
  STARS = 'STARS',
  KIND = 'KIND',
  BEDROOMS = 'BEDROOMS',
  CAPACITY = 'CAPACITY',
  PLACE = 'PLACE',
  DISTANCE = 'DISTANCE',
  STATION = 'STATION',
  BUDGET = 'BUDGET',
  SEA = 'SEA',
  LAKE = 'LAKE',
  WATERSIDE = 'WATERSIDE',
  PROMOTION = 'PROMOTION',
  MAP_AREA = 'MAP_AREA',
  DATES = 'DATES',
}

registerEnumType(SearchCondition, {
  name: 'SearchCondition',
  description: 'A condition of a search, by its text or by a filter.',
  valuesConfig: {
    WORDS: { description: 'The words without a known meaning are found in the venue.' },
    LAYOUT: { description: 'The venue has a room that takes the layout.' },
    ROOM_AREA: { description: 'The venue has a room of as many square metres.' },
    EVENT_TYPE: { description: 'The venue is made for the event.' },
    AMENITY: { description: 'The venue has the services and installations.' },
    STARS: { description: 'The venue has the number of stars.' },
    KIND: { description: 'The venue is of the kind.' },
    BEDROOMS: { description: 'The venue has as many bedrooms.' },
    CAPACITY: { description: 'The venue has a room for as many people.' },
    PLACE: { description: 'The venue lies in the place.' },
    DISTANCE: { description: 'The venue lies within the distance of the point.' },
    STATION: { description: 'The venue is as close to a railway station.' },
    BUDGET: { description: 'The venue costs at most as much for each participant.' },
    SEA: { description: 'The venue is by the sea.' },
    LAKE: { description: 'The venue is by a lake.' },
    WATERSIDE: { description: 'The venue is by a river, a lake or the sea.' },
    PROMOTION: { description: 'The venue has a promotion that runs today.' },
    MAP_AREA: { description: 'The venue lies in the part of the map.' },
    DATES: { description: 'The venue may be free at the dates.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'A condition of a search that a venue does not meet, and how far off it is.',
})
export class SearchDifference {
  @Field(() => SearchCondition, { description: 'The condition.' })
  condition!: SearchCondition;

  @Field(() => String, {
    nullable: true,
    description: 'The nearest of the places that were asked for; null for other conditions than the place.',
  })
  place?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The distance from the centre of that place, or from the point, in kilometres; null if it is no city or part of one, or not known.',
  })
  kilometres?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of people, square metres or bedrooms that was asked for.',
  })
  asked?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of people, square metres, bedrooms or stars that the venue has; null if it has none.',
  })
  found?: number | null;

  @Field(() => Money, {
    nullable: true,
    description: 'The price for each participant that was asked for at most; null for other conditions.',
  })
  askedPrice?: Money | null;

  @Field(() => Money, {
    nullable: true,
    description: 'The price for each participant from which the venue is to be had; null if none is known.',
  })
  price?: Money | null;

  @Field(() => RoomLayout, { nullable: true, description: 'The layout in which its largest room holds these people.' })
  layout?: RoomLayout | null;

  @Field(() => [Amenity], { nullable: true, description: 'The services or installations of which the venue has none.' })
  amenities?: readonly Amenity[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'A venue that meets nearly all conditions of a search.' })
export class NearMiss {
  @Field(() => VenueCard, { description: 'The venue.' })
  venue!: VenueCard;

  @Field(() => [SearchDifference], { description: 'The conditions that it does not meet; there is at least one.' })
  differences!: SearchDifference[];

  @Field(() => AvailabilityAtDates, {
    nullable: true,
    description: 'Whether it is free at the dates of the search; null without dates.',
  })
  availability!: AvailabilityAtDates | null;
}
