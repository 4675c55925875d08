import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { User } from '../accounts/user.entity.ts';
import { NotificationType } from './notification.enums.ts';
import { notificationMessage } from './notification-labels.ts';

@ObjectType({ simpleResolvers: true, description: 'A value that a notification tells.' })
export class NotificationParam {
  @Field(() => String, { description: 'The name of the value in the sentence.' })
  name!: string;

  @Field(() => String, { description: 'The value as text.' })
  value!: string;
}

/** A notification of one user inside the product. */
@ObjectType({ simpleResolvers: true, description: 'A notification of one user.' })
@Entity()
@Index({
  name: 'notification_unread_index',
  expression: `create index "notification_unread_index" on "notification" ("type", "link") where (not is_read)`,
})
@Index({ properties: ['recipient', 'isRead', 'createdAt'] })
@Index({
  name: 'notification_read_index',
  expression: `create index "notification_read_index" on "notification" ("created_at") where (is_read)`,
})
export class Notification {
  @Field(() => ID, { description: 'The id of the notification.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  recipient!: Ref<User>;

  @Field(() => NotificationType, { description: 'The kind of the notification.' })
  @Enum({ items: () => NotificationType, type: 'text' })
  type!: NotificationType;

  /** The parameters of the sentence: references, counts, and names of venues and companies. */
  @Property({ type: 'jsonb' })
  params: Record<string, string | number> & Opt = {};

  @Field(() => String, {
    nullable: true,
    description: 'The path on the site to which the notification leads; null if it leads nowhere.',
  })
  @Property({ type: 'text', nullable: true })
  link: string | null = null;

  @Field(() => Boolean, { description: 'Whether the recipient has read the notification.' })
  @Property({ type: 'boolean', default: false })
  isRead: boolean & Opt = false;

  @Field(() => DateTime, { description: 'The time at which the notification was sent.' })
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt!: Date & Opt;

  @Field(() => String, { description: 'The sentence in French, for clients that have none of their own.' })
  get message(): string & Opt {
    return notificationMessage(this.type, this.params);
  }

  @Field(() => [NotificationParam], { name: 'params', simple: false, description: 'The values in the sentence.' })
  get paramList(): NotificationParam[] & Opt {
    return Object.entries(this.params).map(([name, value]) => ({ name, value: String(value) }));
  }
}
