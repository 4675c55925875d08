/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { subscriptionHook } from '../hooks/subscription-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A kind of list in the administration. */
export type LiveTopic =
  /** The list is of change requests. */
  | 'CHANGE_REQUESTS'
  /** The list is of content that the platform chooses, such as the slider. */
  | 'CONTENT'
  /** The list is of data protection. */
  | 'DATA_PROTECTION'
  /** The list is of imports. */
  | 'IMPORTS'
  /** The list is of messages. */
  | 'MESSAGES'
  /** The list is of quote requests. */
  | 'QUOTES'
  /** The list is of registrations. */
  | 'REGISTRATIONS'
  /** The list is of subscriptions. */
  | 'SUBSCRIPTIONS'
  /** The list is of users. */
  | 'USERS'
  /** The list is of venues. */
  | 'VENUES';

export type ListsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ListsChangedSubscription = { readonly listsChanged: ReadonlyArray<LiveTopic> };


export const ListsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ListsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listsChanged"}}]}}]} as unknown as DocumentNode<ListsChangedSubscription, ListsChangedSubscriptionVariables>;
export const useListsChangedSubscription = /* @__PURE__ */ subscriptionHook(ListsChangedDocument);