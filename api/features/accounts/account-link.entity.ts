import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { LinkPurpose } from './account.enums.ts';
import { User } from './user.entity.ts';

/** A link in a mail that is good once. Its token is made again for the mail, and is nowhere at rest. */
@Entity()
@Index({ properties: ['user', 'purpose'] })
export class AccountLink {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Enum({ items: () => LinkPurpose, type: 'text' })
  purpose!: LinkPurpose;

  /** 32 random bytes that the token is made of, with the secret of the installation. */
  @Property({ type: 'text' })
  nonce!: string;

  /** SHA-256. */
  @Property({ type: 'text' })
  @Unique()
  tokenHash!: string;

  @Property({ type: 'timestamptz' })
  @Index()
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  usedAt: Date | null = null;
}
