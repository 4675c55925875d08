/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A kind of event on the site. */
export type PlatformEvent =
  /** A change of a venue was approved. */
  | 'CHANGE_APPROVED'
  /** A change of a venue was rejected. */
  | 'CHANGE_REJECTED'
  /** A change of a venue was requested. */
  | 'CHANGE_REQUESTED'
  /** The deletion of a venue was approved. */
  | 'DELETION_APPROVED'
  /** The deletion of a venue was rejected. */
  | 'DELETION_REJECTED'
  /** The deletion of a venue was requested. */
  | 'DELETION_REQUESTED'
  /** A client who was invited has chosen a password. */
  | 'INVITATION_ACCEPTED'
  /** A message was received. */
  | 'MESSAGE_RECEIVED'
  /** A quote was requested. */
  | 'QUOTE_REQUESTED'
  /** A client has registered. */
  | 'REGISTERED'
  /** A venue was approved. */
  | 'VENUE_APPROVED'
  /** A venue was rejected. */
  | 'VENUE_REJECTED'
  /** A venue was submitted for review. */
  | 'VENUE_SUBMITTED';

/** The state of a quote request. */
export type QuoteRequestState =
  /** A venue has made an offer. */
  | 'ANSWERED'
  /** It was put away or withdrawn. */
  | 'ARCHIVED'
  /** It was handed to owners of venues. */
  | 'FORWARDED'
  /** The platform is dealing with it. */
  | 'IN_REVIEW'
  /** It ended without an agreement. */
  | 'LOST'
  /** Nobody has dealt with it yet. */
  | 'NEW'
  /** The platform has declined it. */
  | 'REJECTED'
  /** An offer was chosen, or it was won elsewhere. */
  | 'WON';

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { readonly dashboard: { readonly venues: { readonly total: number, readonly public: number, readonly newThisMonth: number }, readonly users: { readonly total: number, readonly newThisMonth: number, readonly trendPercent: number | null } | null, readonly waiting: { readonly registrations: number | null, readonly venues: number, readonly changeRequests: number, readonly quoteRequests: number, readonly messages: number }, readonly months: ReadonlyArray<{ readonly month: string, readonly venues: number, readonly users: number | null, readonly quoteRequests: number, readonly pageViews: number }>, readonly quoteRequests: ReadonlyArray<{ readonly state: QuoteRequestState, readonly count: number }>, readonly regions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly count: number }>, readonly activity: ReadonlyArray<{ readonly event: PlatformEvent, readonly objectId: string, readonly subject: string, readonly at: string }> } };


export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"newThisMonth"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"newThisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"trendPercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrations"}},{"kind":"Field","name":{"kind":"Name","value":"venues"}},{"kind":"Field","name":{"kind":"Name","value":"changeRequests"}},{"kind":"Field","name":{"kind":"Name","value":"quoteRequests"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"venues"}},{"kind":"Field","name":{"kind":"Name","value":"users"}},{"kind":"Field","name":{"kind":"Name","value":"quoteRequests"}},{"kind":"Field","name":{"kind":"Name","value":"pageViews"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quoteRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"objectId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const useDashboardQuery = /* @__PURE__ */ queryHook(DashboardDocument);
export const useDashboardLazyQuery = /* @__PURE__ */ lazyQueryHook(DashboardDocument);
export const useDashboardSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(DashboardDocument);