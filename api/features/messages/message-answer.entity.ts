import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.ts';
import { ContactMessage } from './message.entity.ts';

/** What the platform wrote to somebody who had written to it. It is sent by mail, and erased with the message. */
@Entity()
export class MessageAnswer {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => ContactMessage, ref: true, deleteRule: 'cascade' })
  @Index()
  message!: Ref<ContactMessage>;

  /** Who wrote it; null = he is gone. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  @Index()
  author: Ref<User> | null = null;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;
}
