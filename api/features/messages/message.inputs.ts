import { ArrayMaxSize, IsEnum, IsIn, IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { DEFAULT_LANGUAGE, FORM_LIMITS, LANGUAGES, type Language } from '../../../schema/constants.ts';
import { Agreed, PhoneNumber, RequiredEmail, RequiredText } from '../../platform/form-rules.ts';
import { ConnectionArgs } from '../../platform/graphql/connection.ts';
import { VersionedInput } from '../../platform/graphql/inputs.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import { manyLines, oneLine } from '../../platform/mail/mail-address.ts';
import { MessageSort, MessageState } from './message.enums.ts';

const MAX_TEXT = 100;
/** The greatest number of messages that are archived at once. */
export const ARCHIVED_AT_ONCE = 100;

@InputType({ description: 'A message to the platform, and its sender.' })
export class SendMessageInput {
  @Field(() => String, { description: `The first name, at most ${FORM_LIMITS.name} characters.` })
  @RequiredText(FORM_LIMITS.name)
  firstName!: string;

  @Field(() => String, { description: `The last name, at most ${FORM_LIMITS.name} characters.` })
  @RequiredText(FORM_LIMITS.name)
  lastName!: string;

  @Field(() => String, { description: `The e-mail address, at most ${FORM_LIMITS.email} characters.` })
  @RequiredEmail()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The telephone number: 6 to 15 digits, with spaces, dots, hyphens, brackets, a plus. Null if none is given.',
  })
  @IsOptional()
  @PhoneNumber()
  phone?: string | null;

  @Field(() => String, { description: `The subject, one line of at most ${FORM_LIMITS.subject} characters.` })
  @RequiredText(FORM_LIMITS.subject)
  subject!: string;

  @Field(() => String, { description: `The message, plain text of at most ${FORM_LIMITS.message} characters.` })
  @RequiredText(FORM_LIMITS.message)
  message!: string;

  @Field(() => LanguageType, { description: 'The language in which the sender is written to.' })
  @IsIn(LANGUAGES)
  language: Language = DEFAULT_LANGUAGE;

  @Field(() => Boolean, {
    description: 'Whether the sender agrees to what becomes of their data. Nothing is taken without.',
  })
  @Agreed()
  consent!: boolean;

  @Field(() => String, { description: 'The solution of a `captchaChallenge`.' })
  captchaToken!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'A key chosen by the client, up to 200 characters. For a day the same key and input give the same answer.',
  })
  idempotencyKey?: string | null;
}

/** The normalised input: trimmed texts without invisible characters; an empty telephone number is null. */
export function normalisedMessage(input: SendMessageInput): SendMessageInput {
  return Object.assign(new SendMessageInput(), input, {
    firstName: oneLine(input.firstName),
    lastName: oneLine(input.lastName),
    email: oneLine(input.email),
    phone: oneLine(input.phone ?? '') || null,
    subject: oneLine(input.subject),
    message: manyLines(input.message),
  });
}

@InputType({ description: 'An answer to a message.' })
export class AnswerMessageInput extends VersionedInput {
  @Field(() => String, { description: `The answer, plain text of at most ${FORM_LIMITS.message} characters.` })
  text!: string;
}

@InputType({ description: 'The messages that are put away.' })
export class ArchiveMessagesInput {
  @Field(() => [ID], { description: `The ids of the messages, at most ${ARCHIVED_AT_ONCE}, each once.` })
  ids!: string[];
}

@InputType({ description: 'The conditions on messages.' })
export class MessageFilter {
  @Field(() => [MessageState], { nullable: true, description: 'The states to keep; null or none keeps all.' })
  @IsOptional()
  @ArrayMaxSize(4)
  @IsEnum(MessageState, { each: true })
  states?: MessageState[] | null;

  @Field(() => String, {
    nullable: true,
    description: `A part of the number, the name, the e-mail address, the subject or the text, at most ${MAX_TEXT} characters.`,
  })
  @IsOptional()
  @MaxLength(MAX_TEXT)
  text?: string | null;
}

@ArgsType()
export class MessageArgs extends ConnectionArgs {
  @Field(() => MessageFilter, { defaultValue: {}, description: 'The conditions; without any, all messages are given.' })
  @ValidateNested()
  filter!: MessageFilter;

  @Field(() => MessageSort, { defaultValue: MessageSort.NEWEST, description: 'The order of the messages.' })
  sort!: MessageSort;
}
