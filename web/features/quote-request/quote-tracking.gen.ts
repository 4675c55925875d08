/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { fragmentHook } from '../../lib/hooks/fragment-hook.ts';
import { lazyQueryHook } from '../../lib/hooks/lazy-query-hook.ts';
import { mutationHook } from '../../lib/hooks/mutation-hook.ts';
import { queryHook } from '../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A meal or drink of an event. */
export type CateringOption =
  | 'BREAKFAST'
  | 'COCKTAIL'
  | 'COFFEE_BREAKS'
  | 'DINNER'
  | 'LUNCH';

/** Technical equipment of an event. */
export type EquipmentOption =
  | 'FLIPCHART'
  | 'HYBRID_STREAMING'
  | 'MICROPHONES'
  | 'PROJECTOR'
  | 'SCREEN'
  | 'SOUND'
  | 'STAGE'
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
  | 'BEDROOMS'
  | 'BUDGET'
  | 'CATERING'
  | 'DATES'
  | 'EQUIPMENT'
  | 'LAYOUT'
  | 'PARTICIPANTS';

/** What can be done with a request. */
export type QuoteRequestAction =
  | 'ANSWER'
  | 'ARCHIVE'
  | 'CHANGE'
  | 'FORWARD'
  | 'LOSE'
  | 'REJECT'
  | 'REOPEN'
  | 'REVIEW'
  | 'WIN'
  | 'WITHDRAW';

/** What somebody wants for an event, and who he is. */
export type QuoteRequestInput = {
  /** Bedrooms, 0 to 5000; null = not said. */
  readonly bedrooms?: number | null | undefined;
  /** Budget a person before tax, in cents of euros, at most 1000000; null = not said. */
  readonly budgetPerPersonCents?: number | null | undefined;
  /** Meals and drinks, each once. */
  readonly catering?: ReadonlyArray<CateringOption>;
  /** More about them, at most 500 characters. */
  readonly cateringNote?: string | null | undefined;
  /** Company, at most 150 characters. */
  readonly companyName: string;
  /** True: the visitor agrees to what becomes of his data. Nothing is taken without. */
  readonly consent: boolean;
  /** E-mail address, at most 254 characters. */
  readonly email: string;
  /** Last day, not before the first. Null where that is. */
  readonly endDate?: string | null | undefined;
  /** Equipment, each once. */
  readonly equipment?: ReadonlyArray<EquipmentOption>;
  /** More about it, at most 500 characters. */
  readonly equipmentNote?: string | null | undefined;
  /** What kind of event it is. */
  readonly eventType: EventType;
  /** First name, at most 100 characters. */
  readonly firstName: string;
  /** True: other dates would do, or there are none yet. */
  readonly flexibleDates?: boolean;
  /** In which the visitor is written to. */
  readonly language?: Language;
  /** Last name, at most 100 characters. */
  readonly lastName: string;
  /** How the main room is set up; null = not said. */
  readonly layout?: RoomLayout | null | undefined;
  /** Anything else, plain text of at most 4000 characters. */
  readonly message?: string | null | undefined;
  /** What is indispensable; the rest would be nice to have. */
  readonly mustHaves?: ReadonlyArray<QuoteCriterion>;
  /** People, 1 to 20000. */
  readonly participants: number;
  /** Telephone number: 6 to 15 digits, with spaces, dots, hyphens, brackets, a plus. */
  readonly phone: string;
  /** First day, from today to 3 years ahead (Paris). Null = open, with `flexibleDates`. */
  readonly startDate?: string | null | undefined;
  /** Public venues that are asked, at most 5, each once; none = the house proposes some. */
  readonly venueIds?: ReadonlyArray<string>;
};

/** Where a quote request stands: from NEW over FORWARDED (to the owners) and ANSWERED to its end. */
export type QuoteRequestState =
  | 'ANSWERED'
  | 'ARCHIVED'
  | 'FORWARDED'
  | 'IN_REVIEW'
  | 'LOST'
  | 'NEW'
  | 'REJECTED'
  | 'WON';

/** How a room is set up. */
export type RoomLayout =
  | 'BANQUET'
  | 'BOARDROOM'
  | 'CABARET'
  | 'CLASSROOM'
  | 'COCKTAIL'
  | 'THEATRE'
  | 'U_SHAPE';

export type TrackedQuoteFragment = { readonly id: string, readonly reference: string, readonly state: QuoteRequestState, readonly availableActions: ReadonlyArray<QuoteRequestAction>, readonly rejectionReason: string | null, readonly withdrawnAt: string | null, readonly linkExpiresAt: string, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly firstName: string, readonly lastName: string, readonly companyName: string, readonly email: string, readonly phone: string, readonly eventType: EventType, readonly startDate: string | null, readonly endDate: string | null, readonly flexibleDates: boolean, readonly participants: number, readonly layout: RoomLayout | null, readonly bedrooms: number | null, readonly budgetPerPersonCents: number | null, readonly catering: ReadonlyArray<CateringOption>, readonly cateringNote: string | null, readonly equipment: ReadonlyArray<EquipmentOption>, readonly equipmentNote: string | null, readonly message: string | null, readonly mustHaves: ReadonlyArray<QuoteCriterion>, readonly history: ReadonlyArray<{ readonly state: QuoteRequestState, readonly at: string }>, readonly venues: ReadonlyArray<{ readonly id: string | null, readonly slug: string | null, readonly name: string, readonly city: string }> } & { ' $fragmentName'?: 'TrackedQuoteFragment' };

export type TrackedQuoteQueryVariables = Exact<{
  token: string;
}>;


export type TrackedQuoteQuery = { readonly quoteRequest: { readonly id: string, readonly reference: string, readonly state: QuoteRequestState, readonly availableActions: ReadonlyArray<QuoteRequestAction>, readonly rejectionReason: string | null, readonly withdrawnAt: string | null, readonly linkExpiresAt: string, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly firstName: string, readonly lastName: string, readonly companyName: string, readonly email: string, readonly phone: string, readonly eventType: EventType, readonly startDate: string | null, readonly endDate: string | null, readonly flexibleDates: boolean, readonly participants: number, readonly layout: RoomLayout | null, readonly bedrooms: number | null, readonly budgetPerPersonCents: number | null, readonly catering: ReadonlyArray<CateringOption>, readonly cateringNote: string | null, readonly equipment: ReadonlyArray<EquipmentOption>, readonly equipmentNote: string | null, readonly message: string | null, readonly mustHaves: ReadonlyArray<QuoteCriterion>, readonly history: ReadonlyArray<{ readonly state: QuoteRequestState, readonly at: string }>, readonly venues: ReadonlyArray<{ readonly id: string | null, readonly slug: string | null, readonly name: string, readonly city: string }> } | null };

export type ChangeQuoteMutationVariables = Exact<{
  token: string;
  input: QuoteRequestInput;
  version: number;
}>;


export type ChangeQuoteMutation = { readonly changeQuoteRequest:
    | { readonly __typename: 'Conflict' }
    | { readonly __typename: 'Forbidden' }
    | { readonly __typename: 'NotFound' }
    | { readonly __typename: 'QuoteRequestChanged', readonly request: { readonly id: string, readonly reference: string, readonly state: QuoteRequestState, readonly availableActions: ReadonlyArray<QuoteRequestAction>, readonly rejectionReason: string | null, readonly withdrawnAt: string | null, readonly linkExpiresAt: string, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly firstName: string, readonly lastName: string, readonly companyName: string, readonly email: string, readonly phone: string, readonly eventType: EventType, readonly startDate: string | null, readonly endDate: string | null, readonly flexibleDates: boolean, readonly participants: number, readonly layout: RoomLayout | null, readonly bedrooms: number | null, readonly budgetPerPersonCents: number | null, readonly catering: ReadonlyArray<CateringOption>, readonly cateringNote: string | null, readonly equipment: ReadonlyArray<EquipmentOption>, readonly equipmentNote: string | null, readonly message: string | null, readonly mustHaves: ReadonlyArray<QuoteCriterion>, readonly history: ReadonlyArray<{ readonly state: QuoteRequestState, readonly at: string }>, readonly venues: ReadonlyArray<{ readonly id: string | null, readonly slug: string | null, readonly name: string, readonly city: string }> } }
    | { readonly __typename: 'RateLimited', readonly retryAfter: number }
    | { readonly __typename: 'ValidationFailed', readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
   };

export type WithdrawQuoteMutationVariables = Exact<{
  token: string;
  reason?: string | null | undefined;
}>;


export type WithdrawQuoteMutation = { readonly withdrawQuoteRequest:
    | { readonly __typename: 'Forbidden' }
    | { readonly __typename: 'NotFound' }
    | { readonly __typename: 'QuoteRequestChanged', readonly request: { readonly id: string, readonly reference: string, readonly state: QuoteRequestState, readonly availableActions: ReadonlyArray<QuoteRequestAction>, readonly rejectionReason: string | null, readonly withdrawnAt: string | null, readonly linkExpiresAt: string, readonly version: number, readonly createdAt: string, readonly updatedAt: string, readonly firstName: string, readonly lastName: string, readonly companyName: string, readonly email: string, readonly phone: string, readonly eventType: EventType, readonly startDate: string | null, readonly endDate: string | null, readonly flexibleDates: boolean, readonly participants: number, readonly layout: RoomLayout | null, readonly bedrooms: number | null, readonly budgetPerPersonCents: number | null, readonly catering: ReadonlyArray<CateringOption>, readonly cateringNote: string | null, readonly equipment: ReadonlyArray<EquipmentOption>, readonly equipmentNote: string | null, readonly message: string | null, readonly mustHaves: ReadonlyArray<QuoteCriterion>, readonly history: ReadonlyArray<{ readonly state: QuoteRequestState, readonly at: string }>, readonly venues: ReadonlyArray<{ readonly id: string | null, readonly slug: string | null, readonly name: string, readonly city: string }> } }
    | { readonly __typename: 'RateLimited', readonly retryAfter: number }
    | { readonly __typename: 'ValidationFailed' }
   };

export const TrackedQuoteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackedQuote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"linkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"flexibleDates"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"budgetPerPersonCents"}},{"kind":"Field","name":{"kind":"Name","value":"catering"}},{"kind":"Field","name":{"kind":"Name","value":"cateringNote"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentNote"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mustHaves"}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]}}]} as unknown as DocumentNode<TrackedQuoteFragment, unknown>;
export const TrackedQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TrackedQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrackedQuote"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackedQuote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"linkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"flexibleDates"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"budgetPerPersonCents"}},{"kind":"Field","name":{"kind":"Name","value":"catering"}},{"kind":"Field","name":{"kind":"Name","value":"cateringNote"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentNote"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mustHaves"}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]}}]} as unknown as DocumentNode<TrackedQuoteQuery, TrackedQuoteQueryVariables>;
export const ChangeQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequestInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeQuoteRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequestChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrackedQuote"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackedQuote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"linkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"flexibleDates"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"budgetPerPersonCents"}},{"kind":"Field","name":{"kind":"Name","value":"catering"}},{"kind":"Field","name":{"kind":"Name","value":"cateringNote"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentNote"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mustHaves"}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]}}]} as unknown as DocumentNode<ChangeQuoteMutation, ChangeQuoteMutationVariables>;
export const WithdrawQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawQuoteRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequestChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TrackedQuote"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TrackedQuote"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"linkExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"flexibleDates"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"budgetPerPersonCents"}},{"kind":"Field","name":{"kind":"Name","value":"catering"}},{"kind":"Field","name":{"kind":"Name","value":"cateringNote"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentNote"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"mustHaves"}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}}]}}]} as unknown as DocumentNode<WithdrawQuoteMutation, WithdrawQuoteMutationVariables>;
export const useTrackedQuoteFragment = /* @__PURE__ */ fragmentHook(TrackedQuoteFragmentDoc, 'TrackedQuote');
export const useTrackedQuoteQuery = /* @__PURE__ */ queryHook(TrackedQuoteDocument);
export const useTrackedQuoteLazyQuery = /* @__PURE__ */ lazyQueryHook(TrackedQuoteDocument);
export const useTrackedQuoteSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(TrackedQuoteDocument);
export const useChangeQuoteMutation = /* @__PURE__ */ mutationHook(ChangeQuoteDocument);
export const useWithdrawQuoteMutation = /* @__PURE__ */ mutationHook(WithdrawQuoteDocument);