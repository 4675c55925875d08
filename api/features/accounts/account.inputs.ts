import { IsBoolean, IsIn, IsNotEmpty, IsOptional, MaxLength, ValidateBy, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import {
  DEFAULT_LANGUAGE,
  FORM_LIMITS,
  LANGUAGES,
  PASSWORD,
  PROFILE,
  type Language,
} from '../../../schema/constants.ts';
import { PhoneNumber, RequiredEmail, RequiredText } from '../../platform/form-rules.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import { manyLines, oneLine } from '../../platform/mail/mail-address.ts';
import { Role, type NotificationPreferences } from './account.enums.ts';

const upTo = (max: number): string => `at most ${max} characters`;

@InputType({ description: 'Who signs in.' })
export class LoginInput {
  @Field(() => String, { description: 'E-mail address.' })
  @RequiredEmail()
  email!: string;

  @Field(() => String, { description: 'Password.' })
  @IsNotEmpty()
  @MaxLength(PASSWORD.maxLength)
  password!: string;
}

@InputType({ description: 'Who wants an account.' })
export class RegisterInput {
  @Field(() => String, { description: `E-mail address, ${upTo(FORM_LIMITS.email)}.` })
  @RequiredEmail()
  email!: string;

  /** Its rules are not those of a text: `passwordIssues`. */
  @Field(() => String, {
    description: `${PASSWORD.minLength} to ${PASSWORD.maxLength} characters: an upper-case and a lower-case letter, a digit and one of ${PASSWORD.special}; no common password.`,
  })
  password!: string;

  @Field(() => String, { description: `First name, ${upTo(FORM_LIMITS.name)}.` })
  @RequiredText(FORM_LIMITS.name)
  firstName!: string;

  @Field(() => String, { description: `Last name, ${upTo(FORM_LIMITS.name)}.` })
  @RequiredText(FORM_LIMITS.name)
  lastName!: string;

  @Field(() => String, { description: 'Telephone number.' })
  @IsNotEmpty()
  @PhoneNumber()
  phone!: string;

  @Field(() => String, { description: `Company, ${upTo(FORM_LIMITS.company)}.` })
  @RequiredText(FORM_LIMITS.company)
  companyName!: string;

  @Field(() => String, { nullable: true, description: `Its address, ${upTo(PROFILE.address)}; null = not given.` })
  @IsOptional()
  @MaxLength(PROFILE.address)
  companyAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'Its telephone number; null = the same as `phone`.' })
  @IsOptional()
  @PhoneNumber()
  companyPhone?: string | null;

  @Field(() => LanguageType, { description: 'In which he is written to.' })
  @IsIn(LANGUAGES)
  language: Language = DEFAULT_LANGUAGE;
}

@InputType({ description: 'What a user may be written about. What concerns the account itself is always sent.' })
export class NotificationPreferencesInput implements NotificationPreferences {
  @Field(() => Boolean, { description: 'Quote requests for his venues.' })
  @IsBoolean()
  quoteRequests!: boolean;

  @Field(() => Boolean, { description: 'What became of what he submitted.' })
  @IsBoolean()
  decisions!: boolean;

  @Field(() => Boolean, { description: 'End and renewal of his subscription.' })
  @IsBoolean()
  subscription!: boolean;

  @Field(() => Boolean, { description: 'News of the platform.' })
  @IsBoolean()
  news!: boolean;
}

const OPTIONAL = (what: string, max: number) => ({
  nullable: true,
  description: `${what}, ${upTo(max)}; empty = none.`,
});

@InputType({ description: 'What a user says of himself. What is not sent stays as it is.' })
export class ProfileInput {
  @Field(() => String, { nullable: true, description: `First name, ${upTo(FORM_LIMITS.name)}.` })
  @IsOptional()
  @RequiredText(FORM_LIMITS.name)
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: `Last name, ${upTo(FORM_LIMITS.name)}.` })
  @IsOptional()
  @RequiredText(FORM_LIMITS.name)
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number; empty = none.' })
  @IsOptional()
  @PhoneNumber()
  phone?: string | null;

  @Field(() => String, OPTIONAL('Company', FORM_LIMITS.company))
  @IsOptional()
  @MaxLength(FORM_LIMITS.company)
  companyName?: string | null;

  @Field(() => String, OPTIONAL('Address of the company', PROFILE.address))
  @IsOptional()
  @MaxLength(PROFILE.address)
  companyAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number of the company; empty = none.' })
  @IsOptional()
  @PhoneNumber()
  companyPhone?: string | null;

  @Field(() => String, OPTIONAL('Function in the company', PROFILE.text))
  @IsOptional()
  @MaxLength(PROFILE.text)
  position?: string | null;

  @Field(() => String, OPTIONAL('A few words about him, plain text', PROFILE.bio))
  @IsOptional()
  @MaxLength(PROFILE.bio)
  bio?: string | null;

  @Field(() => String, OPTIONAL('Web address with https: or http:', PROFILE.website))
  @IsOptional()
  @MaxLength(PROFILE.website)
  @ValidateBy({ name: 'notWebAddress', validator: { validate: (value) => value === '' || isWebAddress(value) } })
  website?: string | null;

  @Field(() => String, OPTIONAL('Street and number', PROFILE.address))
  @IsOptional()
  @MaxLength(PROFILE.address)
  address?: string | null;

  @Field(() => String, OPTIONAL('Postal code', 20))
  @IsOptional()
  @MaxLength(20)
  postalCode?: string | null;

  @Field(() => String, OPTIONAL('City', PROFILE.text))
  @IsOptional()
  @MaxLength(PROFILE.text)
  city?: string | null;

  @Field(() => String, OPTIONAL('Country', PROFILE.text))
  @IsOptional()
  @MaxLength(PROFILE.text)
  country?: string | null;

  @Field(() => LanguageType, { nullable: true, description: 'In which he is written to.' })
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language | null;

  @Field(() => String, { nullable: true, description: 'Time zone by its IANA name, such as Europe/Paris.' })
  @IsOptional()
  @ValidateBy({ name: 'unknownTimezone', validator: { validate: isTimezone } })
  timezone?: string | null;

  @Field(() => NotificationPreferencesInput, { nullable: true, description: 'What he may be written about.' })
  @IsOptional()
  @ValidateNested()
  notificationPreferences?: NotificationPreferencesInput | null;
}

@InputType({ description: 'What an administrator may change of a user. What is not sent stays as it is.' })
export class UserInput extends ProfileInput {
  @Field(() => Role, { nullable: true, description: 'What he may do.' })
  @IsOptional()
  @IsIn(Object.values(Role))
  role?: Role | null;
}

/** Fields that are texts; an empty one is none. */
export const PROFILE_TEXTS = [
  'firstName',
  'lastName',
  'phone',
  'companyName',
  'companyAddress',
  'companyPhone',
  'position',
  'bio',
  'website',
  'address',
  'postalCode',
  'city',
  'country',
] as const;

/** E-mail addresses are kept and compared in lower case. */
export function normalisedEmail(email: string): string {
  return oneLine(email).toLowerCase();
}

export function normalisedLogin(input: LoginInput): LoginInput {
  return Object.assign(new LoginInput(), { email: normalisedEmail(input.email), password: input.password });
}

/** The input as it is kept: texts trimmed, nothing unseen in them. */
export function normalisedRegistration(input: RegisterInput): RegisterInput {
  const phone = oneLine(input.phone);
  return Object.assign(new RegisterInput(), input, {
    email: normalisedEmail(input.email),
    firstName: oneLine(input.firstName),
    lastName: oneLine(input.lastName),
    phone,
    companyName: oneLine(input.companyName),
    companyAddress: oneLine(input.companyAddress ?? '') || null,
    companyPhone: oneLine(input.companyPhone ?? '') || phone,
  });
}

/** The same for a profile; what is null was not sent. */
export function normalisedProfile<Input extends ProfileInput>(input: Input): Input {
  const sent = Object.entries(input as object).filter(([, value]) => value !== null && value !== undefined);
  const texts = new Set<string>(PROFILE_TEXTS);
  const normalised = sent.map(([name, value]) => {
    if (!texts.has(name) || typeof value !== 'string') return [name, value as unknown];
    return [name, name === 'bio' ? manyLines(value) : oneLine(value)];
  });
  const fields = Object.fromEntries(normalised) as Partial<Input>;
  return Object.assign(new (input.constructor as new () => Input)(), fields);
}

function isWebAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > PROFILE.website) return true;
  return ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');
}

function isTimezone(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 60 || !/^[A-Z][\w+-]*(?:\/[\w+-]+)*$/.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}
