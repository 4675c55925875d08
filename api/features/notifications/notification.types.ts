import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NotificationType } from './notification.entity.ts';

registerEnumType(NotificationType, {
  name: 'NotificationType',
  description: 'What somebody is told; a screen has a sentence for each.',
});

@ObjectType('NotificationParam', { simpleResolvers: true, description: 'A value to be filled into the sentence.' })
export class NotificationParam {
  @Field(() => String, { description: 'Its name in the sentence.' })
  name!: string;

  @Field(() => String, { description: 'The value as text.' })
  value!: string;
}

@ObjectType('Notification', { simpleResolvers: true, description: 'Something that one user is told.' })
export class NotificationView {
  @Field(() => ID, { description: 'Id of the notification.' })
  id!: string;

  @Field(() => NotificationType, { description: 'What is told.' })
  type!: NotificationType;

  @Field(() => String, { description: 'The sentence in French, for clients that have none of their own.' })
  message!: string;

  @Field(() => [NotificationParam], { description: 'What fills the sentence.' })
  params!: NotificationParam[];

  @Field(() => String, { nullable: true, description: 'Path on the site that it leads to; null = nowhere.' })
  link!: string | null;

  @Field(() => Boolean, { description: 'Whether its recipient has read it.' })
  isRead!: boolean;

  @Field(() => DateTime, { description: 'Since when it is there.' })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the notifications of who asks.' })
export class NotificationPage {
  @Field(() => [NotificationView], { description: 'The notifications, the newest first.' })
  items!: NotificationView[];

  @Field(() => Int, { description: 'Notifications on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Number of this page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Number of pages.' })
  pageCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What waits for who asks, as numbers.' })
export class NotificationCounts {
  @Field(() => Int, { description: 'Notifications that were not read.' })
  unread!: number;

  @Field(() => Int, { description: 'Those of them that are about quote requests.' })
  unreadQuoteRequests!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Registrations that wait for a decision; null = who asks does not decide on them.',
  })
  pendingRegistrations!: number | null;

  @Field(() => Int, { nullable: true, description: 'Venues that wait for a review; null = who asks reviews none.' })
  pendingVenues!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Changes and deletions that owners ask for; null = who asks does not decide on them.',
  })
  pendingChangeRequests!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Messages of visitors that nobody has read; null = who asks does not read them.',
  })
  newMessages!: number | null;
}
