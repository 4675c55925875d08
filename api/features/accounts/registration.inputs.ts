import { IsIn, IsNotEmpty, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
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
import { oneLine } from '../../platform/mail/mail-address.ts';

@InputType({ description: 'Somebody who registers.' })
export class RegisterInput {
  @Field(() => String, { description: `The e-mail address, of at most ${FORM_LIMITS.email} characters.` })
  @RequiredEmail()
  email!: string;

  /** Its rules are in `passwordIssues`. */
  @Field(() => String, {
    description: `The password, of ${PASSWORD.minLength} to ${PASSWORD.maxLength} characters: it has an upper-case and a lower-case letter, a digit and one of ${PASSWORD.special}, and is no common password.`,
  })
  password!: string;

  @Field(() => String, { description: `The first name, of at most ${FORM_LIMITS.name} characters.` })
  @RequiredText(FORM_LIMITS.name)
  firstName!: string;

  @Field(() => String, { description: `The last name, of at most ${FORM_LIMITS.name} characters.` })
  @RequiredText(FORM_LIMITS.name)
  lastName!: string;

  @Field(() => String, { description: 'The telephone number.' })
  @IsNotEmpty()
  @PhoneNumber()
  phone!: string;

  @Field(() => String, { description: `The company, in at most ${FORM_LIMITS.company} characters.` })
  @RequiredText(FORM_LIMITS.company)
  companyName!: string;

  @Field(() => String, {
    nullable: true,
    description: `The address of the company, in at most ${PROFILE.address} characters; null if it is not given.`,
  })
  @IsOptional()
  @MaxLength(PROFILE.address)
  companyAddress?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The telephone number of the company; null if it is the same as `phone`.',
  })
  @IsOptional()
  @PhoneNumber()
  companyPhone?: string | null;

  @Field(() => LanguageType, { description: 'The language in which they are written to.' })
  @IsIn(LANGUAGES)
  language: Language = DEFAULT_LANGUAGE;

  @Field(() => String, { description: 'The solution of a `captchaChallenge`.' })
  captchaToken!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'A key that the client chooses, of up to 200 characters. For a day the same key and input give the same answer.',
  })
  idempotencyKey?: string | null;
}

@InputType({ description: 'The link of a verification mail.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;
}

@InputType({ description: 'The address to which a verification mail is sent again.' })
export class ResendVerificationInput {
  @Field(() => String, { description: 'The e-mail address that is to be verified.' })
  email!: string;
}

@InputType({ description: 'The address of a user who has forgotten their password.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The e-mail address of the account.' })
  email!: string;

  @Field(() => String, { description: 'The solution of a `captchaChallenge`.' })
  captchaToken!: string;
}

@InputType({ description: 'A new password, by the link of a mail.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;

  @Field(() => String, { description: 'The new password.' })
  password!: string;
}

/** E-mail addresses are stored and compared in lower case. */
export function normalisedEmail(email: string): string {
  return oneLine(email).toLowerCase();
}

/** The normalised input: texts are trimmed, without invisible characters. */
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
