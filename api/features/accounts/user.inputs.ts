import { ArrayMaxSize, IsEnum, IsIn, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';
import { USER_ADMINISTRATION } from '../../../schema/admin-limits.ts';
import { DEFAULT_LANGUAGE, FORM_LIMITS, LANGUAGES, type Language } from '../../../schema/constants.ts';
import { Day, PhoneNumber, RequiredEmail, RequiredText } from '../../platform/form-rules.ts';
import { VersionedInput } from '../../platform/graphql/inputs.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import { AccountStatus, Role } from './account.enums.ts';
import { ProfileInput } from './profile.inputs.ts';
import { normalisedEmail } from './registration.inputs.ts';

export enum UserSort {
  NAME = 'NAME',
  NAME_DESC = 'NAME_DESC',
  EMAIL = 'EMAIL',
  EMAIL_DESC = 'EMAIL_DESC',
  COMPANY = 'COMPANY',
  COMPANY_DESC = 'COMPANY_DESC',
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  LAST_LOGIN = 'LAST_LOGIN',
  LAST_LOGIN_ASC = 'LAST_LOGIN_ASC',
}

registerEnumType(UserSort, {
  name: 'UserSort',
  description: 'The order of users.',
  valuesConfig: {
    NAME: { description: 'They are sorted by last and first name.' },
    NAME_DESC: { description: 'They are sorted by last and first name, backwards.' },
    EMAIL: { description: 'They are sorted by e-mail address.' },
    EMAIL_DESC: { description: 'They are sorted by e-mail address, backwards.' },
    COMPANY: { description: 'They are sorted by company; those without one come last.' },
    COMPANY_DESC: { description: 'They are sorted by company, backwards; those without one come last.' },
    NEWEST: { description: 'The newest account comes first.' },
    OLDEST: { description: 'The oldest account comes first.' },
    LAST_LOGIN: { description: 'The latest login comes first; those who never signed in come last.' },
    LAST_LOGIN_ASC: { description: 'The latest login comes last, before those who never signed in.' },
  },
});

const TEXT_FILTER = {
  nullable: true,
  description: `The parts of a name, an e-mail address, a company or a registration number, at most ${USER_ADMINISTRATION.text} characters.`,
};

@InputType({ description: 'The conditions on users.' })
export class UserFilter {
  @Field(() => String, TEXT_FILTER)
  @IsOptional()
  @MaxLength(USER_ADMINISTRATION.text)
  text?: string | null;

  @Field(() => [Role], { nullable: true, description: 'Their roles; null or an empty list means any.' })
  @IsOptional()
  @ArrayMaxSize(3)
  @IsEnum(Role, { each: true })
  roles?: Role[] | null;

  @Field(() => [AccountStatus], {
    nullable: true,
    description: 'The statuses of their accounts; null or an empty list means any.',
  })
  @IsOptional()
  @ArrayMaxSize(5)
  @IsEnum(AccountStatus, { each: true })
  statuses?: AccountStatus[] | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The first day, in Paris, on which their accounts were created; null means from the beginning.',
  })
  @IsOptional()
  @Day()
  createdFrom?: string | null;
}

@ArgsType()
export class UsersArgs extends PagingArgs {
  @Field(() => UserFilter, { defaultValue: {}, description: 'The conditions; without any, all users are listed.' })
  @ValidateNested()
  filter!: UserFilter;

  @Field(() => UserSort, { defaultValue: UserSort.NAME, description: 'The order of the users.' })
  sort!: UserSort;
}

export enum RegistrationSort {
  OLDEST = 'OLDEST',
  NEWEST = 'NEWEST',
  NAME = 'NAME',
  NAME_DESC = 'NAME_DESC',
  COMPANY = 'COMPANY',
  COMPANY_DESC = 'COMPANY_DESC',
}

registerEnumType(RegistrationSort, {
  name: 'RegistrationSort',
  description: 'The order of registrations.',
  valuesConfig: {
    OLDEST: { description: 'The oldest registration comes first.' },
    NEWEST: { description: 'The newest registration comes first.' },
    NAME: { description: 'They are sorted by last and first name.' },
    NAME_DESC: { description: 'They are sorted by last and first name, backwards.' },
    COMPANY: { description: 'They are sorted by company.' },
    COMPANY_DESC: { description: 'They are sorted by company, backwards.' },
  },
});

@InputType({ description: 'The conditions on registrations.' })
export class RegistrationFilter {
  @Field(() => String, TEXT_FILTER)
  @IsOptional()
  @MaxLength(USER_ADMINISTRATION.text)
  text?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the e-mail address is verified; null means either.',
  })
  @IsOptional()
  emailVerified?: boolean | null;
}

@ArgsType()
export class RegistrationArgs extends PagingArgs {
  @Field(() => RegistrationFilter, {
    defaultValue: {},
    description: 'The conditions; without any, all pending registrations are listed.',
  })
  @ValidateNested()
  filter!: RegistrationFilter;

  @Field(() => RegistrationSort, {
    defaultValue: RegistrationSort.OLDEST,
    description: 'The order of the registrations.',
  })
  sort!: RegistrationSort;
}

@InputType({
  description: 'A new account, created by an administrator. They choose their password themselves.',
})
export class NewUserInput {
  @Field(() => String, { description: `The e-mail address, of at most ${FORM_LIMITS.email} characters.` })
  @RequiredEmail()
  email!: string;

  @Field(() => String, { description: `The first name, of at most ${FORM_LIMITS.name} characters.` })
  @RequiredText(FORM_LIMITS.name)
  firstName!: string;

  @Field(() => String, { description: `The last name, of at most ${FORM_LIMITS.name} characters.` })
  @RequiredText(FORM_LIMITS.name)
  lastName!: string;

  @Field(() => Role, { description: 'The role, which says what they may do.' })
  @IsIn(Object.values(Role))
  role!: Role;

  @Field(() => String, { nullable: true, description: 'The telephone number; null if it is not given.' })
  @IsOptional()
  @PhoneNumber()
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The company, in at most ${FORM_LIMITS.company} characters; null if it is not given.`,
  })
  @IsOptional()
  @MaxLength(FORM_LIMITS.company)
  companyName?: string | null;

  @Field(() => LanguageType, {
    defaultValue: DEFAULT_LANGUAGE,
    description: 'The language in which they are written to.',
  })
  @IsIn(LANGUAGES)
  language!: Language;
}

@InputType({
  description: 'The changes that an administrator makes to a user. A field that is not sent stays as it is.',
})
export class UserInput extends ProfileInput {
  @Field(() => Role, { nullable: true, description: 'The role, which says what they may do.' })
  @IsOptional()
  @IsIn(Object.values(Role))
  role?: Role | null;
}

@InputType({ description: 'A decision against a user, and why it is made.' })
export class UserReasonInput extends VersionedInput {
  @Field(() => String, {
    description: 'The reason, in at most 1000 characters; the user is told it.',
  })
  reason!: string;
}

@InputType({ description: 'The registrations that are decided together.' })
export class RegistrationsInput {
  @Field(() => [ID], { description: 'The ids of the users, at most 100.' })
  userIds!: string[];
}

@InputType({ description: 'The registrations that are rejected together, and why.' })
export class RejectRegistrationsInput extends RegistrationsInput {
  @Field(() => String, { description: 'The reason, in at most 1000 characters; it is told at the next login.' })
  reason!: string;
}

@InputType({ description: 'The sessions of a user that are to end.' })
export class EndUserSessionsInput {
  @Field(() => ID, { description: 'The id of the user.' })
  userId!: string;

  @Field(() => ID, { nullable: true, description: 'The id of the session; null means all.' })
  sessionId?: string | null;
}

const line = (text: string | null | undefined): string => oneLine(text ?? '', Number.POSITIVE_INFINITY);

/** The normalised input, with the declared fields only. */
export function normalisedNewUser(input: NewUserInput): NewUserInput {
  return Object.assign(new NewUserInput(), {
    email: normalisedEmail(input.email),
    firstName: line(input.firstName),
    lastName: line(input.lastName),
    role: input.role,
    phone: line(input.phone) || null,
    companyName: line(input.companyName) || null,
    language: input.language,
  });
}
