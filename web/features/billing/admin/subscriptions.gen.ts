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

/** A request for a plan that is not granted. */
export type DeclineRenewalInput = {
  /** The reason that the owner is told, at most 1000 characters. */
  readonly reason: string;
  /** The id of the owner. */
  readonly userId: string;
  /** The version of the subscription that the decision was made from. */
  readonly version: number;
};

/** A payment to be recorded. */
export type PaymentInput = {
  /** The amount before tax, in cents of euros. */
  readonly amountCents: number;
  /** The day of the payment or, while it is unpaid, of the bill. */
  readonly date: string;
  /** The method of the payment. */
  readonly method: PaymentMethod;
  /** The number of the bill or of the transfer, at most 100 characters. */
  readonly reference: string;
  /** Whether it was paid. */
  readonly status: PaymentStatus;
};

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

/** A payment to be recorded for the subscription of an owner. */
export type RecordPaymentInput = {
  /** The amount before tax, in cents of euros. */
  readonly amountCents: number;
  /** The day of the payment or, while it is unpaid, of the bill. */
  readonly date: string;
  /** The method of the payment. */
  readonly method: PaymentMethod;
  /** The number of the bill or of the transfer, at most 100 characters. */
  readonly reference: string;
  /** Whether it was paid. */
  readonly status: PaymentStatus;
  /** The id of the owner. */
  readonly userId: string;
};

/** A subscription to be renewed, or begun. */
export type RenewSubscriptionInput = {
  /** Whether its next renewal is asked for by itself; null leaves it as it is. */
  readonly autoRenew?: boolean | null | undefined;
  /** The venues that may go offline for it, as `venuesBeyondPlan` has named them. A renewal that would hide another one is a conflict. */
  readonly hides?: ReadonlyArray<string> | null | undefined;
  /** The payment for it; null if none is recorded. */
  readonly payment?: PaymentInput | null | undefined;
  /** The id of the plan. */
  readonly planId: string;
  /** The id of the owner. */
  readonly userId: string;
  /** The version of the subscription that the decision was made from; null if the owner had none. */
  readonly version?: number | null | undefined;
};

/** A plan. Limits that are null are none. */
export type SavePlanInput = {
  /** The duration in months; null for the free plan alone. */
  readonly durationMonths?: number | null | undefined;
  /** Whether venues may stand on the home page. */
  readonly homepage: boolean;
  /** The id; null for a new one. */
  readonly id?: string | null | undefined;
  /** Whether it can be chosen. */
  readonly isActive: boolean;
  /** Its name, at most 60 characters. */
  readonly name: string;
  /** The number of pictures for each venue. */
  readonly photoLimit?: number | null | undefined;
  /** Its place among the others. */
  readonly position: number;
  /** The price of the whole duration before tax, in cents of euros. */
  readonly priceCents: number;
  /** The number of promotions that have not ended. */
  readonly promotionLimit?: number | null | undefined;
  /** The rate of the tax, in percent. */
  readonly vatPercent: number;
  /** The number of venues. */
  readonly venueLimit?: number | null | undefined;
  /** The version that the change was made from; null for a new one. */
  readonly version?: number | null | undefined;
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

/** The conditions on subscriptions. */
export type SubscriptionFilter = {
  /** Whether they run and their owner has been warned of the end, or will be today. */
  readonly endsSoon?: boolean | null | undefined;
  /** The id of the plan that they have. */
  readonly planId?: string | null | undefined;
  /** Whether their owner asks for a plan. */
  readonly requested?: boolean | null | undefined;
  /** The status to keep. */
  readonly status?: SubscriptionStatus | null | undefined;
  /** The words to find in the name, the company or the e-mail address of the owner. */
  readonly text?: string | null | undefined;
};

/** The order of subscriptions. */
export type SubscriptionSort =
  /** The subscription that ends first comes first; those that have not begun come last. */
  | 'END_DATE'
  /** The subscription that ends last comes first. */
  | 'END_DATE_DESC'
  /** The newest subscription comes first. */
  | 'NEWEST'
  /** They are sorted by the name of the owner. */
  | 'OWNER'
  /** They are sorted by the name of the owner, backwards. */
  | 'OWNER_DESC'
  /** The owner who has waited longest for a plan comes first. */
  | 'REQUESTED';

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

export type AdminPlanPartsFragment = { readonly id: string, readonly name: string, readonly vatPercent: number, readonly durationMonths: number | null, readonly venueLimit: number | null, readonly photoLimit: number | null, readonly promotionLimit: number | null, readonly homepage: boolean, readonly isFree: boolean, readonly isActive: boolean, readonly position: number, readonly version: number, readonly price: { readonly amount: number, readonly currency: Currency } } & { ' $fragmentName'?: 'AdminPlanPartsFragment' };

export type SubscriptionsQueryVariables = Exact<{
  filter: SubscriptionFilter;
  sort: SubscriptionSort;
  page: number;
}>;


export type SubscriptionsQuery = { readonly subscriptions: { readonly totalCount: number, readonly page: number, readonly pageCount: number, readonly items: ReadonlyArray<{ readonly id: string, readonly status: SubscriptionStatus, readonly startDate: string | null, readonly endDate: string | null, readonly daysLeft: number | null, readonly endsSoon: boolean, readonly autoRenew: boolean, readonly requestedAt: string | null, readonly paymentStatus: PaymentStatus | null, readonly price: { readonly amount: number, readonly currency: Currency }, readonly owner: { readonly id: string, readonly name: string, readonly email: string, readonly companyName: string | null }, readonly plan: { readonly id: string, readonly name: string }, readonly requestedPlan: { readonly id: string, readonly name: string } | null }> }, readonly subscriptionOverview: { readonly running: number, readonly endingSoon: number, readonly requested: number, readonly expired: number }, readonly allPlans: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isFree: boolean }> };

export type BillingAccountQueryVariables = Exact<{
  id: string;
}>;


export type BillingAccountQuery = { readonly billingAccount: { readonly id: string, readonly owner: { readonly id: string, readonly name: string, readonly email: string, readonly companyName: string | null }, readonly currentPlan: { readonly id: string, readonly name: string, readonly vatPercent: number, readonly durationMonths: number | null, readonly venueLimit: number | null, readonly photoLimit: number | null, readonly promotionLimit: number | null, readonly homepage: boolean, readonly isFree: boolean, readonly isActive: boolean, readonly position: number, readonly version: number, readonly price: { readonly amount: number, readonly currency: Currency } } | null, readonly usage: { readonly venues: number, readonly photos: number, readonly promotions: number }, readonly hiddenVenues: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly subscription: { readonly id: string, readonly status: SubscriptionStatus, readonly startDate: string | null, readonly endDate: string | null, readonly daysLeft: number | null, readonly endsSoon: boolean, readonly autoRenew: boolean, readonly renewsOn: string | null, readonly renewedAt: string | null, readonly cancelledAt: string | null, readonly vatPercent: number, readonly requestedAt: string | null, readonly declinedAt: string | null, readonly declineReason: string | null, readonly version: number, readonly availableActions: ReadonlyArray<SubscriptionAction>, readonly price: { readonly amount: number, readonly currency: Currency }, readonly plan: { readonly id: string, readonly name: string, readonly vatPercent: number, readonly durationMonths: number | null, readonly venueLimit: number | null, readonly photoLimit: number | null, readonly promotionLimit: number | null, readonly homepage: boolean, readonly isFree: boolean, readonly isActive: boolean, readonly position: number, readonly version: number, readonly price: { readonly amount: number, readonly currency: Currency } }, readonly requestedPlan: { readonly id: string, readonly name: string } | null, readonly payments: ReadonlyArray<{ readonly id: string, readonly method: PaymentMethod, readonly status: PaymentStatus, readonly date: string, readonly reference: string, readonly planName: string, readonly amount: { readonly amount: number, readonly currency: Currency } }> } | null } | null, readonly allPlans: ReadonlyArray<{ readonly id: string, readonly name: string, readonly vatPercent: number, readonly durationMonths: number | null, readonly venueLimit: number | null, readonly photoLimit: number | null, readonly promotionLimit: number | null, readonly homepage: boolean, readonly isFree: boolean, readonly isActive: boolean, readonly position: number, readonly version: number, readonly price: { readonly amount: number, readonly currency: Currency } }> };

export type VenuesBeyondPlanQueryVariables = Exact<{
  userId: string;
  planId: string;
}>;


export type VenuesBeyondPlanQuery = { readonly venuesBeyondPlan: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type AllPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type AllPlansQuery = { readonly allPlans: ReadonlyArray<{ readonly id: string, readonly name: string, readonly vatPercent: number, readonly durationMonths: number | null, readonly venueLimit: number | null, readonly photoLimit: number | null, readonly promotionLimit: number | null, readonly homepage: boolean, readonly isFree: boolean, readonly isActive: boolean, readonly position: number, readonly version: number, readonly price: { readonly amount: number, readonly currency: Currency } }> };

export type RenewSubscriptionMutationVariables = Exact<{
  input: RenewSubscriptionInput;
}>;


export type RenewSubscriptionMutation = { readonly renewSubscription: { readonly subscription: { readonly id: string, readonly endDate: string | null } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export type DeclineRenewalMutationVariables = Exact<{
  input: DeclineRenewalInput;
}>;


export type DeclineRenewalMutation = { readonly declineRenewal: { readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export type RecordPaymentMutationVariables = Exact<{
  input: RecordPaymentInput;
}>;


export type RecordPaymentMutation = { readonly recordPayment: { readonly subscription: { readonly id: string } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export type CancelOwnerSubscriptionMutationVariables = Exact<{
  input: CancelSubscriptionInput;
}>;


export type CancelOwnerSubscriptionMutation = { readonly cancelSubscription: { readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export type SavePlanMutationVariables = Exact<{
  input: SavePlanInput;
}>;


export type SavePlanMutation = { readonly savePlan: { readonly plan: { readonly id: string, readonly name: string, readonly vatPercent: number, readonly durationMonths: number | null, readonly venueLimit: number | null, readonly photoLimit: number | null, readonly promotionLimit: number | null, readonly homepage: boolean, readonly isFree: boolean, readonly isActive: boolean, readonly position: number, readonly version: number, readonly price: { readonly amount: number, readonly currency: Currency } } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export const AdminPlanPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPlanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"venueLimit"}},{"kind":"Field","name":{"kind":"Name","value":"photoLimit"}},{"kind":"Field","name":{"kind":"Name","value":"promotionLimit"}},{"kind":"Field","name":{"kind":"Name","value":"homepage"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminPlanPartsFragment, unknown>;
export const SubscriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subscriptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriptionFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriptionSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"endsSoon"}},{"kind":"Field","name":{"kind":"Name","value":"autoRenew"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"endingSoon"}},{"kind":"Field","name":{"kind":"Name","value":"requested"}},{"kind":"Field","name":{"kind":"Name","value":"expired"}}]}},{"kind":"Field","name":{"kind":"Name","value":"allPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}}]}}]}}]} as unknown as DocumentNode<SubscriptionsQuery, SubscriptionsQueryVariables>;
export const BillingAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPlanParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"usage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"}},{"kind":"Field","name":{"kind":"Name","value":"photos"}},{"kind":"Field","name":{"kind":"Name","value":"promotions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hiddenVenues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"endsSoon"}},{"kind":"Field","name":{"kind":"Name","value":"autoRenew"}},{"kind":"Field","name":{"kind":"Name","value":"renewsOn"}},{"kind":"Field","name":{"kind":"Name","value":"renewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"declinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPlanParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"requestedPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"planName"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"allPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPlanParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPlanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"venueLimit"}},{"kind":"Field","name":{"kind":"Name","value":"photoLimit"}},{"kind":"Field","name":{"kind":"Name","value":"promotionLimit"}},{"kind":"Field","name":{"kind":"Name","value":"homepage"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BillingAccountQuery, BillingAccountQueryVariables>;
export const VenuesBeyondPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VenuesBeyondPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venuesBeyondPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<VenuesBeyondPlanQuery, VenuesBeyondPlanQueryVariables>;
export const AllPlansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPlanParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPlanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"venueLimit"}},{"kind":"Field","name":{"kind":"Name","value":"photoLimit"}},{"kind":"Field","name":{"kind":"Name","value":"promotionLimit"}},{"kind":"Field","name":{"kind":"Name","value":"homepage"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AllPlansQuery, AllPlansQueryVariables>;
export const RenewSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<RenewSubscriptionMutation, RenewSubscriptionMutationVariables>;
export const DeclineRenewalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineRenewal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineRenewalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineRenewal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<DeclineRenewalMutation, DeclineRenewalMutationVariables>;
export const RecordPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<RecordPaymentMutation, RecordPaymentMutationVariables>;
export const CancelOwnerSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelOwnerSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<CancelOwnerSubscriptionMutation, CancelOwnerSubscriptionMutationVariables>;
export const SavePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPlanParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPlanParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Plan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"durationMonths"}},{"kind":"Field","name":{"kind":"Name","value":"venueLimit"}},{"kind":"Field","name":{"kind":"Name","value":"photoLimit"}},{"kind":"Field","name":{"kind":"Name","value":"promotionLimit"}},{"kind":"Field","name":{"kind":"Name","value":"homepage"}},{"kind":"Field","name":{"kind":"Name","value":"isFree"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SavePlanMutation, SavePlanMutationVariables>;
export const useAdminPlanPartsFragment = /* @__PURE__ */ fragmentHook<AdminPlanPartsFragment>();
export const useSubscriptionsQuery = /* @__PURE__ */ queryHook(SubscriptionsDocument);
export const useSubscriptionsLazyQuery = /* @__PURE__ */ lazyQueryHook(SubscriptionsDocument);
export const useSubscriptionsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(SubscriptionsDocument);
export const useBillingAccountQuery = /* @__PURE__ */ queryHook(BillingAccountDocument);
export const useBillingAccountLazyQuery = /* @__PURE__ */ lazyQueryHook(BillingAccountDocument);
export const useBillingAccountSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(BillingAccountDocument);
export const useVenuesBeyondPlanQuery = /* @__PURE__ */ queryHook(VenuesBeyondPlanDocument);
export const useVenuesBeyondPlanLazyQuery = /* @__PURE__ */ lazyQueryHook(VenuesBeyondPlanDocument);
export const useVenuesBeyondPlanSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(VenuesBeyondPlanDocument);
export const useAllPlansQuery = /* @__PURE__ */ queryHook(AllPlansDocument);
export const useAllPlansLazyQuery = /* @__PURE__ */ lazyQueryHook(AllPlansDocument);
export const useAllPlansSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(AllPlansDocument);
export const useRenewSubscriptionMutation = /* @__PURE__ */ mutationHook(RenewSubscriptionDocument);
export const useDeclineRenewalMutation = /* @__PURE__ */ mutationHook(DeclineRenewalDocument);
export const useRecordPaymentMutation = /* @__PURE__ */ mutationHook(RecordPaymentDocument);
export const useCancelOwnerSubscriptionMutation = /* @__PURE__ */ mutationHook(CancelOwnerSubscriptionDocument);
export const useSavePlanMutation = /* @__PURE__ */ mutationHook(SavePlanDocument);