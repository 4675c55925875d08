import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Language } from '../../../schema/constants.ts';
import { AccountStatus, DEFAULT_PREFERENCES, type NotificationPreferences, Role } from './account.enums.ts';

/** One rendered size of somebody's picture. */
export interface AvatarVariant {
  /** Of its edge, in pixels. */
  size: number;
  /** In the storage. */
  key: string;
}

/** Somebody with an account. The e-mail address is kept in lower case. */
@Entity({ tableName: 'user_account' })
@Index({ properties: ['status', 'createdAt'] })
@Check({ name: 'user_account_language_check', expression: `language = 'fr' OR language = 'en'` })
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
  @Index()
  createdAt!: Date & Opt;

  /** `REG-042317`; null = the account was not made by the registration form. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  registrationNumber: string | null = null;

  /** Told to him at his next login. */
  @Property({ type: 'text', nullable: true })
  rejectionReason: string | null = null;

  /** When he was refused; null = he is not. */
  @Property({ type: 'timestamptz', nullable: true })
  rejectedAt: Date | null = null;

  /** Why he is suspended; null = he is not, or nobody said. Told to him by mail. */
  @Property({ type: 'text', nullable: true })
  suspensionReason: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Index()
  lastLoginAt: Date | null = null;

  /** His function in the company. */
  @Property({ type: 'text', nullable: true })
  position: string | null = null;

  @Property({ type: 'text', nullable: true })
  bio: string | null = null;

  @Property({ type: 'text', nullable: true })
  website: string | null = null;

  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Property({ type: 'text', nullable: true })
  postalCode: string | null = null;

  @Property({ type: 'text', nullable: true })
  city: string | null = null;

  @Property({ type: 'text', nullable: true })
  country: string | null = null;

  /** In which he is written to. */
  @Property({ type: 'text', default: 'fr' })
  language: Language & Opt = 'fr';

  /** Name of the IANA database. */
  @Property({ type: 'text', default: 'Europe/Paris' })
  timezone: string & Opt = 'Europe/Paris';

  @Property({ type: 'jsonb', default: JSON.stringify(DEFAULT_PREFERENCES) })
  notificationPreferences: NotificationPreferences & Opt = DEFAULT_PREFERENCES;

  @Property({ type: 'jsonb', nullable: true })
  avatar: AvatarVariant[] | null = null;

  /** Sealed. While `twoFactorEnabledAt` is null, one that waits for its first code. */
  @Property({ type: 'text', nullable: true, hidden: true })
  twoFactorSecret: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  twoFactorEnabledAt: Date | null = null;

  /** The last period of time whose code was taken: a code is good once. */
  @Property({ type: 'integer', nullable: true, hidden: true })
  twoFactorStep: number | null = null;

  /*
   * Made by the database, without accents and capitals, for statements that order and search; never loaded. The expressions stand as
   * PostgreSQL writes them.
   */
  @Property({
    type: 'text',
    generated: `f_unaccent(lower(((last_name || ' '::text) || first_name))) stored`,
    lazy: true,
    hidden: true,
  })
  sortName!: string & Opt;

  @Property({
    type: 'text',
    generated: `f_unaccent(lower(company_name)) stored`,
    nullable: true,
    lazy: true,
    hidden: true,
  })
  sortCompany!: (string & Opt) | null;

  @Property({
    type: 'text',
    generated: `f_unaccent(lower(((((((((first_name || ' '::text) || last_name) || ' '::text) || email) || ' '::text) || COALESCE(company_name, ''::text)) || ' '::text) || COALESCE(registration_number, ''::text)))) stored`,
    lazy: true,
    hidden: true,
  })
  searchText!: string & Opt;

  /** When he deleted his account; nothing in the row tells who he was. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;
}
