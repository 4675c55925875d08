/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A currency by its code of ISO 4217. */
export type Currency =
  /** The euro, of 100 cents. */
  | 'EUR';

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

/** A kind of venue. */
export type VenueKind =
  /** The venue is a barge. */
  | 'BARGE'
  /** The venue is a castle or manor. */
  | 'CHATEAU'
  /** The venue is a congress centre. */
  | 'CONGRESS_CENTRE'
  /** The venue is a country estate. */
  | 'COUNTRY_ESTATE'
  /** The venue is a hotel. */
  | 'HOTEL'
  /** The venue is a former industrial hall. */
  | 'INDUSTRIAL_HALL'
  /** The venue is a loft. */
  | 'LOFT'
  /** The venue is a lodge in the mountains. */
  | 'MOUNTAIN_LODGE'
  /** The venue is a restaurant. */
  | 'RESTAURANT'
  /** The venue is by the sea. */
  | 'SEASIDE'
  /** The venue is a townhouse. */
  | 'TOWNHOUSE'
  /** The venue is a vineyard. */
  | 'VINEYARD';

export type RunningPromotionsQueryVariables = Exact<{
  region?: string | null | undefined;
  page: number;
  pageSize: number;
}>;


export type RunningPromotionsQuery = { readonly runningPromotions: { readonly totalCount: number, readonly page: number, readonly pageCount: number, readonly regions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly count: number }>, readonly items: ReadonlyArray<{ readonly promotion: { readonly id: string, readonly title: string, readonly text: string, readonly discountPercent: number | null, readonly vatPercent: number | null, readonly startsOn: string, readonly endsOn: string, readonly price: { readonly amount: number, readonly currency: Currency } | null }, readonly venue: { readonly id: string, readonly slug: string, readonly name: string, readonly kind: VenueKind, readonly category: number | null, readonly city: string, readonly roomCount: number, readonly bedrooms: number | null, readonly department: { readonly code: string, readonly name: string }, readonly photo: { readonly id: string, readonly url: string, readonly avif: string | null, readonly webp: string | null, readonly width: number, readonly height: number, readonly placeholder: string } | null, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> } }> } };


export const RunningPromotionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RunningPromotions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"region"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runningPromotions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"region"},"value":{"kind":"Variable","name":{"kind":"Name","value":"region"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RunningPromotionsQuery, RunningPromotionsQueryVariables>;
export const useRunningPromotionsQuery = /* @__PURE__ */ queryHook(RunningPromotionsDocument);
export const useRunningPromotionsLazyQuery = /* @__PURE__ */ lazyQueryHook(RunningPromotionsDocument);
export const useRunningPromotionsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(RunningPromotionsDocument);