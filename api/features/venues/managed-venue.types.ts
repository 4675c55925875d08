import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { GuardedField } from '../../platform/graphql/guarded-field.ts';
import { Node } from '../../platform/graphql/node.ts';
import { PageOf } from '../../platform/graphql/paging.ts';
import { OwnerContact } from './venue-admin.types.ts';
import { VenueContentDetails } from './venue-content.types.ts';
import { VenueAction, VenueGap, VenueStatus } from './venue-management.enums.ts';
import { ReviewStatus } from './venue.enums.ts';
import { PublicVenue } from './venue.types.ts';

registerEnumType(ReviewStatus, {
  name: 'ReviewStatus',
  description: 'The status of the review of a venue.',
  valuesConfig: {
    DRAFT: { description: 'It has not been submitted.' },
    PENDING: { description: 'It waits for a moderator.' },
    APPROVED: { description: 'A moderator has accepted it.' },
    REJECTED: { description: 'A moderator has rejected it.' },
  },
});
registerEnumType(VenueAction, {
  name: 'VenueAction',
  description: 'The actions on a venue.',
  valuesConfig: {
    EDIT: { description: 'Its content is changed.' },
    SUBMIT: { description: 'It is put before the moderators.' },
    WITHDRAW: { description: 'It is taken back from the moderators.' },
    APPROVE: { description: 'A moderator accepts it.' },
    REJECT: { description: 'A moderator rejects it.' },
    PUBLISH: { description: 'It is shown to the public.' },
    UNPUBLISH: { description: 'It is taken from the public site.' },
    DELETE: { description: 'It is deleted.' },
    REQUEST_DELETION: { description: 'Its owner asks the moderators to delete it.' },
    RESTORE: { description: 'It is brought back after it was deleted.' },
  },
});
registerEnumType(VenueStatus, {
  name: 'VenueStatus',
  description: 'The status of a venue, of its review, publication and deletion.',
  valuesConfig: {
    DRAFT: { description: 'It has not been submitted.' },
    PENDING: { description: 'It waits for a moderator.' },
    REJECTED: { description: 'A moderator has rejected it.' },
    APPROVED: { description: 'It is accepted, and not published.' },
    PUBLISHED: { description: 'It is accepted and published.' },
    DELETED: { description: 'It is deleted, and can be restored for 30 days.' },
  },
});
registerEnumType(VenueGap, {
  name: 'VenueGap',
  description: 'A part that the presentation of a venue may lack, in the order in which the parts are best added.',
  valuesConfig: {
    DESCRIPTION: { description: 'The presentation is missing.' },
    ADDRESS: { description: 'The street and the number are missing.' },
    PHOTO: { description: 'A picture is missing.' },
    EVENT_TYPES: { description: 'The events that it is made for are missing.' },
    ROOMS: { description: 'A room is missing.' },
    CAPACITIES: { description: 'The capacities of the rooms are missing.' },
    CONTACT_EMAIL: { description: 'The e-mail address is missing.' },
    CONTACT_PHONE: { description: 'The telephone number is missing.' },
    POSITION: { description: 'The exact position on the map is missing.' },
    MORE_PHOTOS: { description: 'There are too few pictures.' },
    LONGER_DESCRIPTION: { description: 'The presentation is short.' },
    AMENITIES: { description: 'The services and installations are missing.' },
    RATES: { description: 'The price list is missing.' },
    ACCESSES: { description: 'The accesses are missing.' },
    CONTACT_NAME: { description: 'The name of the contact person is missing.' },
    WEBSITE: { description: 'The web address is missing.' },
    POINTS_OF_INTEREST: { description: 'The points of interest nearby are missing.' },
    ACTIVITIES: { description: 'The activities for teams are missing.' },
    PARAGRAPHS: { description: 'The titled parts of the presentation are missing.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'The completeness of the presentation of a venue.' })
export class Completeness {
  @Field(() => Int, { description: 'The percentage that is complete, 0 to 100.' })
  percent!: number;

  @Field(() => [VenueGap], { description: 'The missing parts, in the order in which they are best added.' })
  missing!: VenueGap[];

  @Field(() => VenueGap, { nullable: true, description: 'The part to add next; null if nothing is missing.' })
  next!: VenueGap | null;

  @Field(() => [VenueGap], { description: 'The missing parts without which it cannot be submitted for review.' })
  required!: VenueGap[];
}

@ObjectType('VenueFlags', { simpleResolvers: true, description: 'The places that administrators give a venue.' })
export class VenuePlacements {
  @Field(() => Boolean, { description: 'Whether it is recommended and stands before others.' })
  isFeatured!: boolean;

  @Field(() => Boolean, { description: 'Whether it is one of the favourites.' })
  isFavourite!: boolean;

  @Field(() => Int, { nullable: true, description: 'Its place in the top 5; null if it is not there.' })
  topFiveOrder!: number | null;

  @Field(() => Boolean, { description: 'Whether it is on the first page.' })
  isPremierPage!: boolean;

  @Field(() => Boolean, { description: 'Whether it is in the slider of the home page.' })
  isHomepageSlider!: boolean;

  @Field(() => Int, { nullable: true, description: 'Its place in the slider; null if it comes last.' })
  homepageSliderOrder!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Somebody who has to do with a venue.' })
export class VenuePerson {
  @Field(() => ID, { description: 'The id of the user.' })
  id!: string;

  @Field(() => String, { description: 'Their first and last name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Their company; null if they have not given one.' })
  companyName!: string | null;
}

/** The one type of a venue: what everybody reads, and what those who manage it read besides (`toVenue`). */
@ObjectType('Venue', {
  implements: Node,
  simpleResolvers: true,
  description:
    'A venue. Its fields are what is in force; those that are null only beside an error are refused to all but its owner, moderators and administrators, and to queries of the public.',
})
export class VenueDetails extends PublicVenue {
  @GuardedField(() => VenueStatus, 'Its review, publication and deletion in one word.')
  status?: VenueStatus;

  @GuardedField(() => ReviewStatus, 'The status of its review.')
  reviewStatus?: ReviewStatus;

  @GuardedField(() => String, 'The reason why it was rejected; null if it was not.', 'nullable')
  rejectionReason?: string | null;

  @GuardedField(() => Boolean, 'Whether its owner wants it to be public.')
  isPublished?: boolean;

  @GuardedField(() => Boolean, 'Whether the public sees it now.')
  isPublic?: boolean;

  @GuardedField(() => Boolean, 'Whether it is hidden because the subscription of its owner has ended.')
  subscriptionExpired?: boolean;

  @GuardedField(
    () => Boolean,
    'Whether it is hidden because the plan of its owner has no room for it, though it is published.',
  )
  isBeyondPlan?: boolean;

  @GuardedField(() => Completeness, 'The completeness of its content.')
  completeness?: Completeness;

  @GuardedField(
    () => VenueContentDetails,
    'All that its owner writes about it: for the owner with their pending change, for moderators as it is in force.',
  )
  content?: VenueContentDetails;

  @GuardedField(() => VenuePerson, 'Its owner; null if it has none.', 'nullable')
  owner?: VenuePerson | null;

  @GuardedField(
    () => OwnerContact,
    'The contact of its owner, for administrators alone; null for others, or if it has no owner.',
    'nullable',
  )
  ownerContact?: OwnerContact | null;

  @GuardedField(() => VenuePlacements, 'The places that administrators give it.')
  flags?: VenuePlacements;

  @GuardedField(() => Int, 'The number of its version; a change names the one that was read.')
  version?: number;

  @GuardedField(() => DateTime, 'The time at which it was created.')
  createdAt?: Date;

  @GuardedField(() => DateTime, 'The time at which it, or the pending request for it, last changed.')
  changedAt?: Date;

  @GuardedField(() => DateTime, 'The time at which it was approved; null if it was not.', 'nullable')
  approvedAt?: Date | null;

  @GuardedField(
    () => DateTime,
    'The time at which it was deleted, 30 days before it is gone for good; null if it was not.',
    'nullable',
  )
  deletedAt?: Date | null;

  @GuardedField(() => [VenueAction], 'The actions that the caller may take on it now.')
  availableActions?: VenueAction[];
}

@ObjectType({ simpleResolvers: true, description: 'The number of venues of a list that have a status.' })
export class VenueStatusCount {
  @Field(() => VenueStatus, { description: 'The status.' })
  status!: VenueStatus;

  @Field(() => Int, {
    description: 'The number of venues that have it, whatever statuses the list was narrowed down to.',
  })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of venues.' })
export class VenuePage extends PageOf(VenueDetails) {
  @Field(() => [VenueStatusCount], {
    description: 'The number of venues that have each status; statuses without any are left out.',
  })
  statuses!: VenueStatusCount[];
}

@ObjectType({ simpleResolvers: true, description: 'The availability of a slug that a user wishes.' })
export class SlugProposal {
  @Field(() => String, { description: 'The wish in the form of a slug; empty if nothing is left of it.' })
  slug!: string;

  @Field(() => Boolean, { description: 'Whether the venue can have it.' })
  available!: boolean;

  @Field(() => String, { description: 'A slug that it can have: the wish itself if it is free.' })
  suggestion!: string;
}
