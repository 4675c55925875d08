import { Entity, Enum, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';

export enum Role {
  ADMIN = 'ADMIN',
  TEAM = 'TEAM',
  CLIENT = 'CLIENT',
}

export enum AccountStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  INACTIVE = 'INACTIVE',
  SUSPENDED = 'SUSPENDED',
}

/** Somebody with an account. The e-mail address is kept in lower case. */
@Entity({ tableName: 'user_account' })
export class User {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @Property({ type: 'text' })
  @Unique()
  email!: string;

  /** argon2id; never a field of any answer. */
  @Property({ type: 'text', hidden: true })
  passwordHash!: string;

  @Property({ type: 'text' })
  firstName!: string;

  @Property({ type: 'text' })
  lastName!: string;

  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  companyName: string | null = null;

  @Property({ type: 'text', nullable: true })
  companyAddress: string | null = null;

  @Property({ type: 'text', nullable: true })
  companyPhone: string | null = null;

  @Enum({ items: () => Role, type: 'text' })
  role!: Role;

  @Enum({ items: () => AccountStatus, type: 'text', default: AccountStatus.PENDING })
  status: AccountStatus & Opt = AccountStatus.PENDING;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;
}
