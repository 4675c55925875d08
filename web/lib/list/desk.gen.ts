/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { subscriptionHook } from '../hooks/subscription-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What a list of the house is about. */
export type DeskTopic =
  | 'CHANGE_REQUESTS'
  | 'CONTENT'
  | 'DATA_PROTECTION'
  | 'MESSAGES'
  | 'QUOTES'
  | 'REGISTRATIONS'
  | 'SUBSCRIPTIONS'
  | 'USERS'
  | 'VENUES';

export type DeskChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DeskChangedSubscription = { readonly deskChanged: ReadonlyArray<DeskTopic> };


export const DeskChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DeskChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deskChanged"}}]}}]} as unknown as DocumentNode<DeskChangedSubscription, DeskChangedSubscriptionVariables>;
export const useDeskChangedSubscription = /* @__PURE__ */ subscriptionHook(DeskChangedDocument);