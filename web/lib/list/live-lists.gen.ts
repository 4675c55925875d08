/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { subscriptionHook } from '../hooks/subscription-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What a list of the platform is about. */
export type LiveTopic =
  | 'CHANGE_REQUESTS'
  | 'CONTENT'
  | 'DATA_PROTECTION'
  | 'IMPORTS'
  | 'MESSAGES'
  | 'QUOTES'
  | 'REGISTRATIONS'
  | 'SUBSCRIPTIONS'
  | 'USERS'
  | 'VENUES';

export type ListsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ListsChangedSubscription = { readonly listsChanged: ReadonlyArray<LiveTopic> };


export const ListsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ListsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listsChanged"}}]}}]} as unknown as DocumentNode<ListsChangedSubscription, ListsChangedSubscriptionVariables>;
export const useListsChangedSubscription = /* @__PURE__ */ subscriptionHook(ListsChangedDocument);