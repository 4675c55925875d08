import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../platform/graphql/node.ts';
import { PageOf } from '../../platform/graphql/paging.ts';
import { VenuePerson, VenueDetails } from './managed-venue.types.ts';
import { VenueContentDetails } from './venue-content.types.ts';
import { ChangeRequestAction, ChangeRequestStatus, ChangeRequestType, VenueField } from './venue-management.enums.ts';

registerEnumType(VenueField, {
  name: 'VenueField',
  description: 'A field of a venue, as changes tell of it.',
  valuesConfig: {
    NAME: { description: 'The field is the name.' },
    SLUG: { description: 'The field is the last part of the address.' },
    KIND: { description: 'The field is the kind of venue.' },
    DESCRIPTION: { description: 'The field is the presentation.' },
    ADDRESS: { description: 'The field is the street and the number.' },
    CITY: { description: 'The field is the postal code and the commune.' },
    POSITION: { description: 'The field is the position on the map.' },
    CATEGORY: { description: 'The field is the number of stars.' },
    BEDROOMS: { description: 'The field is the number of bedrooms.' },
    SLEEPS: { description: 'The field is the number of people who can sleep there.' },
    CHECK_IN_TIME: { description: 'The field is the time from which guests may arrive.' },
    CHECK_OUT_TIME: { description: 'The field is the time by which guests leave.' },
    CONTACT_NAME: { description: 'The field is the name of the contact person.' },
    CONTACT_EMAIL: { description: 'The field is the e-mail address.' },
    CONTACT_PHONE: { description: 'The field is the telephone number.' },
    CONTACT_FAX: { description: 'The field is the fax number.' },
    WEBSITE: { description: 'The field is the web address.' },
    EVENT_TYPES: { description: 'The field is the events that it is made for.' },
    AMENITIES: { description: 'The field is the services and installations.' },
    TAGS: { description: 'The field is the free keywords.' },
    ROOMS: { description: 'The field is the rooms.' },
    RATES: { description: 'The field is the price list.' },
    ACCESSES: { description: 'The field is the accesses.' },
    POINTS_OF_INTEREST: { description: 'The field is the points of interest nearby.' },
    ACTIVITIES: { description: 'The field is the activities for teams.' },
    PARAGRAPHS: { description: 'The field is the titled parts of the presentation.' },
    PHOTOS: { description: 'The field is the pictures, their order and their descriptions.' },
    HOMEPAGE_IMAGE: { description: 'The field is the picture for the home page.' },
  },
});
registerEnumType(ChangeRequestType, {
  name: 'ChangeRequestType',
  description: 'The kind of change that a change request asks for.',
  valuesConfig: {
    CREATION: { description: 'The venue shall be accepted.' },
    UPDATE: { description: 'The venue shall be changed.' },
    DELETION: { description: 'The venue shall be deleted.' },
  },
});
registerEnumType(ChangeRequestStatus, {
  name: 'ChangeRequestStatus',
  description: 'The status of a change request.',
  valuesConfig: {
    PENDING: { description: 'It waits for a moderator.' },
    APPROVED: { description: 'A moderator has accepted it.' },
    REJECTED: { description: 'A moderator has rejected it.' },
    WITHDRAWN: { description: 'Its sender has taken it back.' },
  },
});
registerEnumType(ChangeRequestAction, {
  name: 'ChangeRequestAction',
  description: 'The actions on a change request.',
  valuesConfig: {
    WITHDRAW: { description: 'Its sender takes it back.' },
    APPROVE: { description: 'A moderator accepts it.' },
    REJECT: { description: 'A moderator rejects it.' },
  },
});

@ObjectType('ChangeRequest', {
  implements: Node,
  simpleResolvers: true,
  description: 'A request of the owner of a venue to the moderators, with both sides of the change.',
})
export class ChangeRequestDetails extends Node {
  @Field(() => ChangeRequestType, { description: 'The kind of change that is requested.' })
  type!: ChangeRequestType;

  @Field(() => ChangeRequestStatus, { description: 'The status of it.' })
  status!: ChangeRequestStatus;

  @Field(() => VenueDetails, { description: 'The venue that it is about.' })
  venue!: VenueDetails;

  @Field(() => [VenueField], { description: 'The fields that it changes; empty for a creation or a deletion.' })
  fields!: VenueField[];

  @Field(() => String, { nullable: true, description: 'The reason why it was rejected; null if it was not.' })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The note to the owner when it was accepted; null if there was none.',
  })
  note!: string | null;

  @Field(() => String, { nullable: true, description: 'The comment of its sender; null if there is none.' })
  comment!: string | null;

  @Field(() => VenuePerson, { nullable: true, description: 'Its sender; null if their account is gone.' })
  submittedBy!: VenuePerson | null;

  @Field(() => DateTime, { description: 'The time at which it was last sent or added to.' })
  submittedAt!: Date;

  @Field(() => VenuePerson, {
    nullable: true,
    description:
      'The person who decided or withdrew it; null if nobody has, or unless the viewer is a moderator or this person.',
  })
  processedBy!: VenuePerson | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time at which it was decided or withdrawn; null while it is pending.',
  })
  processedAt!: Date | null;

  @Field(() => Int, { description: 'The number of its version; a decision names the one that was read.' })
  version!: number;

  @Field(() => [ChangeRequestAction], { description: 'The actions that the caller may take on it now.' })
  availableActions!: ChangeRequestAction[];

  @Field(() => [VenueField], {
    description:
      'The fields that it changes and that have changed in the venue meanwhile: it cannot be approved as it is.',
  })
  conflicts!: VenueField[];

  @Field(() => VenueContentDetails, {
    description: 'The venue before the change. What is not among `fields` is as it is now, on both sides.',
  })
  before!: VenueContentDetails;

  @Field(() => VenueContentDetails, {
    nullable: true,
    description: 'The venue as it is now; null if nothing of what it changes has changed meanwhile.',
  })
  now!: VenueContentDetails | null;

  @Field(() => VenueContentDetails, { description: 'The venue after the change.' })
  after!: VenueContentDetails;
}

@ObjectType({ simpleResolvers: true, description: 'The number of change requests of a list that have a status.' })
export class ChangeRequestStatusCount {
  @Field(() => ChangeRequestStatus, { description: 'The status.' })
  status!: ChangeRequestStatus;

  @Field(() => Int, {
    description: 'The number of requests that have it, whatever statuses the list was narrowed down to.',
  })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of change requests.' })
export class ChangeRequestPage extends PageOf(ChangeRequestDetails) {
  @Field(() => [ChangeRequestStatusCount], {
    description: 'The number of requests that have each status; statuses without any are left out.',
  })
  statuses!: ChangeRequestStatusCount[];
}
