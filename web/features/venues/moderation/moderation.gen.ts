/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Errors_Conflict_Fragment, Errors_Forbidden_Fragment, Errors_NotFound_Fragment, Errors_PlanLimitReached_Fragment, Errors_ValidationFailed_Fragment } from '../../../lib/forms.gen.ts';
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { mutationHook } from '../../../lib/hooks/mutation-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The actions on a change request. */
export type ChangeRequestAction =
  /** A moderator accepts it. */
  | 'APPROVE'
  /** A moderator rejects it. */
  | 'REJECT'
  /** Its sender takes it back. */
  | 'WITHDRAW';

/** The conditions on change requests. */
export type ChangeRequestFilter = {
  /** The statuses to keep; null keeps all. */
  readonly statuses?: ReadonlyArray<ChangeRequestStatus> | null | undefined;
  /** The words of the name or the city of the venue; null finds all. */
  readonly text?: string | null | undefined;
  /** The kinds of change to keep; null keeps all. */
  readonly types?: ReadonlyArray<ChangeRequestType> | null | undefined;
  /** The id of the venue that they belong to; null for all venues. */
  readonly venueId?: string | null | undefined;
};

/** The order of change requests. */
export type ChangeRequestSort =
  /** The request that was sent last comes first. */
  | 'NEWEST'
  /** The request that was sent first comes first. */
  | 'OLDEST'
  /** They are sorted by the name of the venue. */
  | 'VENUE';

/** The status of a change request. */
export type ChangeRequestStatus =
  /** A moderator has accepted it. */
  | 'APPROVED'
  /** It waits for a moderator. */
  | 'PENDING'
  /** A moderator has rejected it. */
  | 'REJECTED'
  /** Its sender has taken it back. */
  | 'WITHDRAWN';

/** The kind of change that a change request asks for. */
export type ChangeRequestType =
  /** The venue shall be accepted. */
  | 'CREATION'
  /** The venue shall be deleted. */
  | 'DELETION'
  /** The venue shall be changed. */
  | 'UPDATE';

/** The result of a point of the checklist. */
export type CheckState =
  /** The point is fulfilled. */
  | 'GOOD'
  /** The point needs a look by the moderator. */
  | 'LOOK'
  /** The point is not fulfilled. */
  | 'WRONG';

/** A point of the checklist that moderators follow before they accept a venue, in this order. */
export type VenueCheck =
  /** No room holds more people than its floor allows. */
  | 'CAPACITIES'
  /** The e-mail address and the telephone number are there. */
  | 'CONTACT'
  /** The presentation is long enough. */
  | 'DESCRIPTION'
  /** The owner is approved and has verified their e-mail address. */
  | 'OWNER'
  /** Everything that a review needs is there. */
  | 'PARTS'
  /** There are enough pictures. */
  | 'PHOTOS'
  /** The pictures have descriptions for people who do not see them. */
  | 'PHOTO_TEXTS'
  /** The plan of the owner has room for one more public venue. */
  | 'PLAN'
  /** Somebody has set the position on the map. */
  | 'POSITION'
  /** The position lies in the commune. */
  | 'POSITION_IN_COMMUNE'
  /** There are rooms, and each has a capacity. */
  | 'ROOMS'
  /** There is no other venue of this name in this commune. */
  | 'UNIQUE';

/** A field of a venue, as changes tell of it. */
export type VenueField =
  /** The field is the accesses. */
  | 'ACCESSES'
  /** The field is the activities for teams. */
  | 'ACTIVITIES'
  /** The field is the street and the number. */
  | 'ADDRESS'
  /** The field is the services and installations. */
  | 'AMENITIES'
  /** The field is the number of bedrooms. */
  | 'BEDROOMS'
  /** The field is the number of stars. */
  | 'CATEGORY'
  /** The field is the time from which guests may arrive. */
  | 'CHECK_IN_TIME'
  /** The field is the time by which guests leave. */
  | 'CHECK_OUT_TIME'
  /** The field is the postal code and the commune. */
  | 'CITY'
  /** The field is the e-mail address. */
  | 'CONTACT_EMAIL'
  /** The field is the fax number. */
  | 'CONTACT_FAX'
  /** The field is the name of the contact person. */
  | 'CONTACT_NAME'
  /** The field is the telephone number. */
  | 'CONTACT_PHONE'
  /** The field is the presentation. */
  | 'DESCRIPTION'
  /** The field is the events that it is made for. */
  | 'EVENT_TYPES'
  /** The field is the picture for the home page. */
  | 'HOMEPAGE_IMAGE'
  /** The field is the kind of venue. */
  | 'KIND'
  /** The field is the name. */
  | 'NAME'
  /** The field is the titled parts of the presentation. */
  | 'PARAGRAPHS'
  /** The field is the pictures, their order and their descriptions. */
  | 'PHOTOS'
  /** The field is the points of interest nearby. */
  | 'POINTS_OF_INTEREST'
  /** The field is the position on the map. */
  | 'POSITION'
  /** The field is the price list. */
  | 'RATES'
  /** The field is the rooms. */
  | 'ROOMS'
  /** The field is the number of people who can sleep there. */
  | 'SLEEPS'
  /** The field is the last part of the address. */
  | 'SLUG'
  /** The field is the free keywords. */
  | 'TAGS'
  /** The field is the web address. */
  | 'WEBSITE';

/** A kind of venue. */
export type VenueKind =
  /** The venue is a barge. */
  | 'BARGE'
  /** The venue is a castle or manor. */
  | 'CHATEAU'
  /** The venue is a congress centre. */
  | 'CONGRESS_CENTRE'
  /** The venue is a country estate. */
  | 'COUNTRY_ESTATE'
  /** The venue is a hotel. */
  | 'HOTEL'
  /** The venue is a former industrial hall. */
  | 'INDUSTRIAL_HALL'
  /** The venue is a loft. */
  | 'LOFT'
  /** The venue is a lodge in the mountains. */
  | 'MOUNTAIN_LODGE'
  /** The venue is a restaurant. */
  | 'RESTAURANT'
  /** The venue is by the sea. */
  | 'SEASIDE'
  /** The venue is a townhouse. */
  | 'TOWNHOUSE'
  /** The venue is a vineyard. */
  | 'VINEYARD';

export type ModeratedRequestsQueryVariables = Exact<{
  filter: ChangeRequestFilter;
  sort: ChangeRequestSort;
  page: number;
}>;


export type ModeratedRequestsQuery = { readonly changeRequests: { readonly totalCount: number, readonly page: number, readonly pageCount: number, readonly items: ReadonlyArray<{ readonly id: string, readonly type: ChangeRequestType, readonly status: ChangeRequestStatus, readonly fields: ReadonlyArray<VenueField>, readonly reason: string | null, readonly comment: string | null, readonly submittedAt: string, readonly processedAt: string | null, readonly availableActions: ReadonlyArray<ChangeRequestAction>, readonly submittedBy: { readonly id: string, readonly name: string, readonly companyName: string | null } | null, readonly processedBy: { readonly id: string, readonly name: string } | null, readonly venue: { readonly id: string, readonly name: string, readonly city: string, readonly kind: VenueKind, readonly photo: { readonly id: string, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null } | null } }>, readonly statuses: ReadonlyArray<{ readonly status: ChangeRequestStatus, readonly count: number }> } };

export type ReviewPlaceQueryVariables = Exact<{
  id: string;
}>;


export type ReviewPlaceQuery = { readonly reviewPlace: { readonly waiting: number, readonly position: number | null, readonly previousId: string | null, readonly nextId: string | null } | null };

export type VenueChecklistQueryVariables = Exact<{
  id: string;
}>;


export type VenueChecklistQuery = { readonly venueChecklist: ReadonlyArray<{ readonly check: VenueCheck, readonly state: CheckState, readonly value: number | null }> };

export type ApproveRequestMutationVariables = Exact<{
  id: string;
  version: number;
  note?: string | null | undefined;
}>;


export type ApproveRequestMutation = { readonly approveChangeRequest: { readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'PlanLimitReached', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export type RejectRequestMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type RejectRequestMutation = { readonly rejectChangeRequest: { readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'PlanLimitReached', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };


export const ModeratedRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModeratedRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRequestFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRequestSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"processedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"processedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"statuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<ModeratedRequestsQuery, ModeratedRequestsQueryVariables>;
export const ReviewPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewPlace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"previousId"}},{"kind":"Field","name":{"kind":"Name","value":"nextId"}}]}}]}}]} as unknown as DocumentNode<ReviewPlaceQuery, ReviewPlaceQueryVariables>;
export const VenueChecklistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VenueChecklist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venueChecklist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<VenueChecklistQuery, VenueChecklistQueryVariables>;
export const ApproveRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveChangeRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<ApproveRequestMutation, ApproveRequestMutationVariables>;
export const RejectRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectChangeRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<RejectRequestMutation, RejectRequestMutationVariables>;
export const useModeratedRequestsQuery = /* @__PURE__ */ queryHook(ModeratedRequestsDocument);
export const useModeratedRequestsLazyQuery = /* @__PURE__ */ lazyQueryHook(ModeratedRequestsDocument);
export const useModeratedRequestsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ModeratedRequestsDocument);
export const useReviewPlaceQuery = /* @__PURE__ */ queryHook(ReviewPlaceDocument);
export const useReviewPlaceLazyQuery = /* @__PURE__ */ lazyQueryHook(ReviewPlaceDocument);
export const useReviewPlaceSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ReviewPlaceDocument);
export const useVenueChecklistQuery = /* @__PURE__ */ queryHook(VenueChecklistDocument);
export const useVenueChecklistLazyQuery = /* @__PURE__ */ lazyQueryHook(VenueChecklistDocument);
export const useVenueChecklistSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(VenueChecklistDocument);
export const useApproveRequestMutation = /* @__PURE__ */ mutationHook(ApproveRequestDocument);
export const useRejectRequestMutation = /* @__PURE__ */ mutationHook(RejectRequestDocument);