/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { fragmentHook } from './hooks/fragment-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type Errors_AccountClosed_Fragment = { readonly __typename: 'AccountClosed', readonly code: string } & { ' $fragmentName'?: 'Errors_AccountClosed_Fragment' };

export type Errors_AccountPending_Fragment = { readonly __typename: 'AccountPending', readonly code: string } & { ' $fragmentName'?: 'Errors_AccountPending_Fragment' };

export type Errors_AccountRejected_Fragment = { readonly __typename: 'AccountRejected', readonly code: string } & { ' $fragmentName'?: 'Errors_AccountRejected_Fragment' };

export type Errors_CaptchaFailed_Fragment = { readonly __typename: 'CaptchaFailed', readonly code: string } & { ' $fragmentName'?: 'Errors_CaptchaFailed_Fragment' };

export type Errors_Conflict_Fragment = { readonly __typename: 'Conflict', readonly code: string } & { ' $fragmentName'?: 'Errors_Conflict_Fragment' };

export type Errors_Forbidden_Fragment = { readonly __typename: 'Forbidden', readonly code: string } & { ' $fragmentName'?: 'Errors_Forbidden_Fragment' };

export type Errors_InvalidCode_Fragment = { readonly __typename: 'InvalidCode', readonly code: string } & { ' $fragmentName'?: 'Errors_InvalidCode_Fragment' };

export type Errors_InvalidCredentials_Fragment = { readonly __typename: 'InvalidCredentials', readonly code: string } & { ' $fragmentName'?: 'Errors_InvalidCredentials_Fragment' };

export type Errors_LinkInvalid_Fragment = { readonly __typename: 'LinkInvalid', readonly code: string } & { ' $fragmentName'?: 'Errors_LinkInvalid_Fragment' };

export type Errors_NotFound_Fragment = { readonly __typename: 'NotFound', readonly code: string } & { ' $fragmentName'?: 'Errors_NotFound_Fragment' };

export type Errors_PlanLimitReached_Fragment = { readonly __typename: 'PlanLimitReached', readonly code: string } & { ' $fragmentName'?: 'Errors_PlanLimitReached_Fragment' };

export type Errors_RateLimited_Fragment = { readonly __typename: 'RateLimited', readonly retryAfter: number, readonly code: string } & { ' $fragmentName'?: 'Errors_RateLimited_Fragment' };

export type Errors_TwoFactorRequired_Fragment = { readonly __typename: 'TwoFactorRequired', readonly code: string } & { ' $fragmentName'?: 'Errors_TwoFactorRequired_Fragment' };

export type Errors_ValidationFailed_Fragment = { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> } & { ' $fragmentName'?: 'Errors_ValidationFailed_Fragment' };

export type ErrorsFragment =
  | Errors_AccountClosed_Fragment
  | Errors_AccountPending_Fragment
  | Errors_AccountRejected_Fragment
  | Errors_CaptchaFailed_Fragment
  | Errors_Conflict_Fragment
  | Errors_Forbidden_Fragment
  | Errors_InvalidCode_Fragment
  | Errors_InvalidCredentials_Fragment
  | Errors_LinkInvalid_Fragment
  | Errors_NotFound_Fragment
  | Errors_PlanLimitReached_Fragment
  | Errors_RateLimited_Fragment
  | Errors_TwoFactorRequired_Fragment
  | Errors_ValidationFailed_Fragment
;

export const ErrorsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<ErrorsFragment, unknown>;
export const useErrorsFragment = /* @__PURE__ */ fragmentHook<ErrorsFragment>();