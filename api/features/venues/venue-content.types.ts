import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Amenity, EventType, PositionPrecision, VenueKind } from './venue.enums.ts';
import { simpleOutputs, WithSimple } from './simple-field.types.ts';
import { Rate } from './rate.types.ts';
import { VenueAccess, VenueActivity, Paragraph, VenuePhoto, PointOfInterest, VenueRoom } from './venue.types.ts';

@ObjectType('VenueContent', {
  simpleResolvers: true,
  description: 'All that an owner writes about a venue, on one side of a change.',
})
export class VenueContentDetails extends WithSimple() {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'The last part of its address on the site.' })
  slug!: string;

  @Field(() => VenueKind, { description: 'The kind of venue that it is.' })
  kind!: VenueKind;

  @Field(() => String, { description: 'Its presentation, plain text; it may be empty.' })
  description!: string;

  @Field(() => String, { description: 'Its street and number; they may be empty.' })
  address!: string;

  @Field(() => String, { description: 'Its postal code.' })
  postalCode!: string;

  @Field(() => String, { description: 'The INSEE code of its commune or arrondissement.' })
  communeCode!: string;

  @Field(() => String, { description: 'Its city as it is shown: "Lyon 2e".' })
  city!: string;

  @Field(() => Float, { nullable: true, description: 'Its latitude (WGS 84); null if it is unknown.' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Its longitude (WGS 84); null if it is unknown.' })
  longitude!: number | null;

  @Field(() => PositionPrecision, { description: 'The precision of the position.' })
  positionPrecision!: PositionPrecision;

  @Field(() => [EventType], { description: 'The events that it is made for.' })
  eventTypes!: EventType[];

  @Field(() => [Amenity], { description: 'Its services and installations.' })
  amenities!: Amenity[];

  @Field(() => [String], { description: 'Its keywords, chosen freely.' })
  tags!: string[];

  @Field(() => [VenueRoom], { description: 'Its rooms in their order.' })
  rooms!: VenueRoom[];

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

  @Field(() => [VenuePhoto], {
    description:
      'The pictures in their order, with what they show as this side says; those that are gone are left out.',
  })
  photos!: VenuePhoto[];

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the picture of cards and the home page; null if it is the first one.',
  })
  homepageImageId!: string | null;
}

simpleOutputs(VenueContentDetails);
