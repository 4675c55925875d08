import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../../platform/graphql/node.ts';
import { PageOf } from '../../platform/graphql/paging.ts';
import { ManagedVenue, VenuePerson } from './managed-venue.types.ts';
import { VenueContentView } from './venue-content.types.ts';
import { ChangeRequestAction, ChangeRequestStatus, ChangeRequestType, VenueField } from './venue-management.enums.ts';

registerEnumType(VenueField, { name: 'VenueField', description: 'Something that can be changed of a venue.' });
registerEnumType(ChangeRequestType, {
  name: 'ChangeRequestType',
  description: 'What a change request asks for.',
  valuesConfig: {
    CREATION: { description: 'The venue shall be accepted.' },
    UPDATE: { description: 'The venue shall be changed.' },
    DELETION: { description: 'The venue shall be deleted.' },
  },
});
registerEnumType(ChangeRequestStatus, {
  name: 'ChangeRequestStatus',
  description: 'What became of a change request.',
  valuesConfig: {
    PENDING: { description: 'It waits for a moderator.' },
    APPROVED: { description: 'A moderator has accepted it.' },
    REJECTED: { description: 'A moderator has rejected it.' },
    WITHDRAWN: { description: 'Its sender has taken it back.' },
  },
});
registerEnumType(ChangeRequestAction, {
  name: 'ChangeRequestAction',
  description: 'What can be done with a change request.',
  valuesConfig: {
    WITHDRAW: { description: 'Its sender takes it back.' },
    APPROVE: { description: 'A moderator accepts it.' },
    REJECT: { description: 'A moderator rejects it.' },
  },
});

@ObjectType('ChangeRequest', {
  implements: Node,
  simpleResolvers: true,
  description: 'What the owner of a venue asks of the moderators, with both sides of the change.',
})
export class ChangeRequestView extends Node {
  @Field(() => ChangeRequestType, { description: 'What is asked for.' })
  type!: ChangeRequestType;

  @Field(() => ChangeRequestStatus, { description: 'What became of it.' })
  status!: ChangeRequestStatus;

  @Field(() => ManagedVenue, { description: 'The venue that it is about.' })
  venue!: ManagedVenue;

  @Field(() => [VenueField], { description: 'What it changes; empty for a creation or a deletion.' })
  fields!: VenueField[];

  @Field(() => String, { nullable: true, description: 'Why it was rejected; null if it was not.' })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'What the owner was told as it was accepted; null if nothing.' })
  note!: string | null;

  @Field(() => String, { nullable: true, description: 'What its sender says about it; null if nothing.' })
  comment!: string | null;

  @Field(() => VenuePerson, { nullable: true, description: 'Its sender; null if their account is gone.' })
  submittedBy!: VenuePerson | null;

  @Field(() => DateTime, { description: 'When it was last sent or added to.' })
  submittedAt!: Date;

  @Field(() => VenuePerson, {
    nullable: true,
    description: 'Who has decided or withdrawn it; null if nobody has, or for others than moderators and themselves.',
  })
  processedBy!: VenuePerson | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was decided or withdrawn; null while it is pending.' })
  processedAt!: Date | null;

  @Field(() => Int, { description: 'The number of its version; a decision names the one that was read.' })
  version!: number;

  @Field(() => [ChangeRequestAction], { description: 'What the caller may do with it now.' })
  availableActions!: ChangeRequestAction[];

  @Field(() => [VenueField], {
    description: 'What it changes and has changed in the venue meanwhile: it cannot be approved as it is.',
  })
  conflicts!: VenueField[];

  @Field(() => VenueContentView, {
    description: 'The venue before the change. What is not among `fields` is as it is now, on both sides.',
  })
  before!: VenueContentView;

  @Field(() => VenueContentView, {
    nullable: true,
    description: 'The venue as it is now; null if nothing of what it changes has changed meanwhile.',
  })
  now!: VenueContentView | null;

  @Field(() => VenueContentView, { description: 'The venue after the change.' })
  after!: VenueContentView;
}

@ObjectType({ simpleResolvers: true, description: 'How many change requests of a list have a status.' })
export class ChangeRequestStatusCount {
  @Field(() => ChangeRequestStatus, { description: 'The status.' })
  status!: ChangeRequestStatus;

  @Field(() => Int, { description: 'How many requests have it, whatever statuses the list was narrowed down to.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'One page of change requests.' })
export class ChangeRequestPage extends PageOf(ChangeRequestView) {
  @Field(() => [ChangeRequestStatusCount], {
    description: 'How many requests have each status; those that none has are left out.',
  })
  statuses!: ChangeRequestStatusCount[];
}
