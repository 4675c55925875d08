/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ComparisonSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type ComparisonSuggestionsQuery = { readonly suggestions: { readonly venues: ReadonlyArray<{ readonly label: string, readonly detail: string | null, readonly slug: string | null }> } };


export const ComparisonSuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparisonSuggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<ComparisonSuggestionsQuery, ComparisonSuggestionsQueryVariables>;
export const useComparisonSuggestionsQuery = /* @__PURE__ */ queryHook(ComparisonSuggestionsDocument);
export const useComparisonSuggestionsLazyQuery = /* @__PURE__ */ lazyQueryHook(ComparisonSuggestionsDocument);
export const useComparisonSuggestionsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ComparisonSuggestionsDocument);