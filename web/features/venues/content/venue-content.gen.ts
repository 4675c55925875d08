/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Errors_Conflict_Fragment, Errors_Forbidden_Fragment, Errors_NotFound_Fragment, Errors_PlanLimitReached_Fragment, Errors_ValidationFailed_Fragment } from '../../../lib/forms.gen.ts';
import { fragmentHook } from '../../../lib/hooks/fragment-hook.ts';
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { mutationHook } from '../../../lib/hooks/mutation-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A station, airport or road near a venue. */
export type AccessInput = {
  /** Minutes from there to the venue, 1 to 600. */
  readonly minutes: number;
  /** How one covers the way. */
  readonly mode: TravelMode;
  /** Its name, at most 150 characters. */
  readonly name: string;
  /** What it is. */
  readonly type: AccessType;
};

/** What brings people near a venue. */
export type AccessType =
  | 'AIRPORT'
  | 'METRO'
  | 'MOTORWAY'
  | 'PORT'
  | 'STATION'
  | 'TRAM';

/** Something that a team can do there. */
export type ActivityInput = {
  /** A few words about it, at most 500 characters; null = none. */
  readonly description?: string | null | undefined;
  /** Its name, at most 150 characters. */
  readonly name: string;
  /** Whether it happens at the venue itself; not sent = no. */
  readonly onSite?: boolean | null | undefined;
};

/** A service or an installation of a venue. */
export type Amenity =
  | 'AIR_CONDITIONING'
  | 'BAR'
  | 'CATERING'
  | 'CHARGING_STATION'
  | 'CONCIERGE'
  | 'DANCE_FLOOR'
  | 'EXCLUSIVE_HIRE'
  | 'FITNESS'
  | 'GARDEN'
  | 'GOLF'
  | 'HELIPAD'
  | 'INDOOR_POOL'
  | 'LIFT'
  | 'MOUNTAIN_VIEW'
  | 'OUTDOOR_POOL'
  | 'PARKING'
  | 'PETS_ALLOWED'
  | 'PROJECTOR'
  | 'RESTAURANT'
  | 'ROOM_SERVICE'
  | 'SEA_VIEW'
  | 'SECLUDED'
  | 'SHUTTLE'
  | 'SOUND_SYSTEM'
  | 'SPA'
  | 'STAGE'
  | 'STEP_FREE_ACCESS'
  | 'TECHNICIAN'
  | 'TENNIS'
  | 'TERRACE'
  | 'VIDEO_CONFERENCE'
  | 'WIFI';

/** What can be done with a change request. */
export type ChangeRequestAction =
  /** A moderator accepts it. */
  | 'APPROVE'
  /** A moderator rejects it. */
  | 'REJECT'
  /** Its sender takes it back. */
  | 'WITHDRAW';

/** What became of a change request. */
export type ChangeRequestStatus =
  /** A moderator has accepted it. */
  | 'APPROVED'
  /** It waits for a moderator. */
  | 'PENDING'
  /** A moderator has rejected it. */
  | 'REJECTED'
  /** Its sender has taken it back. */
  | 'WITHDRAWN';

/** What a change request asks for. */
export type ChangeRequestType =
  /** The venue shall be accepted. */
  | 'CREATION'
  /** The venue shall be deleted. */
  | 'DELETION'
  /** The venue shall be changed. */
  | 'UPDATE';

/** A kind of professional event. In addresses and REST it is written in lower case with hyphens: `journee-etude`. */
export type EventType =
  | 'CONFERENCE_CONGRES'
  | 'JOURNEE_ETUDE'
  | 'PRESTATAIRES'
  | 'REPAS_D_AFFAIRE'
  | 'SEMINAIRE_RESIDENTIEL'
  | 'SEMINAIRE_SEMI_RESIDENTIEL'
  | 'SOIREE_ET_COCKTAIL';

/** People that a room holds in one layout. */
export type LayoutCapacityInput = {
  /** People, 1 to 20000. */
  readonly capacity: number;
  /** The layout. */
  readonly layout: RoomLayout;
};

/** A titled part of the presentation of a venue. */
export type ParagraphInput = {
  /** Plain text, at most 4000 characters. */
  readonly text: string;
  /** Title, at most 150 characters. */
  readonly title: string;
};

/** Something worth a visit near a venue. */
export type PointOfInterestInput = {
  /** Distance in kilometres, 0 to 500. */
  readonly distanceKm: number;
  /** Its name, at most 150 characters. */
  readonly name: string;
};

/** How exactly the position on the map is known. */
export type PositionPrecision =
  | 'ADDRESS'
  | 'COMMUNE'
  | 'DEPARTMENT';

/** How far the moderators are with a venue. */
export type ReviewStatus =
  /** A moderator has accepted it. */
  | 'APPROVED'
  /** It has not been submitted. */
  | 'DRAFT'
  /** It waits for a moderator. */
  | 'PENDING'
  /** A moderator has rejected it. */
  | 'REJECTED';

/** A room of a venue. */
export type RoomInput = {
  /** Area in square metres; null = unknown. */
  readonly areaSqm?: number | null | undefined;
  /** The layouts that it takes, each once. */
  readonly capacities?: ReadonlyArray<LayoutCapacityInput>;
  /** Height under the ceiling in metres; null = unknown. */
  readonly ceilingHeightM?: number | null | undefined;
  /** Whether daylight comes in; not sent = no. */
  readonly daylight?: boolean | null | undefined;
  /** A few words about it, at most 1000 characters; null = none. */
  readonly description?: string | null | undefined;
  /** Name, at most 100 characters. */
  readonly name: string;
  /** Whether it can be reached without a step; not sent = no. */
  readonly stepFree?: boolean | null | undefined;
};

/** How a room is set up. */
export type RoomLayout =
  | 'BANQUET'
  | 'BOARDROOM'
  | 'CABARET'
  | 'CLASSROOM'
  | 'COCKTAIL'
  | 'THEATRE'
  | 'U_SHAPE';

/** How one gets from an access point to the venue. */
export type TravelMode =
  | 'CAR'
  | 'TRANSIT'
  | 'WALK';

/** What changes of a venue, and of which. What is not sent stays as it is. */
export type UpdateVenueInput = {
  /** How one gets there, at most 20; not sent = it stays. */
  readonly accesses?: ReadonlyArray<AccessInput> | null | undefined;
  /** What a team can do there, at most 30; not sent = it stays. */
  readonly activities?: ReadonlyArray<ActivityInput> | null | undefined;
  /** Street and number, at most 300 characters; not sent = it stays. */
  readonly address?: string | null | undefined;
  /** Services and installations; not sent = it stays. */
  readonly amenities?: ReadonlyArray<Amenity> | null | undefined;
  /** Bedrooms; null = none or unknown. */
  readonly bedrooms?: number | null | undefined;
  /** Stars, 1 to 5; null = none or unknown. */
  readonly category?: number | null | undefined;
  /** From when guests may arrive, HH:MM; null or empty = none. */
  readonly checkInTime?: string | null | undefined;
  /** Until when guests leave, HH:MM; null or empty = none. */
  readonly checkOutTime?: string | null | undefined;
  /** Name of the commune as it is written by hand: with the postal code it leads to a `communeCode`. */
  readonly city?: string | null | undefined;
  /** A word to the moderators where it becomes a request, at most 1000 characters; null if there is none. */
  readonly comment?: string | null | undefined;
  /** INSEE code of the commune or arrondissement, as `communes` gives it. It goes before `city`; not sent = by `city`. */
  readonly communeCode?: string | null | undefined;
  /** E-mail address, at most 254 characters; null or empty = none. */
  readonly contactEmail?: string | null | undefined;
  /** Fax number; null or empty = none. */
  readonly contactFax?: string | null | undefined;
  /** Whom to ask for, at most 150 characters; null or empty = none. */
  readonly contactName?: string | null | undefined;
  /** Telephone number; null or empty = none. */
  readonly contactPhone?: string | null | undefined;
  /** Presentation, plain text, at most 10000 characters; not sent = it stays. */
  readonly description?: string | null | undefined;
  /** The events that it is made for; not sent = it stays. */
  readonly eventTypes?: ReadonlyArray<EventType> | null | undefined;
  /** The id or the slug of the venue. */
  readonly id: string;
  /** What kind of venue it is; not sent = it stays. */
  readonly kind?: VenueKind | null | undefined;
  /** Latitude (WGS 84) of the platform, with its longitude; both null = the centre of the commune. */
  readonly latitude?: number | null | undefined;
  /** Longitude (WGS 84) of the platform, with its latitude. */
  readonly longitude?: number | null | undefined;
  /** Name, at most 150 characters; not sent = it stays. */
  readonly name?: string | null | undefined;
  /** Titled parts of the presentation, at most 12; not sent = it stays. */
  readonly paragraphs?: ReadonlyArray<ParagraphInput> | null | undefined;
  /** What is nearby, at most 20; not sent = it stays. */
  readonly pointsOfInterest?: ReadonlyArray<PointOfInterestInput> | null | undefined;
  /** Postal code, five digits; not sent = it stays. */
  readonly postalCode?: string | null | undefined;
  /** All rooms in their order, at most 60; not sent = it stays. */
  readonly rooms?: ReadonlyArray<RoomInput> | null | undefined;
  /** People who can sleep there; null = none or unknown. */
  readonly sleeps?: number | null | undefined;
  /** Wished last part of its address, at most 80 characters, lower-case letters, digits and hyphens; empty = made of name and city; not sent = it stays. */
  readonly slug?: string | null | undefined;
  /** Free keywords, at most 30 of 50 characters; not sent = it stays. */
  readonly tags?: ReadonlyArray<string> | null | undefined;
  /** The version of the venue that was read. */
  readonly version: number;
  /** Web address with https: or http:, at most 300 characters; null or empty = none. */
  readonly website?: string | null | undefined;
};

/** What can be done with a venue. */
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

/** Something that can be changed of a venue. */
export type VenueField =
  | 'ACCESSES'
  | 'ACTIVITIES'
  | 'ADDRESS'
  | 'AMENITIES'
  | 'BEDROOMS'
  | 'CATEGORY'
  | 'CHECK_IN_TIME'
  | 'CHECK_OUT_TIME'
  | 'CITY'
  | 'CONTACT_EMAIL'
  | 'CONTACT_FAX'
  | 'CONTACT_NAME'
  | 'CONTACT_PHONE'
  | 'DESCRIPTION'
  | 'EVENT_TYPES'
  | 'HOMEPAGE_IMAGE'
  | 'KIND'
  | 'NAME'
  | 'PARAGRAPHS'
  | 'PHOTOS'
  | 'POINTS_OF_INTEREST'
  | 'POSITION'
  | 'ROOMS'
  | 'SLEEPS'
  | 'SLUG'
  | 'TAGS'
  | 'WEBSITE';

/** What the presentation of a venue may lack, in the order in which it is best added. */
export type VenueGap =
  | 'ACCESSES'
  | 'ACTIVITIES'
  | 'ADDRESS'
  | 'AMENITIES'
  | 'CAPACITIES'
  | 'CONTACT_EMAIL'
  | 'CONTACT_NAME'
  | 'CONTACT_PHONE'
  | 'DESCRIPTION'
  | 'EVENT_TYPES'
  | 'LONGER_DESCRIPTION'
  | 'MORE_PHOTOS'
  | 'PARAGRAPHS'
  | 'PHOTO'
  | 'POINTS_OF_INTEREST'
  | 'POSITION'
  | 'ROOMS'
  | 'WEBSITE';

/** What kind of venue a venue is. */
export type VenueKind =
  | 'BARGE'
  | 'CHATEAU'
  | 'CONGRESS_CENTRE'
  | 'COUNTRY_ESTATE'
  | 'HOTEL'
  | 'INDUSTRIAL_HALL'
  | 'LOFT'
  | 'MOUNTAIN_LODGE'
  | 'RESTAURANT'
  | 'SEASIDE'
  | 'TOWNHOUSE'
  | 'VINEYARD';

/** Review, publication and deletion of a venue in one word. */
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

export type ManagedVenueQueryVariables = Exact<{
  id: string;
}>;


export type ManagedVenueQuery = { readonly managedVenue: { readonly id: string, readonly slug: string, readonly status: VenueStatus, readonly reviewStatus: ReviewStatus, readonly rejectionReason: string | null, readonly isPublic: boolean, readonly version: number, readonly updatedAt: string, readonly availableActions: ReadonlyArray<VenueAction>, readonly completeness: { readonly percent: number, readonly missing: ReadonlyArray<VenueGap>, readonly next: VenueGap | null, readonly required: ReadonlyArray<VenueGap> }, readonly content: { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> }, readonly pendingChange: { readonly id: string, readonly type: ChangeRequestType, readonly submittedAt: string } | null } | null };

export type UpdateVenueMutationVariables = Exact<{
  input: UpdateVenueInput;
}>;


export type UpdateVenueMutation = { readonly updateVenue: { readonly venue: { readonly id: string, readonly slug: string, readonly status: VenueStatus, readonly reviewStatus: ReviewStatus, readonly rejectionReason: string | null, readonly isPublic: boolean, readonly version: number, readonly updatedAt: string, readonly availableActions: ReadonlyArray<VenueAction>, readonly completeness: { readonly percent: number, readonly missing: ReadonlyArray<VenueGap>, readonly next: VenueGap | null, readonly required: ReadonlyArray<VenueGap> }, readonly content: { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> }, readonly pendingChange: { readonly id: string, readonly type: ChangeRequestType, readonly submittedAt: string } | null } | null, readonly changeRequest: { readonly id: string } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'PlanLimitReached', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export type SubmitVenueMutationVariables = Exact<{
  id: string;
}>;


export type SubmitVenueMutation = { readonly submitVenue: { readonly venue: { readonly id: string, readonly slug: string, readonly status: VenueStatus, readonly reviewStatus: ReviewStatus, readonly rejectionReason: string | null, readonly isPublic: boolean, readonly version: number, readonly updatedAt: string, readonly availableActions: ReadonlyArray<VenueAction>, readonly completeness: { readonly percent: number, readonly missing: ReadonlyArray<VenueGap>, readonly next: VenueGap | null, readonly required: ReadonlyArray<VenueGap> }, readonly content: { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> }, readonly pendingChange: { readonly id: string, readonly type: ChangeRequestType, readonly submittedAt: string } | null } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'PlanLimitReached', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export type ChangeRequestQueryVariables = Exact<{
  id: string;
}>;


export type ChangeRequestQuery = { readonly changeRequest: { readonly id: string, readonly type: ChangeRequestType, readonly status: ChangeRequestStatus, readonly fields: ReadonlyArray<VenueField>, readonly conflicts: ReadonlyArray<VenueField>, readonly reason: string | null, readonly note: string | null, readonly comment: string | null, readonly submittedAt: string, readonly processedAt: string | null, readonly version: number, readonly availableActions: ReadonlyArray<ChangeRequestAction>, readonly submittedBy: { readonly id: string, readonly name: string, readonly companyName: string | null } | null, readonly processedBy: { readonly id: string, readonly name: string } | null, readonly venue: { readonly id: string, readonly slug: string, readonly name: string, readonly city: string }, readonly before: { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> }, readonly now: { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> } | null, readonly after: { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> } } | null };

export type EditedVenueFragment = { readonly id: string, readonly slug: string, readonly status: VenueStatus, readonly reviewStatus: ReviewStatus, readonly rejectionReason: string | null, readonly isPublic: boolean, readonly version: number, readonly updatedAt: string, readonly availableActions: ReadonlyArray<VenueAction>, readonly completeness: { readonly percent: number, readonly missing: ReadonlyArray<VenueGap>, readonly next: VenueGap | null, readonly required: ReadonlyArray<VenueGap> }, readonly content: { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> }, readonly pendingChange: { readonly id: string, readonly type: ChangeRequestType, readonly submittedAt: string } | null } & { ' $fragmentName'?: 'EditedVenueFragment' };

export type VenueContentPartsFragment = { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> } & { ' $fragmentName'?: 'VenueContentPartsFragment' };

export const VenueContentPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueContentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"communeCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"positionPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkOutTime"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactFax"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"areaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeightM"}},{"kind":"Field","name":{"kind":"Name","value":"daylight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsOfInterest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"onSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"photoId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}}]}}]} as unknown as DocumentNode<VenueContentPartsFragment, unknown>;
export const EditedVenueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedVenue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedVenue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reviewStatus"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueContentParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueContentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"communeCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"positionPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkOutTime"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactFax"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"areaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeightM"}},{"kind":"Field","name":{"kind":"Name","value":"daylight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsOfInterest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"onSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"photoId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}}]}}]} as unknown as DocumentNode<EditedVenueFragment, unknown>;
export const ManagedVenueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedVenue"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueContentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"communeCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"positionPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkOutTime"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactFax"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"areaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeightM"}},{"kind":"Field","name":{"kind":"Name","value":"daylight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsOfInterest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"onSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"photoId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedVenue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedVenue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reviewStatus"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueContentParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}}]} as unknown as DocumentNode<ManagedVenueQuery, ManagedVenueQueryVariables>;
export const UpdateVenueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateVenueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedVenue"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"changeRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueContentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"communeCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"positionPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkOutTime"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactFax"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"areaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeightM"}},{"kind":"Field","name":{"kind":"Name","value":"daylight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsOfInterest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"onSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"photoId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedVenue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedVenue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reviewStatus"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueContentParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<UpdateVenueMutation, UpdateVenueMutationVariables>;
export const SubmitVenueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedVenue"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueContentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"communeCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"positionPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkOutTime"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactFax"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"areaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeightM"}},{"kind":"Field","name":{"kind":"Name","value":"daylight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsOfInterest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"onSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"photoId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedVenue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedVenue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reviewStatus"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueContentParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SubmitVenueMutation, SubmitVenueMutationVariables>;
export const ChangeRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"processedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"processedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueContentParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueContentParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueContentParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueContentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"communeCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"positionPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkOutTime"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactFax"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"areaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeightM"}},{"kind":"Field","name":{"kind":"Name","value":"daylight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsOfInterest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"onSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"photoId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}}]}}]} as unknown as DocumentNode<ChangeRequestQuery, ChangeRequestQueryVariables>;
export const useManagedVenueQuery = /* @__PURE__ */ queryHook(ManagedVenueDocument);
export const useManagedVenueLazyQuery = /* @__PURE__ */ lazyQueryHook(ManagedVenueDocument);
export const useManagedVenueSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ManagedVenueDocument);
export const useUpdateVenueMutation = /* @__PURE__ */ mutationHook(UpdateVenueDocument);
export const useSubmitVenueMutation = /* @__PURE__ */ mutationHook(SubmitVenueDocument);
export const useChangeRequestQuery = /* @__PURE__ */ queryHook(ChangeRequestDocument);
export const useChangeRequestLazyQuery = /* @__PURE__ */ lazyQueryHook(ChangeRequestDocument);
export const useChangeRequestSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ChangeRequestDocument);
export const useEditedVenueFragment = /* @__PURE__ */ fragmentHook(EditedVenueFragmentDoc, 'EditedVenue');
export const useVenueContentPartsFragment = /* @__PURE__ */ fragmentHook(VenueContentPartsFragmentDoc, 'VenueContentParts');