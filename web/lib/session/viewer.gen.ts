/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { lazyQueryHook } from '../hooks/lazy-query-hook.ts';
import { queryHook } from '../hooks/query-hook.ts';
import { suspenseQueryHook } from '../hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The role of a user, on which their permissions depend. */
export type Role =
  /** They may do everything. */
  | 'ADMIN'
  /** They keep venues of their own. */
  | 'CLIENT'
  /** They moderate what clients submit. */
  | 'TEAM';

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { readonly viewer: { readonly id: string, readonly email: string, readonly firstName: string, readonly lastName: string, readonly role: Role, readonly avatarUrl: string | null, readonly emailVerified: boolean, readonly twoFactorEnabled: boolean, readonly createdAt: string } | null };


export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"twoFactorEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const useViewerQuery = /* @__PURE__ */ queryHook(ViewerDocument);
export const useViewerLazyQuery = /* @__PURE__ */ lazyQueryHook(ViewerDocument);
export const useViewerSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ViewerDocument);