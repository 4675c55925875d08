import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.ts';

/** Somebody who is signed in, in one browser. A session that has ended has no row. */
@Entity()
export class Session {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  @Index()
  user!: Ref<User>;

  /** `jti` of the token that can be refreshed. */
  @Property({ type: 'uuid' })
  tokenId!: string;

  /** The one before: for some seconds it gets the same successor. */
  @Property({ type: 'uuid', nullable: true })
  previousTokenId: string | null = null;

  @Property({ type: 'timestamptz' })
  rotatedAt!: Date;

  /** SHA-256 of the secret in the cookie of that browser. */
  @Property({ type: 'text' })
  cookieHash!: string;

  /** What the browser calls itself. */
  @Property({ type: 'text' })
  userAgent!: string;

  @Property({ type: 'timestamptz' })
  lastSeenAt!: Date;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
