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
/** The status of an account. */
export type AccountStatus =
  /** The user can sign in. */
  | 'APPROVED'
  /** The account is deactivated. */
  | 'INACTIVE'
  /** The registration waits for a decision. */
  | 'PENDING'
  /** The registration was rejected. */
  | 'REJECTED'
  /** An administrator has suspended the user. */
  | 'SUSPENDED';

/** An action on many venues at once. */
export type BulkVenueAction =
  /** The venues are deleted. */
  | 'DELETE'
  /** The venues are published. */
  | 'PUBLISH'
  /** The deleted venues are restored. */
  | 'RESTORE'
  /** The venues are unpublished. */
  | 'UNPUBLISH';

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

/** A kind of professional event. In addresses and REST it is written in lower case with hyphens: `journee-etude`. */
export type EventType =
  /** The event is a conference or a congress. */
  | 'CONFERENCE_CONGRES'
  /** The event is a day delegate meeting. */
  | 'JOURNEE_ETUDE'
  /** The event is one of suppliers. */
  | 'PRESTATAIRES'
  /** The event is a business meal. */
  | 'REPAS_D_AFFAIRE'
  /** The event is a residential seminar. */
  | 'SEMINAIRE_RESIDENTIEL'
  /** The event is a semi-residential seminar. */
  | 'SEMINAIRE_SEMI_RESIDENTIEL'
  /** The event is an evening or a cocktail reception. */
  | 'SOIREE_ET_COCKTAIL';

/** The conditions on the venues of a list. */
export type ManagedVenueFilter = {
  /** The first day, in Paris, on which they were created; null means from the beginning. */
  readonly createdFrom?: string | null | undefined;
  /** Whether the plan of their owner has no room for them and they are hidden; null for both. */
  readonly isBeyondPlan?: boolean | null | undefined;
  /** Whether the public sees them; null for both. */
  readonly isPublic?: boolean | null | undefined;
  /** The id of their owner; null for any. */
  readonly ownerId?: string | null | undefined;
  /** Whether a change waits for a moderator; null for both. */
  readonly pendingChange?: boolean | null | undefined;
  /** The places to keep; null keeps all. */
  readonly places?: ReadonlyArray<VenuePlace> | null | undefined;
  /** The statuses to keep; null keeps all but deleted ones. */
  readonly statuses?: ReadonlyArray<VenueStatus> | null | undefined;
  /** Whether the subscription of their owner has ended and they are hidden; null for both. */
  readonly subscriptionExpired?: boolean | null | undefined;
  /** The words of the name or the city; null finds all. */
  readonly text?: string | null | undefined;
};

/** The order of venues. */
export type ManagedVenueSort =
  /** They are sorted by city. */
  | 'CITY'
  /** They are sorted by city, backwards. */
  | 'CITY_DESC'
  /** They are sorted by name. */
  | 'NAME'
  /** They are sorted by name, backwards. */
  | 'NAME_DESC'
  /** The newest venue comes first. */
  | 'NEWEST'
  /** The oldest venue comes first. */
  | 'OLDEST'
  /** The venue that was changed last comes first. */
  | 'UPDATED'
  /** The venue that was changed last comes last. */
  | 'UPDATED_OLDEST';

/** A layout of a room. */
export type RoomLayout =
  /** The chairs stand around tables for a meal. */
  | 'BANQUET'
  /** The chairs stand around one table. */
  | 'BOARDROOM'
  /** The chairs stand at round tables, open towards the stage. */
  | 'CABARET'
  /** The tables and chairs stand in rows. */
  | 'CLASSROOM'
  /** The guests stand. */
  | 'COCKTAIL'
  /** The chairs stand in rows. */
  | 'THEATRE'
  /** The tables form a U. */
  | 'U_SHAPE';

/** The changes of moderators and administrators to a venue, and its id. A field that is not sent stays as it is. */
export type UpdateVenueStaffInput = {
  /** The id or the slug of the venue. */
  readonly id: string;
  /** Whether it is one of the favourites. */
  readonly isFavourite?: boolean | null | undefined;
  /** Whether it is recommended and stands before others. */
  readonly isFeatured?: boolean | null | undefined;
  /** Whether it is in the slider of the home page. */
  readonly isHomepageSlider?: boolean | null | undefined;
  /** Whether it is on the first page. */
  readonly isPremierPage?: boolean | null | undefined;
  /** Whether it is one of the top 5, where it comes behind those that are there. */
  readonly isTopFive?: boolean | null | undefined;
  /** The id of its owner, for administrators alone; null makes it nobody’s. */
  readonly ownerId?: string | null | undefined;
  /** The version of the venue that was read. */
  readonly version: number;
};

/** The changes of moderators and administrators to venues, and their ids. A field that is not sent stays as it is. */
export type UpdateVenuesStaffInput = {
  /** The ids of the venues, at most 100, each once. */
  readonly ids: ReadonlyArray<string>;
  /** Whether it is one of the favourites. */
  readonly isFavourite?: boolean | null | undefined;
  /** Whether it is recommended and stands before others. */
  readonly isFeatured?: boolean | null | undefined;
  /** Whether it is in the slider of the home page. */
  readonly isHomepageSlider?: boolean | null | undefined;
  /** Whether it is on the first page. */
  readonly isPremierPage?: boolean | null | undefined;
  /** Whether it is one of the top 5, where it comes behind those that are there. */
  readonly isTopFive?: boolean | null | undefined;
  /** The id of its owner, for administrators alone; null makes it nobody’s. */
  readonly ownerId?: string | null | undefined;
};

/** The actions on a venue. */
export type VenueAction =
  /** A moderator accepts it. */
  | 'APPROVE'
  /** It is deleted. */
  | 'DELETE'
  /** Its content is changed. */
  | 'EDIT'
  /** It is shown to the public. */
  | 'PUBLISH'
  /** A moderator rejects it. */
  | 'REJECT'
  /** Its owner asks the moderators to delete it. */
  | 'REQUEST_DELETION'
  /** It is brought back after it was deleted. */
  | 'RESTORE'
  /** It is put before the moderators. */
  | 'SUBMIT'
  /** It is taken from the public site. */
  | 'UNPUBLISH'
  /** It is taken back from the moderators. */
  | 'WITHDRAW';

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

/** A part that the presentation of a venue may lack, in the order in which the parts are best added. */
export type VenueGap =
  /** The accesses are missing. */
  | 'ACCESSES'
  /** The activities for teams are missing. */
  | 'ACTIVITIES'
  /** The street and the number are missing. */
  | 'ADDRESS'
  /** The services and installations are missing. */
  | 'AMENITIES'
  /** The capacities of the rooms are missing. */
  | 'CAPACITIES'
  /** The e-mail address is missing. */
  | 'CONTACT_EMAIL'
  /** The name of the contact person is missing. */
  | 'CONTACT_NAME'
  /** The telephone number is missing. */
  | 'CONTACT_PHONE'
  /** The presentation is missing. */
  | 'DESCRIPTION'
  /** The events that it is made for are missing. */
  | 'EVENT_TYPES'
  /** The presentation is short. */
  | 'LONGER_DESCRIPTION'
  /** There are too few pictures. */
  | 'MORE_PHOTOS'
  /** The titled parts of the presentation are missing. */
  | 'PARAGRAPHS'
  /** A picture is missing. */
  | 'PHOTO'
  /** The points of interest nearby are missing. */
  | 'POINTS_OF_INTEREST'
  /** The exact position on the map is missing. */
  | 'POSITION'
  /** The price list is missing. */
  | 'RATES'
  /** A room is missing. */
  | 'ROOMS'
  /** The web address is missing. */
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

/** A place that the platform gives a venue. */
export type VenuePlace =
  /** The venue is a favourite. */
  | 'FAVOURITE'
  /** The venue is recommended. */
  | 'FEATURED'
  /** The venue is in the slider of the home page. */
  | 'HOMEPAGE_SLIDER'
  /** The venue is on the first page of results. */
  | 'PREMIER_PAGE'
  /** The venue is in the top 5. */
  | 'TOP_FIVE';

/** The status of a venue, of its review, publication and deletion. */
export type VenueStatus =
  /** It is accepted, and not published. */
  | 'APPROVED'
  /** It is deleted, and can be restored for 30 days. */
  | 'DELETED'
  /** It has not been submitted. */
  | 'DRAFT'
  /** It waits for a moderator. */
  | 'PENDING'
  /** It is accepted and published. */
  | 'PUBLISHED'
  /** A moderator has rejected it. */
  | 'REJECTED';

export type AdminVenuesQueryVariables = Exact<{
  filter: ManagedVenueFilter;
  sort: ManagedVenueSort;
  page: number;
  pageSize: number;
}>;


export type AdminVenuesQuery = { readonly managedVenues: { readonly totalCount: number, readonly page: number, readonly pageCount: number, readonly items: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly kind: VenueKind, readonly category: number | null, readonly city: string, readonly status: VenueStatus, readonly rejectionReason: string | null, readonly isPublished: boolean, readonly isPublic: boolean, readonly subscriptionExpired: boolean, readonly isBeyondPlan: boolean, readonly version: number, readonly createdAt: string, readonly changedAt: string, readonly deletedAt: string | null, readonly availableActions: ReadonlyArray<VenueAction>, readonly pendingChange: { readonly id: string, readonly type: ChangeRequestType } | null, readonly completeness: { readonly percent: number }, readonly flags: { readonly isFeatured: boolean, readonly isFavourite: boolean, readonly topFiveOrder: number | null, readonly isPremierPage: boolean, readonly isHomepageSlider: boolean }, readonly owner: { readonly id: string, readonly name: string, readonly companyName: string | null } | null, readonly photo: { readonly id: string, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null } | null }>, readonly statuses: ReadonlyArray<{ readonly status: VenueStatus, readonly count: number }> } };

export type AdminVenueQueryVariables = Exact<{
  id: string;
}>;


export type AdminVenueQuery = { readonly managedVenue: { readonly id: string, readonly slug: string, readonly status: VenueStatus, readonly rejectionReason: string | null, readonly isPublished: boolean, readonly isPublic: boolean, readonly subscriptionExpired: boolean, readonly isBeyondPlan: boolean, readonly version: number, readonly createdAt: string, readonly changedAt: string, readonly approvedAt: string | null, readonly deletedAt: string | null, readonly availableActions: ReadonlyArray<VenueAction>, readonly completeness: { readonly percent: number, readonly missing: ReadonlyArray<VenueGap> }, readonly flags: { readonly isFeatured: boolean, readonly isFavourite: boolean, readonly topFiveOrder: number | null, readonly isPremierPage: boolean, readonly isHomepageSlider: boolean }, readonly owner: { readonly id: string, readonly name: string, readonly companyName: string | null } | null, readonly ownerContact: { readonly email: string, readonly phone: string | null, readonly status: AccountStatus } | null, readonly pendingChange: { readonly id: string, readonly type: ChangeRequestType, readonly submittedAt: string } | null, readonly content: { readonly name: string, readonly kind: VenueKind, readonly category: number | null, readonly city: string, readonly postalCode: string, readonly address: string, readonly bedrooms: number | null, readonly eventTypes: ReadonlyArray<EventType>, readonly homepageImageId: string | null, readonly contactName: string | null, readonly contactEmail: string | null, readonly contactPhone: string | null, readonly website: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> } } | null };

export type VenueHistoryQueryVariables = Exact<{
  filter: ChangeRequestFilter;
}>;


export type VenueHistoryQuery = { readonly changeRequests: { readonly totalCount: number, readonly items: ReadonlyArray<{ readonly id: string, readonly type: ChangeRequestType, readonly status: ChangeRequestStatus, readonly fields: ReadonlyArray<VenueField>, readonly reason: string | null, readonly note: string | null, readonly submittedAt: string, readonly processedAt: string | null, readonly submittedBy: { readonly id: string, readonly name: string } | null, readonly processedBy: { readonly id: string, readonly name: string } | null }> } };

export type OwnerCandidatesQueryVariables = Exact<{
  text: string;
}>;


export type OwnerCandidatesQuery = { readonly ownerCandidates: ReadonlyArray<{ readonly id: string, readonly name: string, readonly companyName: string | null, readonly email: string, readonly venueCount: number }> };

export type SetVenueStaffMutationVariables = Exact<{
  input: UpdateVenueStaffInput;
}>;


export type SetVenueStaffMutation = { readonly updateVenueStaff: { readonly venue: { readonly id: string, readonly version: number } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'PlanLimitReached', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export type SetVenuesStaffMutationVariables = Exact<{
  input: UpdateVenuesStaffInput;
}>;


export type SetVenuesStaffMutation = { readonly updateVenuesStaff: { readonly outcomes: ReadonlyArray<{ readonly id: string, readonly done: boolean, readonly code: string | null }> | null } };

export type ActOnAdminVenuesMutationVariables = Exact<{
  action: BulkVenueAction;
  ids: ReadonlyArray<string>;
}>;


export type ActOnAdminVenuesMutation = { readonly actOnVenues: { readonly outcomes: ReadonlyArray<{ readonly id: string, readonly done: boolean, readonly code: string | null }> | null } };

export type TakeApprovalBackMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type TakeApprovalBackMutation = { readonly rejectVenue: { readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'PlanLimitReached', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };


export const AdminVenuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminVenues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedVenueFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedVenueSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedVenues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionExpired"}},{"kind":"Field","name":{"kind":"Name","value":"isBeyondPlan"}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}},{"kind":"Field","name":{"kind":"Name","value":"topFiveOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isPremierPage"}},{"kind":"Field","name":{"kind":"Name","value":"isHomepageSlider"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"statuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<AdminVenuesQuery, AdminVenuesQueryVariables>;
export const AdminVenueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"subscriptionExpired"}},{"kind":"Field","name":{"kind":"Name","value":"isBeyondPlan"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"approvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}},{"kind":"Field","name":{"kind":"Name","value":"topFiveOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isPremierPage"}},{"kind":"Field","name":{"kind":"Name","value":"isHomepageSlider"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownerContact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"photoId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}}]}}]}}]}}]} as unknown as DocumentNode<AdminVenueQuery, AdminVenueQueryVariables>;
export const VenueHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VenueHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeRequestFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"processedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"processedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<VenueHistoryQuery, VenueHistoryQueryVariables>;
export const OwnerCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnerCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownerCandidates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"venueCount"}}]}}]}}]} as unknown as DocumentNode<OwnerCandidatesQuery, OwnerCandidatesQueryVariables>;
export const SetVenueStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetVenueStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateVenueStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVenueStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SetVenueStaffMutation, SetVenueStaffMutationVariables>;
export const SetVenuesStaffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetVenuesStaff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateVenuesStaffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVenuesStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SetVenuesStaffMutation, SetVenuesStaffMutationVariables>;
export const ActOnAdminVenuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActOnAdminVenues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BulkVenueAction"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actOnVenues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ActOnAdminVenuesMutation, ActOnAdminVenuesMutationVariables>;
export const TakeApprovalBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeApprovalBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<TakeApprovalBackMutation, TakeApprovalBackMutationVariables>;
export const useAdminVenuesQuery = /* @__PURE__ */ queryHook(AdminVenuesDocument);
export const useAdminVenuesLazyQuery = /* @__PURE__ */ lazyQueryHook(AdminVenuesDocument);
export const useAdminVenuesSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(AdminVenuesDocument);
export const useAdminVenueQuery = /* @__PURE__ */ queryHook(AdminVenueDocument);
export const useAdminVenueLazyQuery = /* @__PURE__ */ lazyQueryHook(AdminVenueDocument);
export const useAdminVenueSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(AdminVenueDocument);
export const useVenueHistoryQuery = /* @__PURE__ */ queryHook(VenueHistoryDocument);
export const useVenueHistoryLazyQuery = /* @__PURE__ */ lazyQueryHook(VenueHistoryDocument);
export const useVenueHistorySuspenseQuery = /* @__PURE__ */ suspenseQueryHook(VenueHistoryDocument);
export const useOwnerCandidatesQuery = /* @__PURE__ */ queryHook(OwnerCandidatesDocument);
export const useOwnerCandidatesLazyQuery = /* @__PURE__ */ lazyQueryHook(OwnerCandidatesDocument);
export const useOwnerCandidatesSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(OwnerCandidatesDocument);
export const useSetVenueStaffMutation = /* @__PURE__ */ mutationHook(SetVenueStaffDocument);
export const useSetVenuesStaffMutation = /* @__PURE__ */ mutationHook(SetVenuesStaffDocument);
export const useActOnAdminVenuesMutation = /* @__PURE__ */ mutationHook(ActOnAdminVenuesDocument);
export const useTakeApprovalBackMutation = /* @__PURE__ */ mutationHook(TakeApprovalBackDocument);