/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MyVenueViewsQueryVariables = Exact<{
  days: number;
}>;


export type MyVenueViewsQuery = { readonly myVenueViews: { readonly total: number, readonly previousTotal: number, readonly days: ReadonlyArray<{ readonly day: string, readonly views: number }>, readonly venues: ReadonlyArray<{ readonly venueId: string, readonly name: string, readonly views: number }> } };


export const MyVenueViewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyVenueViews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myVenueViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"previousTotal"}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venueId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]}}]}}]} as unknown as DocumentNode<MyVenueViewsQuery, MyVenueViewsQueryVariables>;
export const useMyVenueViewsQuery = /* @__PURE__ */ queryHook(MyVenueViewsDocument);
export const useMyVenueViewsLazyQuery = /* @__PURE__ */ lazyQueryHook(MyVenueViewsDocument);
export const useMyVenueViewsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(MyVenueViewsDocument);