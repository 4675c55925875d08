/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Errors_NotFound_Fragment, Errors_AccountClosed_Fragment, Errors_AccountPending_Fragment, Errors_AccountRejected_Fragment, Errors_CaptchaFailed_Fragment, Errors_Conflict_Fragment, Errors_Forbidden_Fragment, Errors_InvalidCode_Fragment, Errors_InvalidCredentials_Fragment, Errors_LinkInvalid_Fragment, Errors_PlanLimitReached_Fragment, Errors_RateLimited_Fragment, Errors_TwoFactorRequired_Fragment, Errors_ValidationFailed_Fragment } from '../../../lib/forms.gen.ts';
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { mutationHook } from '../../../lib/hooks/mutation-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { readonly sessions: ReadonlyArray<{ readonly id: string, readonly current: boolean, readonly userAgent: string, readonly createdAt: string, readonly lastSeenAt: string }> };

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSessionMutation = { readonly revokeSession: { readonly errors: ReadonlyArray<{ readonly __typename: 'NotFound', readonly code: string }> } };

export type RevokeOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeOtherSessionsMutation = { readonly revokeOtherSessions: { readonly errors: ReadonlyArray<
      | { readonly __typename: 'AccountClosed', readonly code: string }
      | { readonly __typename: 'AccountPending', readonly code: string }
      | { readonly __typename: 'AccountRejected', readonly code: string }
      | { readonly __typename: 'CaptchaFailed', readonly code: string }
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'InvalidCode', readonly code: string }
      | { readonly __typename: 'InvalidCredentials', readonly code: string }
      | { readonly __typename: 'LinkInvalid', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'PlanLimitReached', readonly code: string }
      | { readonly __typename: 'RateLimited', readonly retryAfter: number, readonly code: string }
      | { readonly __typename: 'TwoFactorRequired', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };


export const SessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]}}]} as unknown as DocumentNode<SessionsQuery, SessionsQueryVariables>;
export const RevokeSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<RevokeSessionMutation, RevokeSessionMutationVariables>;
export const RevokeOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<RevokeOtherSessionsMutation, RevokeOtherSessionsMutationVariables>;
export const useSessionsQuery = /* @__PURE__ */ queryHook(SessionsDocument);
export const useSessionsLazyQuery = /* @__PURE__ */ lazyQueryHook(SessionsDocument);
export const useSessionsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(SessionsDocument);
export const useRevokeSessionMutation = /* @__PURE__ */ mutationHook(RevokeSessionDocument);
export const useRevokeOtherSessionsMutation = /* @__PURE__ */ mutationHook(RevokeOtherSessionsDocument);