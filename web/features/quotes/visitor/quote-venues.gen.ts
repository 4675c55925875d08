/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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

export type QuoteVenuesQueryVariables = Exact<{
  slugs: ReadonlyArray<string>;
}>;


export type QuoteVenuesQuery = { readonly venues: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly kind: VenueKind, readonly city: string, readonly homepageImageId: string | null, readonly department: { readonly code: string, readonly name: string }, readonly photos: ReadonlyArray<{ readonly id: string, readonly url: string, readonly avif: string | null, readonly webp: string | null, readonly width: number, readonly height: number, readonly placeholder: string }>, readonly region: { readonly name: string } }> };


export const QuoteVenuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteVenues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slugs"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slugs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slugs"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<QuoteVenuesQuery, QuoteVenuesQueryVariables>;
export const useQuoteVenuesQuery = /* @__PURE__ */ queryHook(QuoteVenuesDocument);
export const useQuoteVenuesLazyQuery = /* @__PURE__ */ lazyQueryHook(QuoteVenuesDocument);
export const useQuoteVenuesSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(QuoteVenuesDocument);