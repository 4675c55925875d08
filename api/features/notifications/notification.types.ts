import { Field, Int, ObjectType } from 'type-graphql';
import { ConnectionOf } from '../../platform/graphql/connection.ts';
import { Notification } from './notification.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'A part of the notifications of the viewer, the newest first.' })
export class NotificationConnection extends ConnectionOf(Notification) {}

@ObjectType({ simpleResolvers: true, description: 'The numbers of pending items for the viewer.' })
export class NotificationCounts {
  @Field(() => Int, { description: 'The number of notifications that were not read.' })
  unread!: number;

  @Field(() => Int, { description: 'The number of them that are about quote requests.' })
  unreadQuoteRequests!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of registrations to be decided on; null if the viewer does not decide on them.',
  })
  pendingRegistrations!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of venues to be reviewed; null if the viewer reviews none.',
  })
  pendingVenues!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of changes and deletions that owners ask for; null if the viewer does not decide on them.',
  })
  pendingChangeRequests!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of messages of visitors that nobody has read; null if the viewer does not read them.',
  })
  newMessages!: number | null;
}
