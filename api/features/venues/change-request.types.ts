import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ChangeRequestAction, ChangeRequestStatus, ChangeRequestType, VenueField } from './venue-management.enums.ts';
import { Amenity, EventType, PositionPrecision, VenueKind } from './venue.enums.ts';
import { simpleOutputs, WithSimple } from './simple-field.types.ts';
import { AccessView, ActivityView, ParagraphView, PhotoView, PointOfInterestView, RoomView } from './venue.types.ts';

registerEnumType(VenueField, { name: 'VenueField', description: 'Something that can be changed of a venue.' });
registerEnumType(ChangeRequestType, {
  name: 'ChangeRequestType',
  description: 'What is asked for: that a venue is accepted, changed or deleted.',
});
registerEnumType(ChangeRequestStatus, { name: 'ChangeRequestStatus', description: 'What became of a change request.' });
registerEnumType(ChangeRequestAction, {
  name: 'ChangeRequestAction',
  description: 'What can be done with a change request.',
});

@ObjectType('ContentPhoto', { simpleResolvers: true, description: 'A picture as one side of a change has it.' })
export class ContentPhotoView {
  @Field(() => PhotoView, { description: 'The picture.' })
  photo!: PhotoView;

  @Field(() => String, { description: 'What it shows, as this side says; may be empty.' })
  alt!: string;

  @Field(() => Boolean, { description: 'Whether it waits for a moderator: the public does not see it.' })
  isPending!: boolean;
}

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

  @Field(() => [ContentPhotoView], { description: 'Pictures in their order; those that are gone are left out.' })
  photos!: ContentPhotoView[];

  @Field(() => ID, { nullable: true, description: 'The photo of cards and the home page; null = the first one.' })
  homepageImageId!: string | null;
}

simpleOutputs(VenueContentView);

@ObjectType('ChangeRequestVenue', { simpleResolvers: true, description: 'The venue of a change request.' })
export class ChangeRequestVenue {
  @Field(() => ID, { description: 'Id of the venue.' })
  id!: string;

  @Field(() => String, { description: 'Its slug.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'City as it is shown.' })
  city!: string;

  @Field(() => VenueKind, { description: 'What kind of venue it is.' })
  kind!: VenueKind;

  @Field(() => PhotoView, { nullable: true, description: 'Its home picture; null = it has none.' })
  photo!: PhotoView | null;
}

@ObjectType('ChangeRequestPerson', { simpleResolvers: true, description: 'Somebody who has to do with the request.' })
export class ChangeRequestPerson {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => String, { description: 'First and last name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Company; null = not given.' })
  companyName!: string | null;
}

/** What a list shows of a request. */
@ObjectType('ChangeRequestItem', { simpleResolvers: true, description: 'A change request as lists show it.' })
export class ChangeRequestItem {
  @Field(() => ID, { description: 'Id of the request.' })
  id!: string;

  @Field(() => ChangeRequestType, { description: 'What is asked for.' })
  type!: ChangeRequestType;

  @Field(() => ChangeRequestStatus, { description: 'What became of it.' })
  status!: ChangeRequestStatus;

  @Field(() => ChangeRequestVenue, { description: 'The venue.' })
  venue!: ChangeRequestVenue;

  @Field(() => [VenueField], { description: 'What changes; empty for a creation or deletion.' })
  fields!: VenueField[];

  @Field(() => String, { nullable: true, description: 'Why it was rejected; null = it was not.' })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What was said to the owner as it was accepted; null = nothing.',
  })
  note!: string | null;

  @Field(() => String, { nullable: true, description: 'What the sender says about it; null = nothing.' })
  comment!: string | null;

  @Field(() => ChangeRequestPerson, { nullable: true, description: 'Who asks; null = his account is gone.' })
  submittedBy!: ChangeRequestPerson | null;

  @Field(() => DateTime, { description: 'When it was last sent or added to.' })
  submittedAt!: Date;

  @Field(() => ChangeRequestPerson, {
    nullable: true,
    description: 'Who has decided or withdrawn it, for moderators and himself; null = nobody, or not to be told.',
  })
  processedBy!: ChangeRequestPerson | null;

  @Field(() => DateTime, { nullable: true, description: 'When; null = it waits.' })
  processedAt!: Date | null;

  @Field(() => Int, { description: 'Counts its changes; a decision names the one that was seen.' })
  version!: number;

  @Field(() => [ChangeRequestAction], { description: 'What the viewer may do with it now.' })
  availableActions!: ChangeRequestAction[];
}

@ObjectType('ChangeRequest', { simpleResolvers: true, description: 'A change request with both sides of the change.' })
export class ChangeRequestView extends ChangeRequestItem {
  @Field(() => [VenueField], {
    description: 'What changes and has changed in the venue meanwhile: it cannot be approved as it is.',
  })
  conflicts!: VenueField[];

  @Field(() => VenueContentView, {
    description: 'The venue before. What is not among `fields` is as it is now, on both sides.',
  })
  before!: VenueContentView;

  @Field(() => VenueContentView, {
    nullable: true,
    description: 'The venue as it is now; null = nothing of what changes has changed meanwhile.',
  })
  now!: VenueContentView | null;

  @Field(() => VenueContentView, { description: 'The venue after.' })
  after!: VenueContentView;
}

@ObjectType({ simpleResolvers: true, description: 'How many change requests of a list have come to this.' })
export class ChangeRequestStatusCount {
  @Field(() => ChangeRequestStatus, { description: 'What became of them.' })
  status!: ChangeRequestStatus;

  @Field(() => Int, { description: 'Requests, whatever statuses the list was narrowed down to.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of change requests.' })
export class ChangeRequestPage {
  @Field(() => [ChangeRequestItem], { description: 'The requests of this page.' })
  items!: ChangeRequestItem[];

  @Field(() => Int, { description: 'Requests on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'This page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Number of pages; 0 = nothing was found.' })
  pageCount!: number;

  @Field(() => [ChangeRequestStatusCount], { description: 'What became of how many, without those of none.' })
  statuses!: ChangeRequestStatusCount[];
}
