import { PUBLIC_NAMES, type PublicName, type SimpleValues } from '../../../schema/venue-fields.ts';
import { simpleOutputs } from './simple-field.types.ts';
import { Extensions, Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { GraphQLDateTime as DateTimeScalar } from 'graphql-scalars';
import { Department, Region } from '../geography/commune.entity.ts';
import { AccessType, Amenity, EventType, PositionPrecision, RoomLayout, TravelMode, VenueKind } from './venue.enums.ts';
import { Rate } from './rate.types.ts';
import { VenuePrice } from './venue-price.types.ts';
import { VenuePromotion } from './venue-promotion.types.ts';

/*
 * The public data of a venue. These are plain documents that the catalogue stores, not entities: a read
 * never loads a row of the tables of owners.
 */

@ObjectType({
  simpleResolvers: true,
  description: 'The number of people that a room holds in one layout.',
})
export class LayoutCapacity {
  @Field(() => RoomLayout, { description: 'The layout of the room.' })
  layout!: RoomLayout;

  @Field(() => Int, { description: 'The number of people that it holds.' })
  capacity!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The room of a venue that holds most people in one layout.' })
export class LargestRoom extends LayoutCapacity {
  @Field(() => String, {
    nullable: true,
    description: 'The name of the room; null if it is not one of the three rooms of the card.',
  })
  name!: string | null;
}

@ObjectType('Room', { simpleResolvers: true, description: 'A room of a venue.' })
export class VenueRoom {
  @Field(() => ID, { description: 'The id of the room.' })
  id!: string;

  @Field(() => String, { description: 'The name of the room.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'A few words about it; null if nothing was written.' })
  description!: string | null;

  @Field(() => Int, { nullable: true, description: 'Its area in square metres; null if it is unknown.' })
  areaSqm!: number | null;

  @Field(() => Float, { nullable: true, description: 'Its height under the ceiling in metres; null if it is unknown.' })
  ceilingHeightM!: number | null;

  @Field(() => Boolean, { description: 'Whether daylight comes in.' })
  daylight!: boolean;

  @Field(() => Boolean, { description: 'Whether it can be reached without a step.' })
  stepFree!: boolean;

  @Field(() => Int, { description: 'The number of people in the largest layout; 0 if it is unknown.' })
  capacity!: number;

  @Field(() => [LayoutCapacity], { description: 'The layouts that it can take, in the order of RoomLayout.' })
  capacities!: LayoutCapacity[];
}

@ObjectType('Photo', {
  simpleResolvers: true,
  description: 'A picture of a venue. Addresses are relative to the origin of the API.',
})
export class VenuePhoto {
  @Field(() => ID, { description: 'The id of the picture.' })
  id!: string;

  @Field(() => String, { description: 'The address of the picture in a format that every browser knows.' })
  url!: string;

  @Field(() => String, { description: 'The description of the picture for people who do not see it; it may be empty.' })
  alt!: string;

  @Field(() => Int, { description: 'The width of the largest version, in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'The height of the largest version, in pixels.' })
  height!: number;

  @Field(() => String, { description: 'A tiny version as a data URI, to be shown blurred until the picture is there.' })
  placeholder!: string;

  @Field(() => String, { nullable: true, description: 'The AVIF versions as a `srcset`; null until they are encoded.' })
  avif!: string | null;

  @Field(() => String, { nullable: true, description: 'The WebP versions as a `srcset`; null until they are encoded.' })
  webp!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the public does not see it before a change request is accepted; null where the public reads it.',
  })
  isPending?: boolean | null;
}

@ObjectType('Access', { simpleResolvers: true, description: 'A station, airport or road near a venue.' })
export class VenueAccess {
  @Field(() => AccessType, { description: 'The kind of the access.' })
  type!: AccessType;

  @Field(() => String, { description: 'Its name: "Gare de Lyon-Part-Dieu".' })
  name!: string;

  @Field(() => Int, { description: 'The number of minutes from there to the venue.' })
  minutes!: number;

  @Field(() => TravelMode, { description: 'The means of travel from there to the venue.' })
  mode!: TravelMode;
}

@ObjectType({ simpleResolvers: true, description: 'A point of interest near a venue.' })
export class PointOfInterest {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Float, { description: 'Its distance from the venue in kilometres.' })
  distanceKm!: number;
}

@ObjectType('Activity', { simpleResolvers: true, description: 'An activity for teams at the venue.' })
export class VenueActivity {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'A few words about it; null if nothing was written.' })
  description!: string | null;

  @Field(() => Boolean, { description: 'Whether it happens at the venue itself.' })
  onSite!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A titled part of the presentation of a venue.' })
export class Paragraph {
  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => String, { description: 'Its text, without markup.' })
  text!: string;
}

/** Fields of both the card and the page of a venue. */
@ObjectType({ simpleResolvers: true })
abstract class VenueSummary {
  @Field(() => ID, { description: 'The id of the venue.' })
  id!: string;

  @Field(() => String, { description: 'The last part of its address on the site.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => VenueKind, { description: 'The kind of venue that it is.' })
  kind!: VenueKind;

  @Field(() => Int, { nullable: true, description: 'Its stars, 1 to 5; null if it is not classified.' })
  category!: number | null;

  @Field(() => String, { description: 'Its city as it is shown: "Lyon 2e".' })
  city!: string;

  @Field(() => Department, { description: 'The department in which it lies.' })
  department!: Pick<Department, 'code' | 'name'>;

  @Field(() => Region, { description: 'The region in which it lies.' })
  region!: Region;

  @Field(() => Float, { nullable: true, description: 'Its latitude (WGS 84); null if it is unknown.' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Its longitude (WGS 84); null if it is unknown.' })
  longitude!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of its bedrooms; null if it has none or it is unknown.',
  })
  bedrooms!: number | null;

  @Field(() => [EventType], { description: 'The events that it is made for.' })
  eventTypes!: EventType[];

  @Field(() => Int, {
    description: 'The number of people in its largest room, in the largest layout; 0 if no room is known.',
  })
  largestRoom!: number;

  @Field(() => Int, { description: 'The number of rooms for events.' })
  roomCount!: number;

  @Field(() => [LayoutCapacity], { description: 'The number of people in the largest room for each layout.' })
  capacities!: LayoutCapacity[];

  @Field(() => VenuePrice, {
    nullable: true,
    description: 'What it costs at least for each participant; null if its price list does not tell.',
  })
  priceFrom!: VenuePrice | null;
}

@ObjectType('VenueCard', { simpleResolvers: true, description: 'A venue as lists show it.' })
export class VenueCard extends VenueSummary {
  @Field(() => String, { description: 'The beginning of its description, at most 200 characters.' })
  summary!: string;

  @Field(() => VenuePhoto, { nullable: true, description: 'Its home picture; null if it has none yet.' })
  photo!: VenuePhoto | null;

  @Extensions({ listSize: 3 })
  @Field(() => [VenueRoom], { description: 'Its three largest rooms.' })
  rooms!: VenueRoom[];

  @Field(() => VenuePromotion, {
    nullable: true,
    description: 'The strongest promotion that runs today; null if none does.',
  })
  promotion!: VenuePromotion | null;
}

/** What everybody reads of a venue: the document of its page, or the same of what is in force where it is not public. */
@ObjectType({ simpleResolvers: true })
export abstract class PublicVenue extends (VenueSummary as new () => VenueSummary & Pick<SimpleValues, PublicName>) {
  @Field(() => String, { description: 'Its presentation, plain text in paragraphs.' })
  description!: string;

  @Field(() => String, { description: 'Its street and number.' })
  address!: string;

  @Field(() => String, { description: 'Its postal code.' })
  postalCode!: string;

  @Field(() => PositionPrecision, { description: 'The precision of the position.' })
  positionPrecision!: PositionPrecision;

  @Field(() => [Amenity], { description: 'Its services and installations, in the order of the enumeration.' })
  amenities!: Amenity[];

  @Field(() => [String], { description: 'Its keywords, chosen freely.' })
  tags!: string[];

  @Field(() => [VenueRoom], { description: 'Its rooms, in the order of the owner.' })
  rooms!: VenueRoom[];

  @Field(() => [VenuePhoto], { description: 'Its pictures, in the order of the owner.' })
  photos!: VenuePhoto[];

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the picture of cards and the home page; null if it has no picture.',
  })
  homepageImageId!: string | null;

  @Field(() => [Rate], { description: 'Its price list, in the order of the owner.' })
  rates!: Rate[];

  @Field(() => [VenueAccess], { description: 'The accesses to the venue.' })
  accesses!: VenueAccess[];

  @Field(() => [PointOfInterest], { description: 'The points of interest nearby.' })
  pointsOfInterest!: PointOfInterest[];

  @Field(() => [VenueActivity], { description: 'The activities for teams at the venue.' })
  activities!: VenueActivity[];

  @Field(() => [Paragraph], { description: 'The titled parts of its presentation.' })
  paragraphs!: Paragraph[];

  /** Those that run today; none but documents have them. */
  promotions?: VenuePromotion[];

  @Field(() => DateTimeScalar, { description: 'The time at which what is in force of it last changed.' })
  updatedAt!: string;
}

simpleOutputs(PublicVenue, PUBLIC_NAMES);
