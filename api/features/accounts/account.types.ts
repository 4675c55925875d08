import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { UPLOADS_PATH, type Language } from '../../../schema/constants.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import { AccountStatus, Role, type NotificationPreferences } from './account.enums.ts';
import type { User } from './user.entity.ts';

registerEnumType(Role, {
  name: 'Role',
  description: 'What a user may do: ADMIN everything, TEAM moderate, CLIENT keep venues of his own.',
});
registerEnumType(AccountStatus, {
  name: 'AccountStatus',
  description: 'How an account stands; with APPROVED alone one can sign in.',
});

@ObjectType('NotificationPreferences', {
  simpleResolvers: true,
  description: 'What a user may be written about. What concerns the account itself is always sent.',
})
export class NotificationPreferencesView implements NotificationPreferences {
  @Field(() => Boolean, { description: 'Quote requests for his venues.' })
  quoteRequests!: boolean;

  @Field(() => Boolean, { description: 'What became of what he submitted.' })
  decisions!: boolean;

  @Field(() => Boolean, { description: 'End and renewal of his subscription.' })
  subscription!: boolean;

  @Field(() => Boolean, { description: 'News of the platform.' })
  news!: boolean;
}

const text = (description: string) => ({ nullable: true, description: `${description}; null = not given.` });

@ObjectType('User', {
  simpleResolvers: true,
  description: 'Somebody with an account, as he and administrators see him.',
})
export class UserView {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => String, { description: 'E-mail address, in lower case.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the address was proved to be his.' })
  emailVerified!: boolean;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => Role, { description: 'What he may do.' })
  role!: Role;

  @Field(() => AccountStatus, { description: 'How the account stands.' })
  status!: AccountStatus;

  @Field(() => String, { nullable: true, description: 'Why the registration was rejected; null = it was not.' })
  rejectionReason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: '`REG-` and six digits; null = he did not register by the form.',
  })
  registrationNumber!: string | null;

  @Field(() => DateTime, { description: 'When the account was made.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When he last signed in; null = never.' })
  lastLoginAt!: Date | null;

  @Field(() => String, text('Telephone number'))
  phone!: string | null;

  @Field(() => String, text('Company'))
  companyName!: string | null;

  @Field(() => String, text('Address of the company'))
  companyAddress!: string | null;

  @Field(() => String, text('Telephone number of the company'))
  companyPhone!: string | null;

  @Field(() => String, text('Function in the company'))
  position!: string | null;

  @Field(() => String, text('A few words about him, plain text'))
  bio!: string | null;

  @Field(() => String, text('Web address'))
  website!: string | null;

  @Field(() => String, text('Street and number'))
  address!: string | null;

  @Field(() => String, text('Postal code'))
  postalCode!: string | null;

  @Field(() => String, text('City'))
  city!: string | null;

  @Field(() => String, text('Country'))
  country!: string | null;

  @Field(() => LanguageType, { description: 'In which he is written to.' })
  language!: Language;

  @Field(() => String, { description: 'Time zone by its IANA name.' })
  timezone!: string;

  @Field(() => NotificationPreferencesView, { description: 'What he may be written about.' })
  notificationPreferences!: NotificationPreferences;

  @Field(() => String, {
    nullable: true,
    description: 'Address of his picture, 256 pixels square; null = he has none.',
  })
  avatarUrl!: string | null;

  @Field(() => Boolean, { description: 'Whether his login has a second step.' })
  twoFactorEnabled!: boolean;
}

/** The fields that a user is told by, under the same names in GraphQL and REST. */
export function toUserView(user: User): UserView {
  const largest = user.avatar?.toSorted((a, b) => b.size - a.size)[0];
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    status: user.status,
    rejectionReason: user.rejectionReason,
    registrationNumber: user.registrationNumber,
    createdAt: user.createdAt,
    lastLoginAt: user.lastLoginAt,
    phone: user.phone,
    companyName: user.companyName,
    companyAddress: user.companyAddress,
    companyPhone: user.companyPhone,
    position: user.position,
    bio: user.bio,
    website: user.website,
    address: user.address,
    postalCode: user.postalCode,
    city: user.city,
    country: user.country,
    language: user.language,
    timezone: user.timezone,
    notificationPreferences: user.notificationPreferences,
    avatarUrl: largest ? UPLOADS_PATH + largest.key : null,
    twoFactorEnabled: user.twoFactorEnabledAt !== null,
  };
}

@ObjectType({ simpleResolvers: true, description: 'A page of registrations that wait.' })
export class RegistrationPage {
  @Field(() => [UserView], { description: 'Who registered.' })
  items!: UserView[];

  @Field(() => Int, { description: 'How many there are on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'This page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'How many pages there are.' })
  pageCount!: number;
}

@ObjectType('Session', { simpleResolvers: true, description: 'A browser in which one is signed in.' })
export class SessionView {
  @Field(() => ID, { description: 'Id of the session.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  current!: boolean;

  @Field(() => String, { description: 'What the browser calls itself (`User-Agent`).' })
  userAgent!: string;

  @Field(() => DateTime, { description: 'When one signed in.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last used, to the minute.' })
  lastSeenAt!: Date;
}
