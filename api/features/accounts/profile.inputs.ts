import { IsBoolean, IsIn, IsOptional, MaxLength, ValidateBy, ValidateNested } from 'class-validator';
import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Field, InputType } from 'type-graphql';
import { FORM_LIMITS, LANGUAGES, PROFILE, type Language } from '../../../schema/constants.ts';
import { PhoneNumber, RequiredText } from '../../platform/form-rules.ts';
import { VersionedInput } from '../../platform/graphql/inputs.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import { manyLines, oneLine } from '../../platform/mail/mail-address.ts';
import type { NotificationPreferences } from './account.enums.ts';

@InputType({
  description: 'The topics of the mails that a user wants. Mails about the account itself are always sent.',
})
export class NotificationPreferencesInput implements NotificationPreferences {
  @Field(() => Boolean, { description: 'Whether to write about quote requests for their venues.' })
  @IsBoolean()
  quoteRequests!: boolean;

  @Field(() => Boolean, { description: 'Whether to write about decisions on what they submitted.' })
  @IsBoolean()
  decisions!: boolean;

  @Field(() => Boolean, { description: 'Whether to write about the end and renewal of their subscription.' })
  @IsBoolean()
  subscription!: boolean;

  @Field(() => Boolean, { description: 'Whether to write about news of the platform.' })
  @IsBoolean()
  news!: boolean;
}

/** An optional text; the empty text clears it. */
function OptionalText(what: string, max: number): PropertyDecorator {
  const description = `The ${what}, of at most ${max} characters; an empty text clears it.`;
  return (target, name) => {
    Field(() => String, { nullable: true, description })(target, name);
    IsOptional()(target, name);
    MaxLength(max)(target, name);
  };
}

@InputType({ description: 'The profile of a user. A field that is not sent stays as it is.' })
export class ProfileInput extends VersionedInput {
  @Field(() => String, {
    nullable: true,
    description: `The first name, of at most ${FORM_LIMITS.name} characters.`,
  })
  @IsOptional()
  @RequiredText(FORM_LIMITS.name)
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: `The last name, of at most ${FORM_LIMITS.name} characters.` })
  @IsOptional()
  @RequiredText(FORM_LIMITS.name)
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number; an empty text clears it.' })
  @IsOptional()
  @PhoneNumber()
  phone?: string | null;

  @OptionalText('company', FORM_LIMITS.company)
  companyName?: string | null;

  @OptionalText('address of the company', PROFILE.address)
  companyAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number of the company; an empty text clears it.' })
  @IsOptional()
  @PhoneNumber()
  companyPhone?: string | null;

  @OptionalText('function in the company', PROFILE.text)
  position?: string | null;

  @OptionalText('presentation of the user in plain text', PROFILE.bio)
  bio?: string | null;

  @OptionalText('web address with https: or http:', PROFILE.website)
  @ValidateBy({ name: 'notWebAddress', validator: { validate: (value) => value === '' || isWebAddress(value) } })
  website?: string | null;

  @OptionalText('street and number', PROFILE.address)
  address?: string | null;

  @OptionalText('postal code', 20)
  postalCode?: string | null;

  @OptionalText('city', PROFILE.text)
  city?: string | null;

  @OptionalText('country', PROFILE.text)
  country?: string | null;

  @Field(() => LanguageType, { nullable: true, description: 'The language in which they are written to.' })
  @IsOptional()
  @IsIn(LANGUAGES)
  language?: Language | null;

  @Field(() => String, { nullable: true, description: 'The time zone by its IANA name, such as Europe/Paris.' })
  @IsOptional()
  @ValidateBy({ name: 'unknownTimezone', validator: { validate: isTimezone } })
  timezone?: string | null;

  @Field(() => NotificationPreferencesInput, { nullable: true, description: 'The topics of the mails that they want.' })
  @IsOptional()
  @ValidateNested()
  notificationPreferences?: NotificationPreferencesInput | null;
}

/** The text fields; an empty text is stored as null. */
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
] as const satisfies readonly (keyof ProfileInput)[];

@InputType({ description: 'The picture of a user.' })
export class UploadAvatarInput {
  @Field(() => GraphQLUpload, { description: 'The file of the picture.' })
  file!: Promise<FileUpload>;
}

@InputType({ description: 'The password of the caller, who is asked for it again.' })
export class PasswordInput {
  @Field(() => String, { description: 'The password.' })
  password!: string;
}

@InputType({ description: 'A change of the caller’s password.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  currentPassword!: string;

  @Field(() => String, { description: 'The new password.' })
  newPassword!: string;
}

@InputType({ description: 'The first code of an authenticator.' })
export class ConfirmTwoFactorInput {
  @Field(() => String, { description: 'The six digits of the authenticator.' })
  code!: string;
}

@InputType({ description: 'The confirmations that deleting an account needs.' })
export class DeleteMyAccountInput extends PasswordInput {
  @Field(() => String, {
    nullable: true,
    description: 'A code of the second step, or a recovery code; it is needed if the account has a second step.',
  })
  code?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the caller knows of the events to come for which planners rely on their venues (`promisedEvents`).',
  })
  knowingly!: boolean;
}

@InputType({ description: 'A page that the caller looks at.' })
export class RecordPageViewInput {
  @Field(() => String, { description: 'The path of the page; a query in it is not kept.' })
  pagePath!: string;
}

/** The normalised input; null = it was not sent. */
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
