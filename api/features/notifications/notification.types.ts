import { Field, Int, ObjectType } from 'type-graphql';
import { ConnectionOf } from '../../platform/graphql/connection.ts';
import { Notification } from './notification.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'A part of the notifications of the viewer, the newest first.' })
export class NotificationConnection extends ConnectionOf(Notification) {}

@ObjectType({ simpleResolvers: true, description: 'How much is pending for the viewer.' })
export class NotificationCounts {
  @Field(() => Int, { description: 'How many notifications were not read.' })
  unread!: number;

  @Field(() => Int, { description: 'How many of them are about quote requests.' })
  unreadQuoteRequests!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many registrations are to be decided on; null if the viewer does not decide on them.',
  })
  pendingRegistrations!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many venues are to be reviewed; null if the viewer reviews none.',
  })
  pendingVenues!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many changes and deletions owners ask for; null if the viewer does not decide on them.',
  })
  pendingChangeRequests!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many messages of visitors nobody has read; null if the viewer does not read them.',
  })
  newMessages!: number | null;
}
