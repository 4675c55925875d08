/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Errors_CaptchaFailed_Fragment, Errors_Conflict_Fragment, Errors_RateLimited_Fragment, Errors_ValidationFailed_Fragment } from '../../../lib/forms.gen.ts';
import { mutationHook } from '../../../lib/hooks/mutation-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A meal or drink of an event. */
export type CateringOption =
  /** Breakfast. */
  | 'BREAKFAST'
  /** A cocktail. */
  | 'COCKTAIL'
  /** Coffee breaks. */
  | 'COFFEE_BREAKS'
  /** Dinner. */
  | 'DINNER'
  /** Lunch. */
  | 'LUNCH';

/** Technical equipment of an event. */
export type EquipmentOption =
  /** A flipchart. */
  | 'FLIPCHART'
  /** Equipment to stream to people elsewhere. */
  | 'HYBRID_STREAMING'
  /** Microphones. */
  | 'MICROPHONES'
  /** A projector. */
  | 'PROJECTOR'
  /** A screen. */
  | 'SCREEN'
  /** A sound system. */
  | 'SOUND'
  /** A stage. */
  | 'STAGE'
  /** Equipment for video conferences. */
  | 'VIDEOCONFERENCE';

/** A kind of professional event. In addresses and REST it is written in lower case with hyphens: `journee-etude`. */
export type EventType =
  | 'CONFERENCE_CONGRES'
  | 'JOURNEE_ETUDE'
  | 'PRESTATAIRES'
  | 'REPAS_D_AFFAIRE'
  | 'SEMINAIRE_RESIDENTIEL'
  | 'SEMINAIRE_SEMI_RESIDENTIEL'
  | 'SOIREE_ET_COCKTAIL';

/** A language of the product. */
export type Language =
  | 'en'
  | 'fr';

/** A part of what a quote is asked for. */
export type QuoteCriterion =
  /** The number of bedrooms. */
  | 'BEDROOMS'
  /** The budget. */
  | 'BUDGET'
  /** Meals and drinks. */
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
  /** More about the meals and drinks, at most 500 characters. */
  readonly cateringNote?: string | null | undefined;
  /** Their company, at most 150 characters. */
  readonly companyName: string;
  /** Whether the visitor agrees to what becomes of their data; nothing is taken without. */
  readonly consent: boolean;
  /** Their e-mail address, at most 254 characters. */
  readonly email: string;
  /** The last day, not before the first; null if the dates are open. */
  readonly endDate?: string | null | undefined;
  /** The equipment, each once. */
  readonly equipment?: ReadonlyArray<EquipmentOption>;
  /** More about the equipment, at most 500 characters. */
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
  /** How the main room is set up; null if it is not said. */
  readonly layout?: RoomLayout | null | undefined;
  /** Anything else in plain text of at most 4000 characters. */
  readonly message?: string | null | undefined;
  /** What is indispensable; the rest would be nice to have. */
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

/** How a room is set up. */
export type RoomLayout =
  | 'BANQUET'
  | 'BOARDROOM'
  | 'CABARET'
  | 'CLASSROOM'
  | 'COCKTAIL'
  | 'THEATRE'
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