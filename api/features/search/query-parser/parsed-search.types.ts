import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Money } from '../../../platform/graphql/money.ts';
import { Amenity, EventType, RoomLayout, VenueKind } from '../../venues/venue.enums.ts';
import { SearchCondition } from '../near-miss.types.ts';
import { Surroundings } from '../surroundings.enums.ts';

export enum ParsedPlaceKind {
  REGION = 'REGION',
  DEPARTMENT = 'DEPARTMENT',
  CITY = 'CITY',
  AREA = 'AREA',
}

registerEnumType(ParsedPlaceKind, {
  name: 'ParsedPlaceKind',
  description: 'The kind of a place that a text names.',
  valuesConfig: {
    REGION: { description: 'The place is a region.' },
    DEPARTMENT: { description: 'The place is a department.' },
    CITY: { description: 'The place is a commune, an arrondissement, or the communes of one postal code.' },
    AREA: { description: 'The place is a known area or quarter without an official code, such as "Provence".' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Another place that the same words may mean.' })
export class ParsedPlaceChoice {
  @Field(() => String, { description: 'The name of the place, to show.' })
  label!: string;

  @Field(() => [String], { description: 'The place as `location` of a search takes it.' })
  locations!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'A place that a text names.' })
export class ParsedPlace extends ParsedPlaceChoice {
  @Field(() => String, { description: 'The words of the text that name the place, as they were typed.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether the name was misspelt, and corrected.' })
  misspelt!: boolean;

  @Field(() => ParsedPlaceKind, { description: 'The kind of the place.' })
  kind!: ParsedPlaceKind;

  @Field(() => Boolean, {
    description:
      'Whether the venue may lie near the place too; `locations` are then the department or region around it.',
  })
  near!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The greatest distance from the place in kilometres; null if none is said.',
  })
  kilometres!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The longest journey from the place in minutes; null if none is said.',
  })
  minutes!: number | null;

  @Field(() => Float, { nullable: true, description: 'The latitude of the centre; null if it is not known.' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'The longitude of the centre; null if it is not known.' })
  longitude!: number | null;

  @Field(() => [ParsedPlaceChoice], { description: 'The other places of that name, the most populous first.' })
  alternatives!: ParsedPlaceChoice[];
}

@ObjectType({ simpleResolvers: true, description: 'A service or installation that a text asks for.' })
export class ParsedAmenity {
  @Field(() => [Amenity], { description: 'The amenities of which any one will do.' })
  anyOf!: Amenity[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The dates that a text names, as `dates` of a search takes them. A day without a year is the next one.',
})
export class ParsedDates {
  @Field(() => LocalDate, { description: 'The first day.' })
  startDate!: string;

  @Field(() => LocalDate, { description: 'The last day, which belongs to it.' })
  endDate!: string;

  @Field(() => Int, { description: 'By how many days the event may be moved to either side.' })
  flexibleDays!: number;

  @Field(() => [Int], { description: 'The days of the week on which the event may begin, 1 (Monday) to 7.' })
  weekdays!: readonly number[];

  @Field(() => Int, {
    nullable: true,
    description: 'The days that the event takes within this time; null if it takes all of them.',
  })
  days!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Words of a text that state something.' })
export class ParsedPart {
  @Field(() => SearchCondition, {
    nullable: true,
    description: 'The condition that they state; null for surroundings that only order the venues.',
  })
  condition!: SearchCondition | null;

  @Field(() => String, {
    description:
      'The words; they mean the same on their own, and a text without them means the same but for the condition.',
  })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The conditions that were understood in the text of a search.' })
export class ParsedSearch {
  @Field(() => [ParsedPlace], {
    description:
      'The places: the venue lies in, or near, one of them. An area beside a place at a distance means both: the part of it that lies so near.',
  })
  places!: ParsedPlace[];

  @Field(() => Int, {
    nullable: true,
    description: 'The number of people that a room has to hold, the greatest of a range; null if none is said.',
  })
  capacity!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The smallest number of people of a range ("40-60 personnes"); null if no range is said.',
  })
  capacityFrom!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The smallest area of a room in square metres, the least of a range; null if none is said.',
  })
  roomAreaSqm!: number | null;

  @Field(() => Int, { nullable: true, description: 'The smallest number of bedrooms; null if none is said.' })
  bedrooms!: number | null;

  @Field(() => [Int], { description: 'The numbers of stars, of which any one will do.' })
  categories!: number[];

  @Field(() => [VenueKind], { description: 'The kinds of venue, of which any one will do.' })
  kinds!: VenueKind[];

  @Field(() => [EventType], { description: 'The types of event, of which any one will do.' })
  eventTypes!: EventType[];

  @Field(() => [RoomLayout], { description: 'The room layouts, of which any one will do.' })
  layouts!: RoomLayout[];

  @Field(() => [ParsedAmenity], { description: 'The services and installations: the venue has one of each entry.' })
  amenities!: ParsedAmenity[];

  @Field(() => [Surroundings], { description: 'The surroundings of the venue.' })
  surroundings!: Surroundings[];

  @Field(() => Int, {
    nullable: true,
    description: 'The longest journey from a railway station in minutes; null if none is said.',
  })
  stationMinutes!: number | null;

  @Field(() => Money, {
    nullable: true,
    description: 'The greatest price for each participant before tax; null if none is said.',
  })
  maxPricePerPerson!: Money | null;

  @Field(() => Money, {
    nullable: true,
    description:
      'The budget for all participants before tax, where neither the text nor the filter says how many they are: it is no condition until then. Null if none is said.',
  })
  totalBudget!: Money | null;

  @Field(() => ParsedDates, { nullable: true, description: 'The dates of the event; null if none are said.' })
  dates!: ParsedDates | null;

  @Field(() => [ParsedPart], { description: 'The parts of the text that state something, in its order.' })
  parts!: ParsedPart[];

  @Field(() => String, {
    description:
      'The words that were not understood, or stand in quotation marks, as they were typed; they are left to the search by text.',
  })
  rest!: string;
}
