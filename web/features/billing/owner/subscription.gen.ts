/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Errors_Conflict_Fragment, Errors_Forbidden_Fragment, Errors_NotFound_Fragment, Errors_ValidationFailed_Fragment } from '../../../lib/forms.gen.ts';
import { fragmentHook } from '../../../lib/hooks/fragment-hook.ts';
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { mutationHook } from '../../../lib/hooks/mutation-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The subscription that is cancelled. */
export type CancelSubscriptionInput = {
  /** The id of the owner, for administrators; null for the subscription of the caller. */
  readonly userId?: string | null | undefined;
  /** The version of the subscription that the decision was made from. */
  readonly version: number;
};

/** A currency by its code of ISO 4217. */
export type Currency =
  /** The euro, of 100 cents. */
  | 'EUR';

/** A method of payment. */
export type PaymentMethod =
  /** The payment was made by card. */
  | 'CARD'
  /** The payment was made by bank transfer. */
  | 'TRANSFER';

/** The status of a payment. */
export type PaymentStatus =
  /** The payment was received. */
  | 'PAID'
  /** The bill is not paid yet. */
  | 'UNPAID';

/** A plan that is asked for. */
export type RequestRenewalInput = {
  /** The id of the plan. */
  readonly planId: string;
};

/** An action on a subscription. */
export type SubscriptionAction =
  /** The subscription is cancelled. */
  | 'CANCEL'
  /** An administrator declines the request of the owner; a running subscription continues. */
  | 'DECLINE'
  /** The subscription ends after its last day. */
  | 'EXPIRE'
  /** An administrator begins or renews the subscription. */
  | 'RENEW'
  /** The owner requests a plan. */
  | 'REQUEST';

/** The status of a subscription. */
export type SubscriptionStatus =
  /** The subscription runs. */
  | 'ACTIVE'
  /** The subscription runs until its last day and is not renewed. */
  | 'CANCELLED'
  /** The subscription has ended. */
  | 'EXPIRED'
  /** The subscription is requested and has not begun. */
  | 'PENDING';

export type PlanPartsFragment = { readonly id: string, readonly name: string, readonly vatPercent: number, readonly durationMonths: number | null, readonly venueLimit: number | null, readonly photoLimit: number | null, readonly promotionLimit: number | null, readonly homepage: boolean, readonly isFree: boolean, readonly price: { readonly amount: number, readonly currency: Currency } } & { ' $fragmentName'?: 'PlanPartsFragment' };

export type SubscriptionCardPartsFragment = { readonly id: string, readonly currentPlan: { readonly id: string, readonly name: string, readonly isFree: boolean, readonly venueLimit: number | null } | null, readonly usage: { readonly venues: number }, readonly subscription: { readonly id: string, readonly status: SubscriptionStatus, readonly endDate: string | null, readonly daysLeft: number | null, readonly endsSoon: boolean, readonly plan: { readonly id: string, readonly name: string }, readonly requestedPlan: { readonly id: string, readonly name: string } | null } | null, readonly hiddenVenues: ReadonlyArray<{ readonly id: string, readonly name: string }> } & { ' $fragmentName'?: 'SubscriptionCardPartsFragment' };

export type MyBillingAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyBillingAccountQuery = { readonly myBillingAccount: { readonly id: string, readonly currentPlan: { readonly id: string, readonly name: string, readonly vatPercent: number, readonly durationMonths: number | null, readonly venueLimit: number | null, readonly photoLimit: number | null, readonly promotionLimit: number | null, readonly homepage: boolean, readonly isFree: boolean, readonly price: { readonly amount: number, readonly currency: Currency } } | null, readonly usage: { readonly venues: number, readonly photos: number, readonly promotions: number }, readonly subscription: { readonly id: string, readonly status: SubscriptionStatus, readonly startDate: string | null, readonly endDate: string | null, readonly daysLeft: number | null, readonly endsSoon: boolean, readonly autoRenew: boolean, readonly renewsOn: string | null, readonly requestedAt: string | null, readonly declinedAt: string | null, readonly declineReason: string | null, readonly version: number, readonly availableActions: ReadonlyArray<SubscriptionAction>, readonly plan: { readonly id: string, readonly name: string, readonly vatPercent: number, readonly durationMonths: number | null, readonly venueLimit: number | null, readonly photoLimit: number | null, readonly promotionLimit: number | null, readonly homepage: boolean, readonly isFree: boolean, readonly price: { readonly amount: number, readonly currency: Currency } }, readonly requestedPlan: { readonly id: string, readonly name: string } | null, readonly payments: ReadonlyArray<{ readonly id: string, readonly method: PaymentMethod, readonly status: PaymentStatus, readonly date: string, readonly reference: string, readonly planName: string, readonly amount: { readonly amount: number, readonly currency: Currency } }> } | null, readonly hiddenVenues: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly venuesAtRisk: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly plans: ReadonlyArray<{ readonly id: string, readonly name: string, readonly vatPercent: number, readonly durationMonths: number | null, readonly venueLimit: number | null, readonly photoLimit: number | null, readonly promotionLimit: number | null, readonly homepage: boolean, readonly isFree: boolean, readonly price: { readonly amount: number, readonly currency: Currency } }> };

export type RequestRenewalMutationVariables = Exact<{
  input: RequestRenewalInput;
}>;


export type RequestRenewalMutation = { readonly requestRenewal: { readonly subscription: { readonly id: string } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export type CancelSubscriptionMutationVariables = Exact<{
  input: CancelSubscriptionInput;
}>;


export type CancelSubscriptionMutation = { readonly cancelSubscription: { readonly subscription: { readonly id: string } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export type SubscriptionOnDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionOnDashboardQuery = { readonly myBillingAccount: (
    { readonly id: string }
    & { ' $fragmentRefs'?: { 'SubscriptionCardPartsFragment': SubscriptionCardPartsFragment } }
  ) };

export type PlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PlansQuery = { readonly plans: ReadonlyArray<{ readonly id: string, readonly name: string, readonly vatPercent: number, readonly durationMonths: number | null, readonly venueLimit: number | null, readonly photoLimit: number | null, readonly promotionLimit: number | null, readonly homepage: boolean, readonly isFree: boolean, readonly price: { readonly amount: number, readonly currency: Currency } }> };

export type VenueRoomQueryVariables = Exact<{ [key: string]: never; }>;


export type VenueRoomQuery = { readonly myBillingAccount: { readonly id: string, readonly currentPlan: { readonly id: string, readonly name: string, readonly venueLimit: number | null } | null, readonly usage: { readonly venues: number } } };

export const PlanPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"venueLimit"}},{"kind":"Field","name":{"kind":"Name","value":"photoLimit"}},{"kind":"Field","name":{"kind":"Name","value":"promotionLimit"}},{"kind":"Field","name":{"kind":"Name","value":"homepage"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<PlanPartsFragment, unknown>;
export const SubscriptionCardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"venueLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"endsSoon"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenVenues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SubscriptionCardPartsFragment, unknown>;
export const MyBillingAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyBillingAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBillingAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"promotions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"endsSoon"}},{"kind":"Field","name":{"kind":"Name","value":"autoRenew"}},{"kind":"Field","name":{"kind":"Name","value":"renewsOn"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"declinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenVenues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venuesAtRisk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"venueLimit"}},{"kind":"Field","name":{"kind":"Name","value":"photoLimit"}},{"kind":"Field","name":{"kind":"Name","value":"promotionLimit"}},{"kind":"Field","name":{"kind":"Name","value":"homepage"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<MyBillingAccountQuery, MyBillingAccountQueryVariables>;
export const RequestRenewalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRenewal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestRenewalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestRenewal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<RequestRenewalMutation, RequestRenewalMutationVariables>;
export const CancelSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>;
export const SubscriptionOnDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubscriptionOnDashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBillingAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionCardParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubscriptionCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillingAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"venueLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"endsSoon"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenVenues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SubscriptionOnDashboardQuery, SubscriptionOnDashboardQueryVariables>;
export const PlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"venueLimit"}},{"kind":"Field","name":{"kind":"Name","value":"photoLimit"}},{"kind":"Field","name":{"kind":"Name","value":"promotionLimit"}},{"kind":"Field","name":{"kind":"Name","value":"homepage"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]} as unknown as DocumentNode<PlansQuery, PlansQueryVariables>;
export const VenueRoomDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VenueRoom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBillingAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"venueLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"}}]}}]}}]}}]} as unknown as DocumentNode<VenueRoomQuery, VenueRoomQueryVariables>;
export const usePlanPartsFragment = /* @__PURE__ */ fragmentHook<PlanPartsFragment>();
export const useSubscriptionCardPartsFragment = /* @__PURE__ */ fragmentHook<SubscriptionCardPartsFragment>();
export const useMyBillingAccountQuery = /* @__PURE__ */ queryHook(MyBillingAccountDocument);
export const useMyBillingAccountLazyQuery = /* @__PURE__ */ lazyQueryHook(MyBillingAccountDocument);
export const useMyBillingAccountSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(MyBillingAccountDocument);
export const useRequestRenewalMutation = /* @__PURE__ */ mutationHook(RequestRenewalDocument);
export const useCancelSubscriptionMutation = /* @__PURE__ */ mutationHook(CancelSubscriptionDocument);
export const useSubscriptionOnDashboardQuery = /* @__PURE__ */ queryHook(SubscriptionOnDashboardDocument);
export const useSubscriptionOnDashboardLazyQuery = /* @__PURE__ */ lazyQueryHook(SubscriptionOnDashboardDocument);
export const useSubscriptionOnDashboardSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(SubscriptionOnDashboardDocument);
export const usePlansQuery = /* @__PURE__ */ queryHook(PlansDocument);
export const usePlansLazyQuery = /* @__PURE__ */ lazyQueryHook(PlansDocument);
export const usePlansSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(PlansDocument);
export const useVenueRoomQuery = /* @__PURE__ */ queryHook(VenueRoomDocument);
export const useVenueRoomLazyQuery = /* @__PURE__ */ lazyQueryHook(VenueRoomDocument);
export const useVenueRoomSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(VenueRoomDocument);