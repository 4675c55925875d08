import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { LinkPurpose } from './account.enums.ts';
import { User } from './user.entity.ts';

/** A single-use link in a mail. Its token is derived again when the mail is written, and never stored. */
@Entity()
@Index({ properties: ['user', 'purpose'] })
export class AccountLink {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @Enum({ items: () => LinkPurpose, type: 'text' })
  purpose!: LinkPurpose;

  /** 32 random bytes from which the token is derived, with the secret of the installation. */
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
