import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.ts';

export enum ActivityType {
  PAGE_VIEW = 'PAGE_VIEW',
}

/** An action of a signed-in user. */
@Entity()
@Index({ properties: ['user', 'createdAt'] })
export class Activity {
  @PrimaryKey({ type: 'bigint' })
  id!: string & Opt;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Enum({ items: () => ActivityType, type: 'text' })
  type!: ActivityType;

  /** Path of the page, without its query, which may contain personal data. */
  @Property({ type: 'text' })
  pagePath!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  @Index()
  createdAt!: Date & Opt;
}
