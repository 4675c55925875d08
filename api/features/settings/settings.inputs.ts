import {
  ArrayMaxSize,
  ArrayUnique,
  IsInt,
  IsOptional,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { isVatNumber, sirenOf } from '../../../schema/company-numbers.ts';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import { HOURS, PLATFORM_SETTINGS } from '../../../schema/platform-settings.ts';
import type { RetentionMonths } from '../../../schema/render-contract.ts';
import { PhoneNumber, RequiredEmail, RequiredText } from '../../platform/form-rules.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';

const { text: TEXT, months: MONTHS, warnings: WARNINGS } = PLATFORM_SETTINGS;
const upTo = `at most ${TEXT} characters`;
const NONE = 'null if there is none';

function rule(name: string, holds: (text: string) => boolean): PropertyDecorator {
  return ValidateBy({ name, validator: { validate: (value) => value === '' || holds(String(value)) } });
}

@InputType({ description: 'The publisher of the site.' })
export class PublisherInput {
  @Field(() => String, { description: `The name of the company, ${upTo}.` })
  @RequiredText(TEXT)
  name!: string;

  @Field(() => String, { description: `Its legal form, ${upTo}.` })
  @RequiredText(TEXT)
  legalForm!: string;

  @Field(() => String, { nullable: true, description: `Its share capital, ${upTo}; ${NONE}.` })
  @IsOptional()
  @MaxLength(TEXT)
  capital?: string | null;

  @Field(() => String, { description: `The register and the SIREN, such as RCS Lyon 732 829 320, ${upTo}.` })
  @RequiredText(TEXT)
  @rule('notSiren', (text) => sirenOf(text) !== null)
  registration!: string;

  @Field(() => String, { nullable: true, description: `The VAT number; ${NONE}.` })
  @IsOptional()
  @rule('notVatNumber', isVatNumber)
  @MaxLength(TEXT)
  vatNumber?: string | null;

  @Field(() => String, { description: `The address on one line, ${upTo}.` })
  @RequiredText(TEXT)
  address!: string;

  @Field(() => String, { description: 'The telephone number.' })
  @RequiredText(FORM_LIMITS.phone)
  @PhoneNumber()
  phone!: string;

  @Field(() => String, { description: 'The e-mail address; messages of visitors go there.' })
  @RequiredEmail()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address for questions about personal data; null for `email`.',
  })
  @IsOptional()
  @RequiredEmail()
  privacyEmail?: string | null;

  @Field(() => String, { description: 'The hours from Monday to Friday, Paris time: `09:00-18:00`.' })
  @rule('notHours', (text) => HOURS.test(text))
  @RequiredText(11)
  hours!: string;

  @Field(() => String, { description: `The director of publication, ${upTo}.` })
  @RequiredText(TEXT)
  director!: string;

  @Field(() => String, { description: `The company that hosts the site, ${upTo}.` })
  @RequiredText(TEXT)
  hostName!: string;

  @Field(() => String, { description: `Its address, ${upTo}.` })
  @RequiredText(TEXT)
  hostAddress!: string;

  @Field(() => String, { description: 'Its telephone number.' })
  @RequiredText(FORM_LIMITS.phone)
  @PhoneNumber()
  hostPhone!: string;
}

@InputType({ description: 'The sender of mails.' })
export class SenderInput {
  @Field(() => String, { description: `The name, at most ${FORM_LIMITS.name} characters.` })
  @RequiredText(FORM_LIMITS.name)
  name!: string;

  @Field(() => String, { description: 'The e-mail address.' })
  @RequiredEmail()
  address!: string;
}

const MONTHS_OF = (what: string) => ({
  nullable: true,
  description: `The period for ${what}, in months from ${MONTHS.min} to ${MONTHS.max}; null for the default.`,
});

function Months(): PropertyDecorator {
  return (target, property) =>
    [IsOptional(), IsInt(), Min(MONTHS.min), Max(MONTHS.max)].forEach((each) => each(target, property));
}

@InputType({ description: 'The periods for which things are kept with the name of the person that they are about.' })
export class RetentionInput implements Partial<Record<keyof RetentionMonths, number | null>> {
  @Field(() => Int, MONTHS_OF('quote requests'))
  @Months()
  quotes?: number | null;

  @Field(() => Int, MONTHS_OF('messages'))
  @Months()
  messages?: number | null;

  @Field(() => Int, MONTHS_OF('refused registrations'))
  @Months()
  registrations?: number | null;

  @Field(() => Int, MONTHS_OF('page views of signed-in users'))
  @Months()
  activity?: number | null;

  @Field(() => Int, MONTHS_OF('notifications that were read'))
  @Months()
  notifications?: number | null;

  @Field(() => Int, MONTHS_OF('entries of the audit log'))
  @Months()
  audit?: number | null;
}

@InputType({
  description: 'All settings of the platform, as they should be. What the environment has set is left out.',
})
export class SavePlatformSettingsInput {
  @Field(() => Int, { description: 'The version that the change was made from.' })
  @IsInt()
  version!: number;

  @Field(() => PublisherInput, { nullable: true, description: 'The publisher; null for the fictional company.' })
  @IsOptional()
  @ValidateNested()
  publisher?: PublisherInput | null;

  @Field(() => SenderInput, {
    nullable: true,
    description: 'The sender of mails; null for the product, at the address of the publisher.',
  })
  @IsOptional()
  @ValidateNested()
  mailFrom?: SenderInput | null;

  @Field(() => [Int], {
    nullable: true,
    description: `The numbers of days before the end of a subscription at which its owner is warned, at most ${WARNINGS.most}, each from ${WARNINGS.minDays} to ${WARNINGS.maxDays}; null = 30, 7 and 1.`,
  })
  @IsOptional()
  @ArrayMaxSize(WARNINGS.most)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(WARNINGS.minDays, { each: true })
  @Max(WARNINGS.maxDays, { each: true })
  warningDays?: number[] | null;

  @Field(() => RetentionInput, { description: 'The periods for which things are kept.' })
  @ValidateNested()
  retention!: RetentionInput;
}

/** The normalised input: trimmed texts, null for empty optional ones. */
export function normalisedSettings(input: SavePlatformSettingsInput): SavePlatformSettingsInput {
  const { publisher, mailFrom, warningDays } = input;
  return Object.assign(new SavePlatformSettingsInput(), input, {
    publisher: publisher ? Object.assign(new PublisherInput(), normalised(publisher)) : null,
    mailFrom: mailFrom ? Object.assign(new SenderInput(), normalised(mailFrom)) : null,
    warningDays: warningDays?.toSorted((a, b) => b - a) ?? null,
  });
}

const MAY_BE_NONE = new Set(['capital', 'vatNumber', 'privacyEmail']);

function normalised(texts: object): object {
  const entries = Object.entries(texts).map(([name, value]: [string, unknown]) => {
    const text = typeof value === 'string' ? oneLine(value, Number.POSITIVE_INFINITY) : '';
    return [name, text === '' && MAY_BE_NONE.has(name) ? null : text];
  });
  return Object.fromEntries(entries) as object;
}
