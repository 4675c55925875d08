/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Errors_Conflict_Fragment, Errors_Forbidden_Fragment, Errors_InvalidCode_Fragment, Errors_InvalidCredentials_Fragment, Errors_RateLimited_Fragment } from '../../../lib/forms.gen.ts';
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { mutationHook } from '../../../lib/hooks/mutation-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ExportMyDataMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportMyDataMutation = { readonly exportMyData: { readonly filename: string | null, readonly json: string | null } };

export type PromisedEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type PromisedEventsQuery = { readonly promisedEvents: ReadonlyArray<{ readonly requestId: string, readonly reference: string, readonly venueName: string, readonly participants: number, readonly startDate: string | null, readonly endDate: string | null }> };

export type DeleteMyAccountMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  knowingly: boolean;
}>;


export type DeleteMyAccountMutation = { readonly deleteMyAccount: { readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'InvalidCode', readonly code: string }
      | { readonly __typename: 'InvalidCredentials', readonly code: string }
      | { readonly __typename: 'RateLimited', readonly retryAfter: number, readonly code: string }
    > } };


export const ExportMyDataDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"json"}}]}}]}}]} as unknown as DocumentNode<ExportMyDataMutation, ExportMyDataMutationVariables>;
export const PromisedEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromisedEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promisedEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"venueName"}},{"kind":"Field","name":{"kind":"Name","value":"participants"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}}]} as unknown as DocumentNode<PromisedEventsQuery, PromisedEventsQueryVariables>;
export const DeleteMyAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMyAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"knowingly"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"knowingly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"knowingly"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<DeleteMyAccountMutation, DeleteMyAccountMutationVariables>;
export const useExportMyDataMutation = /* @__PURE__ */ mutationHook(ExportMyDataDocument);
export const usePromisedEventsQuery = /* @__PURE__ */ queryHook(PromisedEventsDocument);
export const usePromisedEventsLazyQuery = /* @__PURE__ */ lazyQueryHook(PromisedEventsDocument);
export const usePromisedEventsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(PromisedEventsDocument);
export const useDeleteMyAccountMutation = /* @__PURE__ */ mutationHook(DeleteMyAccountDocument);