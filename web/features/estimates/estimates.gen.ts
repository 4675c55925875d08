/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { fragmentHook } from '../../lib/hooks/fragment-hook.ts';
import { lazyQueryHook } from '../../lib/hooks/lazy-query-hook.ts';
import { queryHook } from '../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A currency by its code of ISO 4217. */
export type Currency =
  /** The euro, of 100 cents. */
  | 'EUR';

/** The part of the day of an event of one day. */
export type DayPart =
  /** It takes the whole day. */
  | 'DAY'
  /** It takes the evening. */
  | 'EVENING'
  /** It takes the morning or the afternoon. */
  | 'HALF_DAY';

/** The event whose price is estimated. */
export type EstimatedEventInput = {
  /** The part of the day, of an event of one day; the whole day unless given. */
  readonly dayPart?: DayPart | null | undefined;
  /** The last day, not before the first, at most 31 days in all. */
  readonly endsOn: string;
  /** The kind of event; null if it is not said. */
  readonly eventType?: EventType | null | undefined;
  /** The number of people, 1 to 20000. */
  readonly people: number;
  /** The first day. */
  readonly startsOn: string;
};

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

/** How many people share a bedroom. */
export type Occupancy =
  /** One person has a bedroom. */
  | 'SINGLE'
  /** Two people share a bedroom. */
  | 'TWIN';

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

/** The unit that the price of a line is for. */
export type QuotePriceBasis =
  /** It is paid once. */
  | 'FLAT'
  /** It is paid for each participant. */
  | 'PER_PARTICIPANT';

/** A part of what a rate pays for. */
export type RateComponent =
  /** A coffee break. */
  | 'BREAK'
  /** Breakfast. */
  | 'BREAKFAST'
  /** A cocktail reception. */
  | 'COCKTAIL'
  /** Dinner. */
  | 'DINNER'
  /** Drinks. */
  | 'DRINKS'
  /** Lunch. */
  | 'LUNCH'
  /** A night. */
  | 'NIGHT'
  /** Something else. */
  | 'OTHER'
  /** A meeting room. */
  | 'ROOM_HIRE'
  /** A screen or projector. */
  | 'SCREEN'
  /** Coffee at the arrival. */
  | 'WELCOME_COFFEE';

/** What a rate of a price list is for. What a package contains is told by its components. */
export type RateKind =
  /** A cocktail reception, a person. */
  | 'COCKTAIL'
  /** A package for a day ("journée d’étude"), a person. */
  | 'DAY_DELEGATE'
  /** A meal, a person. */
  | 'DINNER'
  /** Something that can be added, by its own unit. */
  | 'EXTRA'
  /** A package for half a day ("demi-journée d’étude"), a person. */
  | 'HALF_DAY_DELEGATE'
  /** A package for a day with the night and all meals, a person and night. */
  | 'RESIDENTIAL'
  /** The hire of a room for a day. */
  | 'ROOM_DAY'
  /** The hire of a room for an evening. */
  | 'ROOM_EVENING'
  /** The hire of a room for half a day. */
  | 'ROOM_HALF_DAY'
  /** A package for a day with the night ("semi-résidentiel"), a person and night. */
  | 'SEMI_RESIDENTIAL';

export type VenueEstimateQueryVariables = Exact<{
  idOrSlug: string;
  event: EstimatedEventInput;
}>;


export type VenueEstimateQuery = { readonly venue: { readonly id: string, readonly estimate: { readonly unpriced: ReadonlyArray<RateComponent>, readonly lowest: { readonly lines: ReadonlyArray<{ readonly rateIndex: number, readonly kind: RateKind, readonly label: string | null, readonly roomName: string | null, readonly occupancy: Occupancy | null, readonly vatPercent: number, readonly basis: QuotePriceBasis, readonly quantity: number, readonly unitPrice: { readonly amount: number, readonly currency: Currency }, readonly net: { readonly amount: number, readonly currency: Currency } }>, readonly totals: { readonly exclVatPerParticipant: { readonly amount: number, readonly currency: Currency }, readonly exclVat: { readonly amount: number, readonly currency: Currency }, readonly inclVat: { readonly amount: number, readonly currency: Currency } } }, readonly highest: { readonly totals: { readonly exclVatPerParticipant: { readonly amount: number, readonly currency: Currency }, readonly exclVat: { readonly amount: number, readonly currency: Currency }, readonly inclVat: { readonly amount: number, readonly currency: Currency } } }, readonly shortfalls: ReadonlyArray<{ readonly criterion: QuoteCriterion, readonly wanted: number, readonly listed: number }> } | null } | null };

export type EstimatesQueryVariables = Exact<{
  slugs: ReadonlyArray<string>;
  event: EstimatedEventInput;
}>;


export type EstimatesQuery = { readonly venues: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly estimate: { readonly unpriced: ReadonlyArray<RateComponent>, readonly lowest: { readonly totals: { readonly exclVatPerParticipant: { readonly amount: number, readonly currency: Currency }, readonly exclVat: { readonly amount: number, readonly currency: Currency }, readonly inclVat: { readonly amount: number, readonly currency: Currency } } }, readonly highest: { readonly totals: { readonly exclVatPerParticipant: { readonly amount: number, readonly currency: Currency }, readonly exclVat: { readonly amount: number, readonly currency: Currency }, readonly inclVat: { readonly amount: number, readonly currency: Currency } } }, readonly shortfalls: ReadonlyArray<{ readonly criterion: QuoteCriterion, readonly wanted: number, readonly listed: number }> } | null }> };

export type EstimatePartsFragment = { readonly unpriced: ReadonlyArray<RateComponent>, readonly lowest: { readonly lines: ReadonlyArray<{ readonly rateIndex: number, readonly kind: RateKind, readonly label: string | null, readonly roomName: string | null, readonly occupancy: Occupancy | null, readonly vatPercent: number, readonly basis: QuotePriceBasis, readonly quantity: number, readonly unitPrice: { readonly amount: number, readonly currency: Currency }, readonly net: { readonly amount: number, readonly currency: Currency } }>, readonly totals: { readonly exclVatPerParticipant: { readonly amount: number, readonly currency: Currency }, readonly exclVat: { readonly amount: number, readonly currency: Currency }, readonly inclVat: { readonly amount: number, readonly currency: Currency } } }, readonly highest: { readonly totals: { readonly exclVatPerParticipant: { readonly amount: number, readonly currency: Currency }, readonly exclVat: { readonly amount: number, readonly currency: Currency }, readonly inclVat: { readonly amount: number, readonly currency: Currency } } }, readonly shortfalls: ReadonlyArray<{ readonly criterion: QuoteCriterion, readonly wanted: number, readonly listed: number }> } & { ' $fragmentName'?: 'EstimatePartsFragment' };

export type EstimateSumFragment = { readonly unpriced: ReadonlyArray<RateComponent>, readonly lowest: { readonly totals: { readonly exclVatPerParticipant: { readonly amount: number, readonly currency: Currency }, readonly exclVat: { readonly amount: number, readonly currency: Currency }, readonly inclVat: { readonly amount: number, readonly currency: Currency } } }, readonly highest: { readonly totals: { readonly exclVatPerParticipant: { readonly amount: number, readonly currency: Currency }, readonly exclVat: { readonly amount: number, readonly currency: Currency }, readonly inclVat: { readonly amount: number, readonly currency: Currency } } }, readonly shortfalls: ReadonlyArray<{ readonly criterion: QuoteCriterion, readonly wanted: number, readonly listed: number }> } & { ' $fragmentName'?: 'EstimateSumFragment' };

export type EstimateTotalsFragment = { readonly exclVatPerParticipant: { readonly amount: number, readonly currency: Currency }, readonly exclVat: { readonly amount: number, readonly currency: Currency }, readonly inclVat: { readonly amount: number, readonly currency: Currency } } & { ' $fragmentName'?: 'EstimateTotalsFragment' };

export const EstimateTotalsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclVatPerParticipant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<EstimateTotalsFragment, unknown>;
export const EstimateSumFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateSum"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateTotals"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"highest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateTotals"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unpriced"}},{"kind":"Field","name":{"kind":"Name","value":"shortfalls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclVatPerParticipant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as DocumentNode<EstimateSumFragment, unknown>;
export const EstimatePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateSum"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"lowest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateIndex"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclVatPerParticipant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateSum"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateTotals"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"highest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateTotals"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unpriced"}},{"kind":"Field","name":{"kind":"Name","value":"shortfalls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}}]}}]}}]} as unknown as DocumentNode<EstimatePartsFragment, unknown>;
export const VenueEstimateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VenueEstimate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idOrSlug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"event"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstimatedEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idOrSlug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"event"},"value":{"kind":"Variable","name":{"kind":"Name","value":"event"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclVatPerParticipant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateSum"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateTotals"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"highest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateTotals"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unpriced"}},{"kind":"Field","name":{"kind":"Name","value":"shortfalls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateSum"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"lowest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateIndex"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"net"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]}}]}}]} as unknown as DocumentNode<VenueEstimateQuery, VenueEstimateQueryVariables>;
export const EstimatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Estimates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slugs"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"event"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstimatedEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slugs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slugs"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"event"},"value":{"kind":"Variable","name":{"kind":"Name","value":"event"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateSum"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuoteTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclVatPerParticipant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inclVat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EstimateSum"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Estimate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lowest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateTotals"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"highest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EstimateTotals"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"unpriced"}},{"kind":"Field","name":{"kind":"Name","value":"shortfalls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"wanted"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}}]}}]}}]} as unknown as DocumentNode<EstimatesQuery, EstimatesQueryVariables>;
export const useVenueEstimateQuery = /* @__PURE__ */ queryHook(VenueEstimateDocument);
export const useVenueEstimateLazyQuery = /* @__PURE__ */ lazyQueryHook(VenueEstimateDocument);
export const useVenueEstimateSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(VenueEstimateDocument);
export const useEstimatesQuery = /* @__PURE__ */ queryHook(EstimatesDocument);
export const useEstimatesLazyQuery = /* @__PURE__ */ lazyQueryHook(EstimatesDocument);
export const useEstimatesSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(EstimatesDocument);
export const useEstimatePartsFragment = /* @__PURE__ */ fragmentHook<EstimatePartsFragment>();
export const useEstimateSumFragment = /* @__PURE__ */ fragmentHook<EstimateSumFragment>();
export const useEstimateTotalsFragment = /* @__PURE__ */ fragmentHook<EstimateTotalsFragment>();