import { IsIn, IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { DEFAULT_LANGUAGE, FORM_LIMITS, LANGUAGES, type Language } from '../../../schema/constants.ts';
import { Agreed, PhoneNumber, RequiredEmail, RequiredText } from '../../platform/form-rules.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import { manyLines, oneLine } from '../../platform/mail/mail-address.ts';

@InputType({ description: 'What somebody writes to the platform, and who he is.' })
export class MessageInput {
  @Field(() => String, { description: `First name, at most ${FORM_LIMITS.name} characters.` })
  @RequiredText(FORM_LIMITS.name)
  firstName!: string;

  @Field(() => String, { description: `Last name, at most ${FORM_LIMITS.name} characters.` })
  @RequiredText(FORM_LIMITS.name)
  lastName!: string;

  @Field(() => String, { description: `E-mail address, at most ${FORM_LIMITS.email} characters.` })
  @RequiredEmail()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Telephone number: 6 to 15 digits, with spaces, dots, hyphens, brackets, a plus. Null = not given.',
  })
  @IsOptional()
  @PhoneNumber()
  phone?: string | null;

  @Field(() => String, { description: `What it is about, one line of at most ${FORM_LIMITS.subject} characters.` })
  @RequiredText(FORM_LIMITS.subject)
  subject!: string;

  @Field(() => String, { description: `Plain text of at most ${FORM_LIMITS.message} characters.` })
  @RequiredText(FORM_LIMITS.message)
  message!: string;

  @Field(() => LanguageType, { description: 'In which the sender is written to.' })
  @IsIn(LANGUAGES)
  language: Language = DEFAULT_LANGUAGE;

  @Field(() => Boolean, {
    description: 'True: the sender agrees to what becomes of his data. Nothing is taken without.',
  })
  @Agreed()
  consent!: boolean;
}

/** The input as it is kept: texts trimmed, nothing unseen in them, an empty telephone number as none. */
export function normalisedMessage(input: MessageInput): MessageInput {
  return Object.assign(new MessageInput(), input, {
    firstName: oneLine(input.firstName),
    lastName: oneLine(input.lastName),
    email: oneLine(input.email),
    phone: oneLine(input.phone ?? '') || null,
    subject: oneLine(input.subject),
    message: manyLines(input.message),
  });
}
