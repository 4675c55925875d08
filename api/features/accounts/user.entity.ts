import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type Language, UPLOADS_PATH } from '../../../schema/constants.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import { Node } from '../../platform/graphql/node.ts';
import { AccountStatus, DEFAULT_PREFERENCES, NotificationPreferences, Role } from './account.enums.ts';

/** One rendered size of a user's picture. */
export interface AvatarVariant {
  /** Length of the edge, in pixels. */
  size: number;
  /** Key in the storage. */
  key: string;
}

/** The e-mail address is stored in lower case. */
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Somebody with an account. Only they themselves and administrators are given it.',
})
@Entity({ tableName: 'user_account' })
@Index({ properties: ['status', 'createdAt'] })
@Check({ name: 'user_account_language_check', expression: `language = 'fr' OR language = 'en'` })
export class User {
  @Field(() => ID, { description: 'The id of the user.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @Field(() => String, { description: 'The e-mail address, in lower case.' })
  @Property({ type: 'text' })
  @Unique()
  email!: string;

  /** argon2id; never part of an answer. */
  @Property({ type: 'text', hidden: true })
  passwordHash!: string;

  @Field(() => String, { description: 'The first name.' })
  @Property({ type: 'text' })
  firstName!: string;

  @Field(() => String, { description: 'The last name.' })
  @Property({ type: 'text' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'The telephone number; null if it is not given.' })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, { nullable: true, description: 'The company; null if it is not given.' })
  @Property({ type: 'text', nullable: true })
  companyName: string | null = null;

  @Field(() => String, { nullable: true, description: 'The address of the company; null if it is not given.' })
  @Property({ type: 'text', nullable: true })
  companyAddress: string | null = null;

  @Field(() => String, { nullable: true, description: 'The telephone number of the company; null if it is not given.' })
  @Property({ type: 'text', nullable: true })
  companyPhone: string | null = null;

  @Field(() => Role, { description: 'The role, which says what they may do.' })
  @Enum({ items: () => Role, type: 'text' })
  role!: Role;

  @Field(() => AccountStatus, { description: 'The status of the account.' })
  @Enum({ items: () => AccountStatus, type: 'text', default: AccountStatus.PENDING })
  status: AccountStatus & Opt = AccountStatus.PENDING;

  @Field(() => Int, { description: 'The version of the account, which grows with each change.' })
  @Property({ type: 'integer', version: true })
  version!: number & Opt;

  @Field(() => DateTime, { description: 'The time at which the account was made.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  @Index()
  createdAt!: Date & Opt;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the registration, `REG-` and six digits; null if they did not register by the form.',
  })
  @Property({ type: 'text', nullable: true })
  @Unique()
  registrationNumber: string | null = null;

  @Field(() => String, {
    nullable: true,
    description:
      'The reason for which the registration was rejected, as it is told at the next login; null if it was not.',
  })
  @Property({ type: 'text', nullable: true })
  rejectionReason: string | null = null;

  /** When the registration was rejected; null = it was not. */
  @Property({ type: 'timestamptz', nullable: true })
  rejectedAt: Date | null = null;

  /** Sent to them by e-mail; null = they are not suspended, or no reason was given. */
  @Property({ type: 'text', nullable: true })
  suspensionReason: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time of the last login; null if they have never signed in.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  @Index()
  lastLoginAt: Date | null = null;

  @Field(() => String, { nullable: true, description: 'The function in the company; null if it is not given.' })
  @Property({ type: 'text', nullable: true })
  position: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'A few words about them, in plain text; null if it is not given.',
  })
  @Property({ type: 'text', nullable: true })
  bio: string | null = null;

  @Field(() => String, { nullable: true, description: 'The web address; null if it is not given.' })
  @Property({ type: 'text', nullable: true })
  website: string | null = null;

  @Field(() => String, { nullable: true, description: 'The street and number; null if it is not given.' })
  @Property({ type: 'text', nullable: true })
  address: string | null = null;

  @Field(() => String, { nullable: true, description: 'The postal code; null if it is not given.' })
  @Property({ type: 'text', nullable: true })
  postalCode: string | null = null;

  @Field(() => String, { nullable: true, description: 'The city; null if it is not given.' })
  @Property({ type: 'text', nullable: true })
  city: string | null = null;

  @Field(() => String, { nullable: true, description: 'The country; null if it is not given.' })
  @Property({ type: 'text', nullable: true })
  country: string | null = null;

  @Field(() => LanguageType, { description: 'The language in which they are written to.' })
  @Property({ type: 'text', default: 'fr' })
  language: Language & Opt = 'fr';

  @Field(() => String, { description: 'The time zone, by its IANA name.' })
  @Property({ type: 'text', default: 'Europe/Paris' })
  timezone: string & Opt = 'Europe/Paris';

  @Field(() => NotificationPreferences, { description: 'The topics of the mails that they want.' })
  @Property({ type: 'jsonb', default: JSON.stringify(DEFAULT_PREFERENCES) })
  notificationPreferences: NotificationPreferences & Opt = DEFAULT_PREFERENCES;

  @Property({ type: 'jsonb', nullable: true })
  avatar: AvatarVariant[] | null = null;

  /** Encrypted. While `twoFactorEnabledAt` is null, it waits for its first code. */
  @Property({ type: 'text', nullable: true, hidden: true })
  twoFactorSecret: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  twoFactorEnabledAt: Date | null = null;

  /** The period of the last code that was used: a code is valid once. */
  @Property({ type: 'integer', nullable: true, hidden: true })
  twoFactorStep: number | null = null;

  /*
   * Generated columns, without accents and capitals, for sorting and searching; never loaded. The expressions are in the form in which
   * PostgreSQL returns them.
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

  /** When they deleted their account; the row contains no personal data any more. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Field(() => Boolean, { description: 'Whether they have proved that the e-mail address is theirs.' })
  get emailVerified(): boolean {
    return this.emailVerifiedAt !== null;
  }

  @Field(() => String, {
    nullable: true,
    description: 'The path of their picture, 256 pixels square; null if they have none.',
  })
  get avatarUrl(): string | null {
    const largest = this.avatar?.toSorted((a, b) => b.size - a.size)[0];
    return largest ? UPLOADS_PATH + largest.key : null;
  }

  @Field(() => Boolean, {
    description:
      'Whether the account goes with a request to be forgotten, as a rejected registration does. Others are deleted by their owners.',
  })
  get isErasable(): boolean {
    const status: AccountStatus = this.status;
    return status === AccountStatus.REJECTED;
  }

  @Field(() => Boolean, { description: 'Whether their login has a second step.' })
  get twoFactorEnabled(): boolean {
    return this.twoFactorEnabledAt !== null;
  }
}
