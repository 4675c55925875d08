/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { fragmentHook } from '../../lib/hooks/fragment-hook.ts';
import { lazyQueryHook } from '../../lib/hooks/lazy-query-hook.ts';
import { mutationHook } from '../../lib/hooks/mutation-hook.ts';
import { queryHook } from '../../lib/hooks/query-hook.ts';
import { subscriptionHook } from '../../lib/hooks/subscription-hook.ts';
import { suspenseQueryHook } from '../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Conditions on notifications. */
export type NotificationFilter = {
  /** True: only what has not been read; false: only what has; null = both. */
  readonly unread?: boolean | null | undefined;
};

/** What somebody is told; a screen has a sentence for each. */
export type NotificationType =
  | 'CHANGE_REQUEST'
  | 'CHANGE_REQUEST_APPROVED'
  | 'CHANGE_REQUEST_REJECTED'
  | 'ESTABLISHMENT_APPROVED'
  | 'ESTABLISHMENT_HANDED_OVER'
  | 'ESTABLISHMENT_RECEIVED'
  | 'ESTABLISHMENT_REJECTED'
  | 'NEW_ESTABLISHMENT'
  | 'NEW_MESSAGE'
  | 'NEW_REGISTRATION'
  | 'QUOTE_CHOSEN'
  | 'QUOTE_REQUEST'
  | 'SUBSCRIPTION_EXPIRED'
  | 'SUBSCRIPTION_EXPIRING'
  | 'SUBSCRIPTION_RENEWED'
  | 'SUBSCRIPTION_REQUEST';

export type NotificationLineFragment = { readonly id: string, readonly type: NotificationType, readonly link: string | null, readonly isRead: boolean, readonly createdAt: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> } & { ' $fragmentName'?: 'NotificationLineFragment' };

export type NotificationNumbersFragment = { readonly unread: number, readonly unreadQuoteRequests: number, readonly pendingRegistrations: number | null, readonly pendingVenues: number | null, readonly pendingChangeRequests: number | null, readonly newMessages: number | null } & { ' $fragmentName'?: 'NotificationNumbersFragment' };

export type NotificationFeedQueryVariables = Exact<{
  pageSize: number;
}>;


export type NotificationFeedQuery = { readonly notifications: { readonly items: ReadonlyArray<{ readonly id: string, readonly type: NotificationType, readonly link: string | null, readonly isRead: boolean, readonly createdAt: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }, readonly notificationCounts: { readonly unread: number, readonly unreadQuoteRequests: number, readonly pendingRegistrations: number | null, readonly pendingVenues: number | null, readonly pendingChangeRequests: number | null, readonly newMessages: number | null } };

export type NotificationsQueryVariables = Exact<{
  filter: NotificationFilter;
  page: number;
}>;


export type NotificationsQuery = { readonly notifications: { readonly totalCount: number, readonly page: number, readonly pageCount: number, readonly items: ReadonlyArray<{ readonly id: string, readonly type: NotificationType, readonly link: string | null, readonly isRead: boolean, readonly createdAt: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> } };

export type NotificationCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationCountsQuery = { readonly notificationCounts: { readonly unread: number, readonly unreadQuoteRequests: number, readonly pendingRegistrations: number | null, readonly pendingVenues: number | null, readonly pendingChangeRequests: number | null, readonly newMessages: number | null } };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkNotificationReadMutation = { readonly markNotificationRead:
    | { readonly __typename: 'NotFound' }
    | { readonly __typename: 'NotificationChanged', readonly notification: { readonly id: string, readonly isRead: boolean }, readonly counts: { readonly unread: number, readonly unreadQuoteRequests: number, readonly pendingRegistrations: number | null, readonly pendingVenues: number | null, readonly pendingChangeRequests: number | null, readonly newMessages: number | null } }
   };

export type MarkAllNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllNotificationsReadMutation = { readonly markAllNotificationsRead: { readonly unread: number, readonly unreadQuoteRequests: number, readonly pendingRegistrations: number | null, readonly pendingVenues: number | null, readonly pendingChangeRequests: number | null, readonly newMessages: number | null } };

export type DeleteNotificationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteNotificationMutation = { readonly deleteNotification:
    | { readonly __typename: 'NotFound' }
    | { readonly __typename: 'NotificationDeleted', readonly id: string, readonly counts: { readonly unread: number, readonly unreadQuoteRequests: number, readonly pendingRegistrations: number | null, readonly pendingVenues: number | null, readonly pendingChangeRequests: number | null, readonly newMessages: number | null } }
   };

export type DeleteReadNotificationsMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteReadNotificationsMutation = { readonly deleteReadNotifications: { readonly unread: number, readonly unreadQuoteRequests: number, readonly pendingRegistrations: number | null, readonly pendingVenues: number | null, readonly pendingChangeRequests: number | null, readonly newMessages: number | null } };

export type NotificationCountsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationCountsChangedSubscription = { readonly notificationCountsChanged: { readonly unread: number, readonly unreadQuoteRequests: number, readonly pendingRegistrations: number | null, readonly pendingVenues: number | null, readonly pendingChangeRequests: number | null, readonly newMessages: number | null } };

export const NotificationLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<NotificationLineFragment, unknown>;
export const NotificationNumbersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"unreadQuoteRequests"}},{"kind":"Field","name":{"kind":"Name","value":"pendingRegistrations"}},{"kind":"Field","name":{"kind":"Name","value":"pendingVenues"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeRequests"}},{"kind":"Field","name":{"kind":"Name","value":"newMessages"}}]}}]} as unknown as DocumentNode<NotificationNumbersFragment, unknown>;
export const NotificationFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationLine"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"notificationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationNumbers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"unreadQuoteRequests"}},{"kind":"Field","name":{"kind":"Name","value":"pendingRegistrations"}},{"kind":"Field","name":{"kind":"Name","value":"pendingVenues"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeRequests"}},{"kind":"Field","name":{"kind":"Name","value":"newMessages"}}]}}]} as unknown as DocumentNode<NotificationFeedQuery, NotificationFeedQueryVariables>;
export const NotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationLine"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>;
export const NotificationCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationNumbers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"unreadQuoteRequests"}},{"kind":"Field","name":{"kind":"Name","value":"pendingRegistrations"}},{"kind":"Field","name":{"kind":"Name","value":"pendingVenues"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeRequests"}},{"kind":"Field","name":{"kind":"Name","value":"newMessages"}}]}}]} as unknown as DocumentNode<NotificationCountsQuery, NotificationCountsQueryVariables>;
export const MarkNotificationReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationNumbers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"unreadQuoteRequests"}},{"kind":"Field","name":{"kind":"Name","value":"pendingRegistrations"}},{"kind":"Field","name":{"kind":"Name","value":"pendingVenues"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeRequests"}},{"kind":"Field","name":{"kind":"Name","value":"newMessages"}}]}}]} as unknown as DocumentNode<MarkNotificationReadMutation, MarkNotificationReadMutationVariables>;
export const MarkAllNotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationNumbers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"unreadQuoteRequests"}},{"kind":"Field","name":{"kind":"Name","value":"pendingRegistrations"}},{"kind":"Field","name":{"kind":"Name","value":"pendingVenues"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeRequests"}},{"kind":"Field","name":{"kind":"Name","value":"newMessages"}}]}}]} as unknown as DocumentNode<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
export const DeleteNotificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNotification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationDeleted"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationNumbers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"unreadQuoteRequests"}},{"kind":"Field","name":{"kind":"Name","value":"pendingRegistrations"}},{"kind":"Field","name":{"kind":"Name","value":"pendingVenues"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeRequests"}},{"kind":"Field","name":{"kind":"Name","value":"newMessages"}}]}}]} as unknown as DocumentNode<DeleteNotificationMutation, DeleteNotificationMutationVariables>;
export const DeleteReadNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReadNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReadNotifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationNumbers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"unreadQuoteRequests"}},{"kind":"Field","name":{"kind":"Name","value":"pendingRegistrations"}},{"kind":"Field","name":{"kind":"Name","value":"pendingVenues"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeRequests"}},{"kind":"Field","name":{"kind":"Name","value":"newMessages"}}]}}]} as unknown as DocumentNode<DeleteReadNotificationsMutation, DeleteReadNotificationsMutationVariables>;
export const NotificationCountsChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationCountsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationCountsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationNumbers"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"unreadQuoteRequests"}},{"kind":"Field","name":{"kind":"Name","value":"pendingRegistrations"}},{"kind":"Field","name":{"kind":"Name","value":"pendingVenues"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChangeRequests"}},{"kind":"Field","name":{"kind":"Name","value":"newMessages"}}]}}]} as unknown as DocumentNode<NotificationCountsChangedSubscription, NotificationCountsChangedSubscriptionVariables>;
export const useNotificationLineFragment = /* @__PURE__ */ fragmentHook(NotificationLineFragmentDoc, 'NotificationLine');
export const useNotificationNumbersFragment = /* @__PURE__ */ fragmentHook(NotificationNumbersFragmentDoc, 'NotificationNumbers');
export const useNotificationFeedQuery = /* @__PURE__ */ queryHook(NotificationFeedDocument);
export const useNotificationFeedLazyQuery = /* @__PURE__ */ lazyQueryHook(NotificationFeedDocument);
export const useNotificationFeedSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(NotificationFeedDocument);
export const useNotificationsQuery = /* @__PURE__ */ queryHook(NotificationsDocument);
export const useNotificationsLazyQuery = /* @__PURE__ */ lazyQueryHook(NotificationsDocument);
export const useNotificationsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(NotificationsDocument);
export const useNotificationCountsQuery = /* @__PURE__ */ queryHook(NotificationCountsDocument);
export const useNotificationCountsLazyQuery = /* @__PURE__ */ lazyQueryHook(NotificationCountsDocument);
export const useNotificationCountsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(NotificationCountsDocument);
export const useMarkNotificationReadMutation = /* @__PURE__ */ mutationHook(MarkNotificationReadDocument);
export const useMarkAllNotificationsReadMutation = /* @__PURE__ */ mutationHook(MarkAllNotificationsReadDocument);
export const useDeleteNotificationMutation = /* @__PURE__ */ mutationHook(DeleteNotificationDocument);
export const useDeleteReadNotificationsMutation = /* @__PURE__ */ mutationHook(DeleteReadNotificationsDocument);
export const useNotificationCountsChangedSubscription = /* @__PURE__ */ subscriptionHook(NotificationCountsChangedDocument);