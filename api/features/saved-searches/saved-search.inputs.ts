import { IsIn, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { DEFAULT_LANGUAGE, FORM_LIMITS, LANGUAGES, type Language } from '../../../schema/constants.ts';
import { RequiredEmail } from '../../platform/form-rules.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import { VenueFilter } from '../search/search.inputs.ts';

@InputType({ description: 'A search whose new venues are to be mailed.' })
export class SaveSearchInput {
  @Field(() => String, { description: `The e-mail address, at most ${FORM_LIMITS.email} characters.` })
  @RequiredEmail()
  email!: string;

  @Field(() => VenueFilter, { description: 'The conditions of the search, one at least.' })
  @ValidateNested()
  filter!: VenueFilter;

  @Field(() => LanguageType, { description: 'The language of the mails.' })
  @IsIn(LANGUAGES)
  language: Language = DEFAULT_LANGUAGE;

  @Field(() => String, { description: 'The solution of a `captchaChallenge`.' })
  captchaToken!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'A key chosen by the client, up to 200 characters. For a day the same key and input give the same answer.',
  })
  idempotencyKey?: string | null;
}

@InputType({ description: 'A link of a mail about a saved search.' })
export class SavedSearchLinkInput {
  @Field(() => String, { description: 'The `token` of its address.' })
  token!: string;
}

/** The normalised input: addresses are compared in lower case. */
export function normalisedSearch(input: SaveSearchInput): SaveSearchInput {
  return Object.assign(new SaveSearchInput(), input, { email: oneLine(input.email).toLowerCase() });
}
