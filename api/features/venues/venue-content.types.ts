import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Amenity, EventType, PositionPrecision, VenueKind } from './venue.enums.ts';
import { simpleOutputs, WithSimple } from './simple-field.types.ts';
import { AccessView, ActivityView, ParagraphView, PhotoView, PointOfInterestView, RoomView } from './venue.types.ts';

@ObjectType('VenueContent', {
  simpleResolvers: true,
  description: 'All that an owner writes about a venue, on one side of a change.',
})
export class VenueContentView extends WithSimple() {
  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Last part of its address on the site.' })
  slug!: string;

  @Field(() => VenueKind, { description: 'What kind of venue it is.' })
  kind!: VenueKind;

  @Field(() => String, { description: 'Presentation, plain text; may be empty.' })
  description!: string;

  @Field(() => String, { description: 'Street and number; may be empty.' })
  address!: string;

  @Field(() => String, { description: 'Postal code.' })
  postalCode!: string;

  @Field(() => String, { description: 'INSEE code of the commune or arrondissement.' })
  communeCode!: string;

  @Field(() => String, { description: 'City as it is shown: "Lyon 2e".' })
  city!: string;

  @Field(() => Float, { nullable: true, description: 'Latitude (WGS 84); null = unknown.' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude (WGS 84); null = unknown.' })
  longitude!: number | null;

  @Field(() => PositionPrecision, { description: 'How exactly the position is known.' })
  positionPrecision!: PositionPrecision;

  @Field(() => [EventType], { description: 'The events that it is made for.' })
  eventTypes!: EventType[];

  @Field(() => [Amenity], { description: 'Services and installations.' })
  amenities!: Amenity[];

  @Field(() => [String], { description: 'Free keywords.' })
  tags!: string[];

  @Field(() => [RoomView], { description: 'Rooms in their order.' })
  rooms!: RoomView[];

  @Field(() => [AccessView], { description: 'How one gets there.' })
  accesses!: AccessView[];

  @Field(() => [PointOfInterestView], { description: 'What is nearby.' })
  pointsOfInterest!: PointOfInterestView[];

  @Field(() => [ActivityView], { description: 'What a team can do there.' })
  activities!: ActivityView[];

  @Field(() => [ParagraphView], { description: 'Titled parts of the presentation.' })
  paragraphs!: ParagraphView[];

  @Field(() => [PhotoView], {
    description:
      'The pictures in their order, with what they show as this side says; those that are gone are left out.',
  })
  photos!: PhotoView[];

  @Field(() => ID, { nullable: true, description: 'The photo of cards and the home page; null = the first one.' })
  homepageImageId!: string | null;
}

simpleOutputs(VenueContentView);
