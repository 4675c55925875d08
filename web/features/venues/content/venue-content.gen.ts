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
  /** The number of minutes from there to the venue, 1 to 600. */
  readonly minutes: number;
  /** The means of travel. */
  readonly mode: TravelMode;
  /** Its name, at most 150 characters. */
  readonly name: string;
  /** The kind of the access. */
  readonly type: AccessType;
};

/** The kind of a station, airport or road near a venue. */
export type AccessType =
  /** The access is an airport. */
  | 'AIRPORT'
  /** The access is a metro station. */
  | 'METRO'
  /** The access is a motorway exit. */
  | 'MOTORWAY'
  /** The access is a port. */
  | 'PORT'
  /** The access is a railway station. */
  | 'STATION'
  /** The access is a tram stop. */
  | 'TRAM';

/** An activity for teams at the venue. */
export type ActivityInput = {
  /** A short description of it, at most 500 characters; null if there is none. */
  readonly description?: string | null | undefined;
  /** Its name, at most 150 characters. */
  readonly name: string;
  /** Whether it happens at the venue itself; false if it is not sent. */
  readonly onSite?: boolean | null | undefined;
};

/** A service or an installation of a venue. */
export type Amenity =
  /** The venue has air conditioning. */
  | 'AIR_CONDITIONING'
  /** The venue has a bar. */
  | 'BAR'
  /** The venue offers catering. */
  | 'CATERING'
  /** The venue has a charging station for electric cars. */
  | 'CHARGING_STATION'
  /** The venue has a concierge. */
  | 'CONCIERGE'
  /** The venue has a dance floor. */
  | 'DANCE_FLOOR'
  /** The venue can be hired as a whole. */
  | 'EXCLUSIVE_HIRE'
  /** The venue has a fitness room. */
  | 'FITNESS'
  /** The venue has a garden or a park. */
  | 'GARDEN'
  /** The venue has a golf course. */
  | 'GOLF'
  /** The venue has a helipad. */
  | 'HELIPAD'
  /** The venue has an indoor pool. */
  | 'INDOOR_POOL'
  /** The venue has a lift. */
  | 'LIFT'
  /** The venue has a view of the mountains. */
  | 'MOUNTAIN_VIEW'
  /** The venue has an outdoor pool. */
  | 'OUTDOOR_POOL'
  /** The venue has a car park. */
  | 'PARKING'
  /** The venue allows pets. */
  | 'PETS_ALLOWED'
  /** The venue has a projector. */
  | 'PROJECTOR'
  /** The venue has a restaurant. */
  | 'RESTAURANT'
  /** The venue has room service. */
  | 'ROOM_SERVICE'
  /** The venue has a view of the sea. */
  | 'SEA_VIEW'
  /** The venue is secluded. */
  | 'SECLUDED'
  /** The venue has a shuttle. */
  | 'SHUTTLE'
  /** The venue has a sound system. */
  | 'SOUND_SYSTEM'
  /** The venue has a spa. */
  | 'SPA'
  /** The venue has a stage. */
  | 'STAGE'
  /** The venue can be reached without a step. */
  | 'STEP_FREE_ACCESS'
  /** The venue has a technician on site. */
  | 'TECHNICIAN'
  /** The venue has a tennis court. */
  | 'TENNIS'
  /** The venue has a terrace. */
  | 'TERRACE'
  /** The venue has equipment for video conferences. */
  | 'VIDEO_CONFERENCE'
  /** The venue has wireless internet. */
  | 'WIFI';

/** The actions on a change request. */
export type ChangeRequestAction =
  /** A moderator accepts it. */
  | 'APPROVE'
  /** A moderator rejects it. */
  | 'REJECT'
  /** Its sender takes it back. */
  | 'WITHDRAW';

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

/** The number of people that a room holds in one layout. */
export type LayoutCapacityInput = {
  /** The number of people, 1 to 20000. */
  readonly capacity: number;
  /** The layout. */
  readonly layout: RoomLayout;
};

/** How many people share a bedroom. */
export type Occupancy =
  /** One person has a bedroom. */
  | 'SINGLE'
  /** Two people share a bedroom. */
  | 'TWIN';

/** A titled part of the presentation of a venue. */
export type ParagraphInput = {
  /** The text, plain text, at most 4000 characters. */
  readonly text: string;
  /** The title, at most 150 characters. */
  readonly title: string;
};

/** A point of interest near a venue. */
export type PointOfInterestInput = {
  /** The distance in kilometres, 0 to 500. */
  readonly distanceKm: number;
  /** Its name, at most 150 characters. */
  readonly name: string;
};

/** The precision of a position on the map. */
export type PositionPrecision =
  /** The position is that of the address. */
  | 'ADDRESS'
  /** The position is the centre of the commune. */
  | 'COMMUNE'
  /** The position is the centre of the department. */
  | 'DEPARTMENT';

/** A part of what a rate pays for, with its price. */
export type PricedComponentInput = {
  /** What it is. */
  readonly component: RateComponent;
  /** The price of all of them before tax in cents of euros, at most 10000000. */
  readonly netCents: number;
  /** How many of it, 1 to 9. */
  readonly quantity?: number;
  /** The rate of its tax in percent: 0, 2.1, 5.5, 10, 20. */
  readonly vatPercent: number;
};

/** A part of what a rate pays for. */
export type RateComponent =
  /** A coffee break. */
  | 'BREAK'
  /** Breakfast. */
  | 'BREAKFAST'
  /** A cocktail reception. */
  | 'COCKTAIL'
  /** Dinner. */
  | 'DINNER'
  /** Drinks. */
  | 'DRINKS'
  /** Lunch. */
  | 'LUNCH'
  /** A night. */
  | 'NIGHT'
  /** Something else. */
  | 'OTHER'
  /** A meeting room. */
  | 'ROOM_HIRE'
  /** A screen or projector. */
  | 'SCREEN'
  /** Coffee at the arrival. */
  | 'WELCOME_COFFEE';

/** A rate of a price list. What does not belong to its kind is not kept. */
export type RateInput = {
  /** What it contains: at least one component, each once. */
  readonly components: ReadonlyArray<PricedComponentInput>;
  /** What it is for. */
  readonly kind: RateKind;
  /** Its name, at most 80 characters; required for extras. */
  readonly label?: string | null | undefined;
  /** How many people share a bedroom; of rates with a night. */
  readonly occupancy?: Occupancy | null | undefined;
  /** The name of the room that is hired, at most 100 characters; null = all of them. */
  readonly roomName?: string | null | undefined;
  /** The smallest group for which it holds; null = no limit. */
  readonly smallestGroup?: number | null | undefined;
  /** What it is paid for; required for extras. */
  readonly unit?: RateUnit | null | undefined;
  /** The first day on which it holds; null = no limit. */
  readonly validFrom?: string | null | undefined;
  /** The last day on which it holds; null = no limit. */
  readonly validTo?: string | null | undefined;
  /** The days of the week on which it holds, 1 (Monday) to 7, each once; empty = every day. */
  readonly weekdays?: ReadonlyArray<number>;
};

/** What a rate of a price list is for. What a package contains is told by its components. */
export type RateKind =
  /** A cocktail reception, a person. */
  | 'COCKTAIL'
  /** A package for a day ("journée d’étude"), a person. */
  | 'DAY_DELEGATE'
  /** A meal, a person. */
  | 'DINNER'
  /** Something that can be added, by its own unit. */
  | 'EXTRA'
  /** A package for half a day ("demi-journée d’étude"), a person. */
  | 'HALF_DAY_DELEGATE'
  /** A package for a day with the night and all meals, a person and night. */
  | 'RESIDENTIAL'
  /** The hire of a room for a day. */
  | 'ROOM_DAY'
  /** The hire of a room for an evening. */
  | 'ROOM_EVENING'
  /** The hire of a room for half a day. */
  | 'ROOM_HALF_DAY'
  /** A package for a day with the night ("semi-résidentiel"), a person and night. */
  | 'SEMI_RESIDENTIAL';

/** What an extra is paid for. */
export type RateUnit =
  /** It is paid once. */
  | 'FLAT'
  /** It is paid for each day. */
  | 'PER_DAY'
  /** It is paid for each person. */
  | 'PER_PERSON';

/** The status of the review of a venue. */
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
  /** The area in square metres; null if it is unknown. */
  readonly areaSqm?: number | null | undefined;
  /** The layouts that it takes, each once. */
  readonly capacities?: ReadonlyArray<LayoutCapacityInput>;
  /** The height of the ceiling in metres; null if it is unknown. */
  readonly ceilingHeightM?: number | null | undefined;
  /** Whether daylight comes in; false if it is not sent. */
  readonly daylight?: boolean | null | undefined;
  /** A short description of it, at most 1000 characters; null if there is none. */
  readonly description?: string | null | undefined;
  /** The name, at most 100 characters. */
  readonly name: string;
  /** Whether it can be reached without a step; false if it is not sent. */
  readonly stepFree?: boolean | null | undefined;
};

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

/** A means of travel from an access point to the venue. */
export type TravelMode =
  /** People go by car. */
  | 'CAR'
  /** People go by public transport. */
  | 'TRANSIT'
  /** People walk. */
  | 'WALK';

/** The changes to a venue, and its id. A field that is not sent stays as it is. */
export type UpdateVenueInput = {
  /** The accesses to the venue, at most 20; unchanged if it is not sent. */
  readonly accesses?: ReadonlyArray<AccessInput> | null | undefined;
  /** The activities for teams at the venue, at most 30; unchanged if it is not sent. */
  readonly activities?: ReadonlyArray<ActivityInput> | null | undefined;
  /** The street and the number, at most 300 characters; unchanged if it is not sent. */
  readonly address?: string | null | undefined;
  /** The services and installations; unchanged if it is not sent. */
  readonly amenities?: ReadonlyArray<Amenity> | null | undefined;
  /** The number of bedrooms; null if there is none or it is unknown. */
  readonly bedrooms?: number | null | undefined;
  /** The number of stars, 1 to 5; null if there is none or it is unknown. */
  readonly category?: number | null | undefined;
  /** The time from which guests may arrive, HH:MM; null or empty if there is none. */
  readonly checkInTime?: string | null | undefined;
  /** The time by which guests leave, HH:MM; null or empty if there is none. */
  readonly checkOutTime?: string | null | undefined;
  /** The name of the commune as it is written by hand: with the postal code it leads to a `communeCode`. */
  readonly city?: string | null | undefined;
  /** A word to the moderators where it becomes a request, at most 1000 characters; null if there is none. */
  readonly comment?: string | null | undefined;
  /** The INSEE code of the commune or arrondissement, as `communes` gives it. It takes precedence over `city`, which is used if it is not sent. */
  readonly communeCode?: string | null | undefined;
  /** The e-mail address, at most 254 characters; null or empty if there is none. */
  readonly contactEmail?: string | null | undefined;
  /** The fax number; null or empty if there is none. */
  readonly contactFax?: string | null | undefined;
  /** The name of the contact person, at most 150 characters; null or empty if there is none. */
  readonly contactName?: string | null | undefined;
  /** The telephone number; null or empty if there is none. */
  readonly contactPhone?: string | null | undefined;
  /** The presentation, plain text, at most 10000 characters; unchanged if it is not sent. */
  readonly description?: string | null | undefined;
  /** The events that it is made for; unchanged if it is not sent. */
  readonly eventTypes?: ReadonlyArray<EventType> | null | undefined;
  /** The id or the slug of the venue. */
  readonly id: string;
  /** The kind of venue that it is; unchanged if it is not sent. */
  readonly kind?: VenueKind | null | undefined;
  /** The latitude (WGS 84) that somebody has set, with its longitude; both are null for the centre of the commune. */
  readonly latitude?: number | null | undefined;
  /** The longitude (WGS 84) that somebody has set, with its latitude. */
  readonly longitude?: number | null | undefined;
  /** The name, at most 150 characters; unchanged if it is not sent. */
  readonly name?: string | null | undefined;
  /** The titled parts of the presentation, at most 12; unchanged if it is not sent. */
  readonly paragraphs?: ReadonlyArray<ParagraphInput> | null | undefined;
  /** The points of interest nearby, at most 20; unchanged if it is not sent. */
  readonly pointsOfInterest?: ReadonlyArray<PointOfInterestInput> | null | undefined;
  /** The postal code, five digits; unchanged if it is not sent. */
  readonly postalCode?: string | null | undefined;
  /** The price list, at most 40 rates; unchanged if it is not sent. */
  readonly rates?: ReadonlyArray<RateInput> | null | undefined;
  /** The rooms in their order, at most 60; unchanged if it is not sent. */
  readonly rooms?: ReadonlyArray<RoomInput> | null | undefined;
  /** The number of people who can sleep there; null if there is none or it is unknown. */
  readonly sleeps?: number | null | undefined;
  /** The wished last part of its address, at most 80 characters, lower-case letters, digits and hyphens; empty for one made of name and city; unchanged if it is not sent. */
  readonly slug?: string | null | undefined;
  /** The free keywords, at most 30 of 50 characters; unchanged if it is not sent. */
  readonly tags?: ReadonlyArray<string> | null | undefined;
  /** The version of the venue that was read. */
  readonly version: number;
  /** The web address with https: or http:, at most 300 characters; null or empty if there is none. */
  readonly website?: string | null | undefined;
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

export type ManagedVenueQueryVariables = Exact<{
  id: string;
}>;


export type ManagedVenueQuery = { readonly managedVenue: { readonly id: string, readonly slug: string, readonly status: VenueStatus, readonly reviewStatus: ReviewStatus, readonly rejectionReason: string | null, readonly isPublic: boolean, readonly version: number, readonly changedAt: string, readonly availableActions: ReadonlyArray<VenueAction>, readonly completeness: { readonly percent: number, readonly missing: ReadonlyArray<VenueGap>, readonly next: VenueGap | null, readonly required: ReadonlyArray<VenueGap> }, readonly content: { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly rates: ReadonlyArray<{ readonly kind: RateKind, readonly label: string | null, readonly roomName: string | null, readonly occupancy: Occupancy | null, readonly unit: RateUnit | null, readonly validFrom: string | null, readonly validTo: string | null, readonly weekdays: ReadonlyArray<number>, readonly smallestGroup: number | null, readonly components: ReadonlyArray<{ readonly component: RateComponent, readonly quantity: number, readonly netCents: number, readonly vatPercent: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> }, readonly pendingChange: { readonly id: string, readonly type: ChangeRequestType, readonly submittedAt: string } | null } | null };

export type UpdateVenueMutationVariables = Exact<{
  input: UpdateVenueInput;
}>;


export type UpdateVenueMutation = { readonly updateVenue: { readonly venue: { readonly id: string, readonly slug: string, readonly status: VenueStatus, readonly reviewStatus: ReviewStatus, readonly rejectionReason: string | null, readonly isPublic: boolean, readonly version: number, readonly changedAt: string, readonly availableActions: ReadonlyArray<VenueAction>, readonly completeness: { readonly percent: number, readonly missing: ReadonlyArray<VenueGap>, readonly next: VenueGap | null, readonly required: ReadonlyArray<VenueGap> }, readonly content: { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly rates: ReadonlyArray<{ readonly kind: RateKind, readonly label: string | null, readonly roomName: string | null, readonly occupancy: Occupancy | null, readonly unit: RateUnit | null, readonly validFrom: string | null, readonly validTo: string | null, readonly weekdays: ReadonlyArray<number>, readonly smallestGroup: number | null, readonly components: ReadonlyArray<{ readonly component: RateComponent, readonly quantity: number, readonly netCents: number, readonly vatPercent: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> }, readonly pendingChange: { readonly id: string, readonly type: ChangeRequestType, readonly submittedAt: string } | null } | null, readonly changeRequest: { readonly id: string } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'PlanLimitReached', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export type SubmitVenueMutationVariables = Exact<{
  id: string;
}>;


export type SubmitVenueMutation = { readonly submitVenue: { readonly venue: { readonly id: string, readonly slug: string, readonly status: VenueStatus, readonly reviewStatus: ReviewStatus, readonly rejectionReason: string | null, readonly isPublic: boolean, readonly version: number, readonly changedAt: string, readonly availableActions: ReadonlyArray<VenueAction>, readonly completeness: { readonly percent: number, readonly missing: ReadonlyArray<VenueGap>, readonly next: VenueGap | null, readonly required: ReadonlyArray<VenueGap> }, readonly content: { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly rates: ReadonlyArray<{ readonly kind: RateKind, readonly label: string | null, readonly roomName: string | null, readonly occupancy: Occupancy | null, readonly unit: RateUnit | null, readonly validFrom: string | null, readonly validTo: string | null, readonly weekdays: ReadonlyArray<number>, readonly smallestGroup: number | null, readonly components: ReadonlyArray<{ readonly component: RateComponent, readonly quantity: number, readonly netCents: number, readonly vatPercent: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> }, readonly pendingChange: { readonly id: string, readonly type: ChangeRequestType, readonly submittedAt: string } | null } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'PlanLimitReached', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export type ChangeRequestQueryVariables = Exact<{
  id: string;
}>;


export type ChangeRequestQuery = { readonly changeRequest: { readonly id: string, readonly type: ChangeRequestType, readonly status: ChangeRequestStatus, readonly fields: ReadonlyArray<VenueField>, readonly conflicts: ReadonlyArray<VenueField>, readonly reason: string | null, readonly note: string | null, readonly comment: string | null, readonly submittedAt: string, readonly processedAt: string | null, readonly version: number, readonly availableActions: ReadonlyArray<ChangeRequestAction>, readonly submittedBy: { readonly id: string, readonly name: string, readonly companyName: string | null } | null, readonly processedBy: { readonly id: string, readonly name: string } | null, readonly venue: { readonly id: string, readonly slug: string, readonly name: string, readonly city: string }, readonly before: { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly rates: ReadonlyArray<{ readonly kind: RateKind, readonly label: string | null, readonly roomName: string | null, readonly occupancy: Occupancy | null, readonly unit: RateUnit | null, readonly validFrom: string | null, readonly validTo: string | null, readonly weekdays: ReadonlyArray<number>, readonly smallestGroup: number | null, readonly components: ReadonlyArray<{ readonly component: RateComponent, readonly quantity: number, readonly netCents: number, readonly vatPercent: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> }, readonly now: { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly rates: ReadonlyArray<{ readonly kind: RateKind, readonly label: string | null, readonly roomName: string | null, readonly occupancy: Occupancy | null, readonly unit: RateUnit | null, readonly validFrom: string | null, readonly validTo: string | null, readonly weekdays: ReadonlyArray<number>, readonly smallestGroup: number | null, readonly components: ReadonlyArray<{ readonly component: RateComponent, readonly quantity: number, readonly netCents: number, readonly vatPercent: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> } | null, readonly after: { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly rates: ReadonlyArray<{ readonly kind: RateKind, readonly label: string | null, readonly roomName: string | null, readonly occupancy: Occupancy | null, readonly unit: RateUnit | null, readonly validFrom: string | null, readonly validTo: string | null, readonly weekdays: ReadonlyArray<number>, readonly smallestGroup: number | null, readonly components: ReadonlyArray<{ readonly component: RateComponent, readonly quantity: number, readonly netCents: number, readonly vatPercent: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> } } | null };

export type EditedVenueFragment = { readonly id: string, readonly slug: string, readonly status: VenueStatus, readonly reviewStatus: ReviewStatus, readonly rejectionReason: string | null, readonly isPublic: boolean, readonly version: number, readonly changedAt: string, readonly availableActions: ReadonlyArray<VenueAction>, readonly completeness: { readonly percent: number, readonly missing: ReadonlyArray<VenueGap>, readonly next: VenueGap | null, readonly required: ReadonlyArray<VenueGap> }, readonly content: { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly rates: ReadonlyArray<{ readonly kind: RateKind, readonly label: string | null, readonly roomName: string | null, readonly occupancy: Occupancy | null, readonly unit: RateUnit | null, readonly validFrom: string | null, readonly validTo: string | null, readonly weekdays: ReadonlyArray<number>, readonly smallestGroup: number | null, readonly components: ReadonlyArray<{ readonly component: RateComponent, readonly quantity: number, readonly netCents: number, readonly vatPercent: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> }, readonly pendingChange: { readonly id: string, readonly type: ChangeRequestType, readonly submittedAt: string } | null } & { ' $fragmentName'?: 'EditedVenueFragment' };

export type VenueContentPartsFragment = { readonly name: string, readonly slug: string, readonly kind: VenueKind, readonly category: number | null, readonly description: string, readonly address: string, readonly postalCode: string, readonly communeCode: string, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly bedrooms: number | null, readonly sleeps: number | null, readonly checkInTime: string | null, readonly checkOutTime: string | null, readonly contactName: string | null, readonly contactPhone: string | null, readonly contactFax: string | null, readonly contactEmail: string | null, readonly website: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly amenities: ReadonlyArray<Amenity>, readonly tags: ReadonlyArray<string>, readonly homepageImageId: string | null, readonly rooms: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly rates: ReadonlyArray<{ readonly kind: RateKind, readonly label: string | null, readonly roomName: string | null, readonly occupancy: Occupancy | null, readonly unit: RateUnit | null, readonly validFrom: string | null, readonly validTo: string | null, readonly weekdays: ReadonlyArray<number>, readonly smallestGroup: number | null, readonly components: ReadonlyArray<{ readonly component: RateComponent, readonly quantity: number, readonly netCents: number, readonly vatPercent: number }> }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly photos: ReadonlyArray<{ readonly alt: string, readonly isPending: boolean | null, readonly url: string, readonly width: number, readonly height: number, readonly placeholder: string, readonly avif: string | null, readonly webp: string | null, readonly photoId: string }> } & { ' $fragmentName'?: 'VenueContentPartsFragment' };

export const VenueContentPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueContentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"communeCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"positionPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkOutTime"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactFax"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"areaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeightM"}},{"kind":"Field","name":{"kind":"Name","value":"daylight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"netCents"}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"smallestGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsOfInterest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"onSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"photoId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}}]}}]} as unknown as DocumentNode<VenueContentPartsFragment, unknown>;
export const EditedVenueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedVenue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Venue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reviewStatus"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueContentParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueContentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"communeCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"positionPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkOutTime"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactFax"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"areaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeightM"}},{"kind":"Field","name":{"kind":"Name","value":"daylight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"netCents"}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"smallestGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsOfInterest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"onSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"photoId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}}]}}]} as unknown as DocumentNode<EditedVenueFragment, unknown>;
export const ManagedVenueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManagedVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedVenue"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueContentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"communeCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"positionPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkOutTime"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactFax"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"areaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeightM"}},{"kind":"Field","name":{"kind":"Name","value":"daylight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"netCents"}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"smallestGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsOfInterest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"onSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"photoId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedVenue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Venue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reviewStatus"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueContentParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}}]} as unknown as DocumentNode<ManagedVenueQuery, ManagedVenueQueryVariables>;
export const UpdateVenueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateVenueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedVenue"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"changeRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueContentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"communeCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"positionPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkOutTime"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactFax"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"areaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeightM"}},{"kind":"Field","name":{"kind":"Name","value":"daylight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"netCents"}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"smallestGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsOfInterest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"onSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"photoId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedVenue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Venue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reviewStatus"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueContentParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<UpdateVenueMutation, UpdateVenueMutationVariables>;
export const SubmitVenueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedVenue"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueContentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"communeCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"positionPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkOutTime"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactFax"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"areaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeightM"}},{"kind":"Field","name":{"kind":"Name","value":"daylight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"netCents"}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"smallestGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsOfInterest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"onSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"photoId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedVenue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Venue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reviewStatus"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"completeness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueContentParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pendingChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SubmitVenueMutation, SubmitVenueMutationVariables>;
export const ChangeRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"processedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"availableActions"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"processedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueContentParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"now"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueContentParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueContentParts"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueContentParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueContent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"communeCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"positionPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTime"}},{"kind":"Field","name":{"kind":"Name","value":"checkOutTime"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactPhone"}},{"kind":"Field","name":{"kind":"Name","value":"contactFax"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"areaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeightM"}},{"kind":"Field","name":{"kind":"Name","value":"daylight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"components"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"component"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"netCents"}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"smallestGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsOfInterest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"onSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"photoId"},"name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}}]}}]} as unknown as DocumentNode<ChangeRequestQuery, ChangeRequestQueryVariables>;
export const useManagedVenueQuery = /* @__PURE__ */ queryHook(ManagedVenueDocument);
export const useManagedVenueLazyQuery = /* @__PURE__ */ lazyQueryHook(ManagedVenueDocument);
export const useManagedVenueSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ManagedVenueDocument);
export const useUpdateVenueMutation = /* @__PURE__ */ mutationHook(UpdateVenueDocument);
export const useSubmitVenueMutation = /* @__PURE__ */ mutationHook(SubmitVenueDocument);
export const useChangeRequestQuery = /* @__PURE__ */ queryHook(ChangeRequestDocument);
export const useChangeRequestLazyQuery = /* @__PURE__ */ lazyQueryHook(ChangeRequestDocument);
export const useChangeRequestSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ChangeRequestDocument);
export const useEditedVenueFragment = /* @__PURE__ */ fragmentHook<EditedVenueFragment>();
export const useVenueContentPartsFragment = /* @__PURE__ */ fragmentHook<VenueContentPartsFragment>();