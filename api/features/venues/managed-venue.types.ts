import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ChangeRequestType, VenueAction, VenueGap, VenueStatus } from './venue-management.enums.ts';
import { OwnerContact } from './venue-admin.types.ts';
import { ChangeRequestPerson, ChangeRequestView, VenueContentView } from './change-request.types.ts';
import { ReviewStatus, VenueKind } from './venue.enums.ts';
import { Department, Region } from '../geography/commune.entity.ts';
import { PhotoView } from './venue.types.ts';

registerEnumType(ReviewStatus, { name: 'ReviewStatus', description: 'How far the moderators are with a venue.' });
registerEnumType(VenueAction, { name: 'VenueAction', description: 'What can be done with a venue.' });
registerEnumType(VenueStatus, {
  name: 'VenueStatus',
  description: 'Review, publication and deletion of a venue in one word.',
});
registerEnumType(VenueGap, {
  name: 'VenueGap',
  description: 'What the presentation of a venue may lack, in the order in which it is best added.',
});

@ObjectType({ simpleResolvers: true, description: 'How complete the presentation of a venue is.' })
export class Completeness {
  @Field(() => Int, { description: '0 to 100.' })
  percent!: number;

  @Field(() => [VenueGap], { description: 'What is missing, in the order in which it is best added.' })
  missing!: VenueGap[];

  @Field(() => VenueGap, { nullable: true, description: 'What to add next; null = nothing is missing.' })
  next!: VenueGap | null;

  @Field(() => [VenueGap], { description: 'What has to be there before it can be submitted for review.' })
  required!: VenueGap[];
}

@ObjectType('VenueFlags', { simpleResolvers: true, description: 'The places that administrators give a venue.' })
export class VenueFlagsView {
  @Field(() => Boolean, { description: 'Recommended: it stands before others.' })
  isFeatured!: boolean;

  @Field(() => Boolean, { description: 'One of the favourites.' })
  isFavourite!: boolean;

  @Field(() => Int, { nullable: true, description: 'Place in the top 5; null = not there.' })
  topFiveOrder!: number | null;

  @Field(() => Boolean, { description: 'On the first page.' })
  isPremierPage!: boolean;

  @Field(() => Boolean, { description: 'In the slider of the home page.' })
  isHomepageSlider!: boolean;

  @Field(() => Int, { nullable: true, description: 'Place in the slider; null = last.' })
  homepageSliderOrder!: number | null;
}

/** How a venue stands, in lists and alone. */
@ObjectType({ simpleResolvers: true })
abstract class VenueState {
  @Field(() => ID, { description: 'Id of the venue.' })
  id!: string;

  @Field(() => VenueStatus, { description: 'Review, publication and deletion in one word.' })
  status!: VenueStatus;

  @Field(() => ReviewStatus, { description: 'How far the moderators are with it.' })
  reviewStatus!: ReviewStatus;

  @Field(() => String, { nullable: true, description: 'Why it was rejected; null = it was not.' })
  rejectionReason!: string | null;

  @Field(() => Boolean, { description: 'Whether its owner wants it to be public.' })
  isPublished!: boolean;

  @Field(() => Boolean, { description: 'Whether the public sees it now.' })
  isPublic!: boolean;

  @Field(() => Boolean, { description: 'Whether it is hidden because the subscription of its owner has ended.' })
  subscriptionExpired!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it is hidden because the plan that its owner is on has no room for it. It is published, and not deleted.',
  })
  isBeyondPlan!: boolean;

  @Field(() => Completeness, { description: 'How complete its presentation is.' })
  completeness!: Completeness;

  @Field(() => Int, { description: 'Counts its changes; a change names the one that it was made to.' })
  version!: number;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it last changed.' })
  updatedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was deleted: 30 days later it is gone for good; null = it was not.',
  })
  deletedAt!: Date | null;

  @Field(() => [VenueAction], { description: 'What the viewer may do with it now.' })
  availableActions!: VenueAction[];
}

@ObjectType('ManagedVenue', {
  simpleResolvers: true,
  description:
    'A venue as those see it who keep it. Its owner reads his own pending change where there is one; moderators read what is in force.',
})
export class ManagedVenueView extends VenueState {
  @Field(() => String, { description: 'Slug that is in force.' })
  slug!: string;

  @Field(() => VenueContentView, { description: 'All that the owner writes about it.' })
  content!: VenueContentView;

  @Field(() => Department, { description: 'Department of the content.' })
  department!: Pick<Department, 'code' | 'name'>;

  @Field(() => Region, { description: 'Region of the content.' })
  region!: Region;

  @Field(() => ChangeRequestPerson, { nullable: true, description: 'Whose it is; null = nobody’s.' })
  owner!: ChangeRequestPerson | null;

  @Field(() => OwnerContact, {
    nullable: true,
    description: 'How its owner is reached, for administrators; null = nobody’s, or not for the viewer.',
  })
  ownerContact!: OwnerContact | null;

  @Field(() => ChangeRequestView, { nullable: true, description: 'The request that waits for it; null = none does.' })
  pendingChange!: ChangeRequestView | null;

  @Field(() => VenueFlagsView, { description: 'The places that administrators give it.' })
  flags!: VenueFlagsView;

  @Field(() => DateTime, { nullable: true, description: 'When it was approved; null = it was not.' })
  approvedAt!: Date | null;
}

@ObjectType('ManagedVenueItem', { simpleResolvers: true, description: 'A venue in a list of those who keep it.' })
export class ManagedVenueItem extends VenueState {
  @Field(() => String, { description: 'Slug.' })
  slug!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => VenueKind, { description: 'What kind of venue it is.' })
  kind!: VenueKind;

  @Field(() => Int, { nullable: true, description: 'Stars, 1 to 5; null = not classified.' })
  category!: number | null;

  @Field(() => String, { description: 'City as it is shown.' })
  city!: string;

  @Field(() => PhotoView, { nullable: true, description: 'Its home picture; null = it has none.' })
  photo!: PhotoView | null;

  @Field(() => VenueFlagsView, { description: 'The places that administrators give it.' })
  flags!: VenueFlagsView;

  @Field(() => ChangeRequestPerson, { nullable: true, description: 'Whose it is; null = nobody’s.' })
  owner!: ChangeRequestPerson | null;

  @Field(() => ChangeRequestType, { nullable: true, description: 'What waits for a moderator; null = nothing does.' })
  pendingChangeType!: ChangeRequestType | null;

  @Field(() => ID, { nullable: true, description: 'Id of the request that waits; null = none does.' })
  pendingChangeId!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'How many venues of a list stand so.' })
export class VenueStatusCount {
  @Field(() => VenueStatus, { description: 'How they stand.' })
  status!: VenueStatus;

  @Field(() => Int, { description: 'Venues, whatever statuses the list was narrowed down to.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of venues.' })
export class ManagedVenuePage {
  @Field(() => [ManagedVenueItem], { description: 'The venues of this page.' })
  items!: ManagedVenueItem[];

  @Field(() => Int, { description: 'Venues on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'This page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Number of pages; 0 = nothing was found.' })
  pageCount!: number;

  @Field(() => [VenueStatusCount], { description: 'How many stand how, without those of none.' })
  statuses!: VenueStatusCount[];
}

@ObjectType({ simpleResolvers: true, description: 'What can be said of a wished slug.' })
export class SlugProposal {
  @Field(() => String, { description: 'The wish in the form of a slug; empty = nothing is left of it.' })
  slug!: string;

  @Field(() => Boolean, { description: 'Whether the venue can have it.' })
  available!: boolean;

  @Field(() => String, { description: 'One that it can have: the wish itself where it is free.' })
  suggestion!: string;
}
