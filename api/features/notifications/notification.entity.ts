import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.ts';

/** What is told; screens have a sentence for each. As the specification names them. */
export enum NotificationType {
  NEW_ESTABLISHMENT = 'NEW_ESTABLISHMENT',
  CHANGE_REQUEST = 'CHANGE_REQUEST',
  SUBSCRIPTION_EXPIRED = 'SUBSCRIPTION_EXPIRED',
  ESTABLISHMENT_APPROVED = 'ESTABLISHMENT_APPROVED',
  CHANGE_REQUEST_APPROVED = 'CHANGE_REQUEST_APPROVED',
  CHANGE_REQUEST_REJECTED = 'CHANGE_REQUEST_REJECTED',
  QUOTE_REQUEST = 'QUOTE_REQUEST',
  NEW_REGISTRATION = 'NEW_REGISTRATION',
  ESTABLISHMENT_REJECTED = 'ESTABLISHMENT_REJECTED',
  SUBSCRIPTION_EXPIRING = 'SUBSCRIPTION_EXPIRING',
  SUBSCRIPTION_REQUEST = 'SUBSCRIPTION_REQUEST',
  SUBSCRIPTION_RENEWED = 'SUBSCRIPTION_RENEWED',
  QUOTE_CHOSEN = 'QUOTE_CHOSEN',
  ESTABLISHMENT_RECEIVED = 'ESTABLISHMENT_RECEIVED',
  ESTABLISHMENT_HANDED_OVER = 'ESTABLISHMENT_HANDED_OVER',
  NEW_MESSAGE = 'NEW_MESSAGE',
}

/** Something that one user is told inside the product. */
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
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  recipient!: Ref<User>;

  @Enum({ items: () => NotificationType, type: 'text' })
  type!: NotificationType;

  /** What fills the sentence. References, counts, and names of venues and companies. */
  @Property({ type: 'jsonb' })
  params: Record<string, string | number> & Opt = {};

  /** Path on the site that it leads to; null = nowhere. */
  @Property({ type: 'text', nullable: true })
  link: string | null = null;

  @Property({ type: 'boolean', default: false })
  isRead: boolean & Opt = false;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;
}
