import { ArrayMaxSize, ArrayUnique, IsEnum, IsInt, IsIn, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import {
  DEFAULT_LANGUAGE,
  EVENT_MAX_DAYS,
  FORM_LIMITS,
  LANGUAGES,
  QUOTE,
  QUOTE_MAX_VENUES,
  type Language,
} from '../../../schema/constants.ts';
import { Agreed, Day, PhoneNumber, RequiredEmail, RequiredText } from '../../platform/form-rules.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { EventType, RoomLayout } from '../venues/venue.enums.ts';
import { CateringOption, EquipmentOption, QuoteCriterion } from './quote.enums.ts';

const OPTIONS_AT_MOST = 20;

@InputType({ description: 'What somebody wants for an event, and who they are.' })
export class QuoteRequestInput {
  @Field(() => String, { description: `Their first name, at most ${FORM_LIMITS.name} characters.` })
  @RequiredText(FORM_LIMITS.name)
  firstName!: string;

  @Field(() => String, { description: `Their last name, at most ${FORM_LIMITS.name} characters.` })
  @RequiredText(FORM_LIMITS.name)
  lastName!: string;

  @Field(() => String, { description: `Their company, at most ${FORM_LIMITS.company} characters.` })
  @RequiredText(FORM_LIMITS.company)
  companyName!: string;

  @Field(() => String, { description: `Their e-mail address, at most ${FORM_LIMITS.email} characters.` })
  @RequiredEmail()
  email!: string;

  @Field(() => String, {
    description: 'Their telephone number: 6 to 15 digits, with spaces, dots, hyphens, brackets, a plus.',
  })
  @RequiredText(FORM_LIMITS.phone)
  @PhoneNumber()
  phone!: string;

  @Field(() => EventType, { description: 'The kind of event.' })
  @IsEnum(EventType)
  eventType!: EventType;

  @Field(() => LocalDate, {
    nullable: true,
    description: `The first day, from today to ${QUOTE.yearsAhead} years ahead in Paris; null if the dates are open, with \`flexibleDates\`.`,
  })
  @IsOptional()
  @Day()
  startDate?: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: `The last day, not before the first, at most ${EVENT_MAX_DAYS} days in all; null if the dates are open.`,
  })
  @IsOptional()
  @Day()
  endDate?: string | null;

  @Field(() => Boolean, { description: 'Whether other dates would do, or there are none yet.' })
  flexibleDates = false;

  @Field(() => Int, { description: `The number of people, 1 to ${QUOTE.maxParticipants}.` })
  @IsInt()
  @Min(1)
  @Max(QUOTE.maxParticipants)
  participants!: number;

  @Field(() => RoomLayout, { nullable: true, description: 'The layout of the main room; null if it is not said.' })
  @IsOptional()
  @IsEnum(RoomLayout)
  layout?: RoomLayout | null;

  @Field(() => Int, {
    nullable: true,
    description: `The number of bedrooms, 0 to ${QUOTE.maxBedrooms}; null if it is not said.`,
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(QUOTE.maxBedrooms)
  bedrooms?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `The budget a person before tax in cents of euros, at most ${QUOTE.maxBudgetCents}; null if it is not said.`,
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(QUOTE.maxBudgetCents)
  budgetPerPersonCents?: number | null;

  @Field(() => [CateringOption], { description: 'The meals and drinks, each once.' })
  @ArrayMaxSize(OPTIONS_AT_MOST)
  @ArrayUnique()
  @IsEnum(CateringOption, { each: true })
  catering: CateringOption[] = [];

  @Field(() => String, {
    nullable: true,
    description: `The details about the meals and drinks, at most ${FORM_LIMITS.note} characters.`,
  })
  @IsOptional()
  @MaxLength(FORM_LIMITS.note)
  cateringNote?: string | null;

  @Field(() => [EquipmentOption], { description: 'The equipment, each once.' })
  @ArrayMaxSize(OPTIONS_AT_MOST)
  @ArrayUnique()
  @IsEnum(EquipmentOption, { each: true })
  equipment: EquipmentOption[] = [];

  @Field(() => String, {
    nullable: true,
    description: `The details about the equipment, at most ${FORM_LIMITS.note} characters.`,
  })
  @IsOptional()
  @MaxLength(FORM_LIMITS.note)
  equipmentNote?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The message with anything else, in plain text of at most ${FORM_LIMITS.message} characters.`,
  })
  @IsOptional()
  @MaxLength(FORM_LIMITS.message)
  message?: string | null;

  @Field(() => [ID], {
    description: `The ids of public venues that are asked, at most ${QUOTE_MAX_VENUES}, each once; if there are none, the platform proposes some.`,
  })
  @ArrayMaxSize(QUOTE_MAX_VENUES)
  @ArrayUnique((id: string) => id.toLowerCase())
  @MaxLength(64, { each: true })
  venueIds: string[] = [];

  @Field(() => [QuoteCriterion], {
    description: 'The needs that are indispensable; the others would be nice to have.',
  })
  @ArrayMaxSize(OPTIONS_AT_MOST)
  @ArrayUnique()
  @IsEnum(QuoteCriterion, { each: true })
  mustHaves: QuoteCriterion[] = [];

  @Field(() => LanguageType, { description: 'The language in which the visitor is written to.' })
  @IsIn(LANGUAGES)
  language: Language = DEFAULT_LANGUAGE;

  @Field(() => Boolean, {
    description: 'Whether the visitor agrees to what becomes of their data; nothing is taken without.',
  })
  @Agreed()
  consent!: boolean;
}

@InputType({ description: 'A new quote request.' })
export class RequestQuoteInput extends QuoteRequestInput {
  @Field(() => String, { description: 'The solution of a `captchaChallenge`.' })
  captchaToken!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'A key of up to 200 characters that the client chooses. For a day the same key and input give the same request.',
  })
  idempotencyKey?: string | null;
}

@InputType({ description: 'A quote request as it shall be from now on.' })
export class ChangeQuoteRequestInput extends QuoteRequestInput {
  @Field(() => String, { description: 'The secret of the private link.' })
  token!: string;

  @Field(() => Int, { description: 'The version of the request that was read. Conflict: it has changed since.' })
  version!: number;
}

@InputType({ description: 'The quote request that is withdrawn, and the reason.' })
export class WithdrawQuoteRequestInput {
  @Field(() => String, { description: 'The secret of the private link.' })
  token!: string;

  @Field(() => Int, { description: 'The version of the request that was read. Conflict: it has changed since.' })
  version!: number;

  @Field(() => String, {
    nullable: true,
    description: `The reason, at most ${FORM_LIMITS.reason} characters; null if none is given.`,
  })
  reason?: string | null;
}
