/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Errors_CaptchaFailed_Fragment, Errors_Conflict_Fragment, Errors_RateLimited_Fragment, Errors_ValidationFailed_Fragment } from '../../../lib/forms.gen.ts';
import { mutationHook } from '../../../lib/hooks/mutation-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A meal or drink of an event. */
export type CateringOption =
  /** The event needs breakfast. */
  | 'BREAKFAST'
  /** A cocktail. */
  | 'COCKTAIL'
  /** The event needs coffee breaks. */
  | 'COFFEE_BREAKS'
  /** The event needs dinner. */
  | 'DINNER'
  /** The event needs lunch. */
  | 'LUNCH';

/** A kind of technical equipment for an event. */
export type EquipmentOption =
  /** A flipchart. */
  | 'FLIPCHART'
  /** The event needs equipment to stream to people elsewhere. */
  | 'HYBRID_STREAMING'
  /** The event needs microphones. */
  | 'MICROPHONES'
  /** A projector. */
  | 'PROJECTOR'
  /** A screen. */
  | 'SCREEN'
  /** A sound system. */
  | 'SOUND'
  /** A stage. */
  | 'STAGE'
  /** The event needs equipment for video conferences. */
  | 'VIDEOCONFERENCE';

/** A kind of professional event. In addresses and REST it is written in lower case with hyphens: `journee-etude`. */
export type EventType =
  /** The event is a conference or a congress. */
  | 'CONFERENCE_CONGRES'
  /** The event is a day delegate meeting. */
  | 'JOURNEE_ETUDE'
  /** The event is one of suppliers. */
  | 'PRESTATAIRES'
  /** The event is a business meal. */
  | 'REPAS_D_AFFAIRE'
  /** The event is a residential seminar. */
  | 'SEMINAIRE_RESIDENTIEL'
  /** The event is a semi-residential seminar. */
  | 'SEMINAIRE_SEMI_RESIDENTIEL'
  /** The event is an evening or a cocktail reception. */
  | 'SOIREE_ET_COCKTAIL';

/** A language of the product. */
export type Language =
  /** The language is English. */
  | 'en'
  /** The language is French. */
  | 'fr';

/** A part of what a quote is asked for. */
export type QuoteCriterion =
  /** The number of bedrooms. */
  | 'BEDROOMS'
  /** The budget. */
  | 'BUDGET'
  /** The meals and drinks. */
  | 'CATERING'
  /** The dates. */
  | 'DATES'
  /** The equipment. */
  | 'EQUIPMENT'
  /** How the main room is set up. */
  | 'LAYOUT'
  /** The number of people. */
  | 'PARTICIPANTS';

/** A new quote request. */
export type RequestQuoteInput = {
  /** The number of bedrooms, 0 to 5000; null if it is not said. */
  readonly bedrooms?: number | null | undefined;
  /** The budget a person before tax in cents of euros, at most 1000000; null if it is not said. */
  readonly budgetPerPersonCents?: number | null | undefined;
  /** The solution of a `captchaChallenge`. */
  readonly captchaToken: string;
  /** The meals and drinks, each once. */
  readonly catering?: ReadonlyArray<CateringOption>;
  /** The details about the meals and drinks, at most 500 characters. */
  readonly cateringNote?: string | null | undefined;
  /** Their company, at most 150 characters. */
  readonly companyName: string;
  /** Whether the visitor agrees to what becomes of their data; nothing is taken without. */
  readonly consent: boolean;
  /** Their e-mail address, at most 254 characters. */
  readonly email: string;
  /** The last day, not before the first, at most 31 days in all; null if the dates are open. */
  readonly endDate?: string | null | undefined;
  /** The equipment, each once. */
  readonly equipment?: ReadonlyArray<EquipmentOption>;
  /** The details about the equipment, at most 500 characters. */
  readonly equipmentNote?: string | null | undefined;
  /** The kind of event. */
  readonly eventType: EventType;
  /** Their first name, at most 100 characters. */
  readonly firstName: string;
  /** Whether other dates would do, or there are none yet. */
  readonly flexibleDates?: boolean;
  /** A key of up to 200 characters that the client chooses. For a day the same key and input give the same request. */
  readonly idempotencyKey?: string | null | undefined;
  /** The language in which the visitor is written to. */
  readonly language?: Language;
  /** Their last name, at most 100 characters. */
  readonly lastName: string;
  /** The layout of the main room; null if it is not said. */
  readonly layout?: RoomLayout | null | undefined;
  /** The message with anything else, in plain text of at most 4000 characters. */
  readonly message?: string | null | undefined;
  /** The needs that are indispensable; the others would be nice to have. */
  readonly mustHaves?: ReadonlyArray<QuoteCriterion>;
  /** The number of people, 1 to 20000. */
  readonly participants: number;
  /** Their telephone number: 6 to 15 digits, with spaces, dots, hyphens, brackets, a plus. */
  readonly phone: string;
  /** The first day, from today to 3 years ahead in Paris; null if the dates are open, with `flexibleDates`. */
  readonly startDate?: string | null | undefined;
  /** The ids of public venues that are asked, at most 5, each once; if there are none, the platform proposes some. */
  readonly venueIds?: ReadonlyArray<string>;
};

/** A layout of a room. */
export type RoomLayout =
  /** The chairs stand around tables for a meal. */
  | 'BANQUET'
  /** The chairs stand around one table. */
  | 'BOARDROOM'
  /** The chairs stand at round tables, open towards the stage. */
  | 'CABARET'
  /** The tables and chairs stand in rows. */
  | 'CLASSROOM'
  /** The guests stand. */
  | 'COCKTAIL'
  /** The chairs stand in rows. */
  | 'THEATRE'
  /** The tables form a U. */
  | 'U_SHAPE';

export type RequestQuoteMutationVariables = Exact<{
  input: RequestQuoteInput;
}>;


export type RequestQuoteMutation = { readonly requestQuote: { readonly token: string | null, readonly request: { readonly id: string, readonly reference: string } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'CaptchaFailed', readonly code: string }
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'RateLimited', readonly retryAfter: number, readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };


export const RequestQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestQuoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<RequestQuoteMutation, RequestQuoteMutationVariables>;
export const useRequestQuoteMutation = /* @__PURE__ */ mutationHook(RequestQuoteDocument);