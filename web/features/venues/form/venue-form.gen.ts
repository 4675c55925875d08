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

/** A new venue. Its name and its place are enough for a draft: `communeCode`, or `city` with `postalCode`. */
export type CreateVenueInput = {
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
  /** The kind of venue that it is; unchanged if it is not sent. */
  readonly kind?: VenueKind | null | undefined;
  /** The latitude (WGS 84) that somebody has set, with its longitude; both are null for the centre of the commune. */
  readonly latitude?: number | null | undefined;
  /** The longitude (WGS 84) that somebody has set, with its latitude. */
  readonly longitude?: number | null | undefined;
  /** The name, at most 150 characters. */
  readonly name: string;
  /** The id of its owner, for administrators alone; null makes it the caller’s, an administrator’s nobody’s. */
  readonly ownerId?: string | null | undefined;
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
  /** The web address with https: or http:, at most 300 characters; null or empty if there is none. */
  readonly website?: string | null | undefined;
};

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

export type CommunesQueryVariables = Exact<{
  text: string;
}>;


export type CommunesQuery = { readonly communes: ReadonlyArray<{ readonly code: string, readonly name: string, readonly postalCodes: ReadonlyArray<string>, readonly latitude: number, readonly longitude: number, readonly department: { readonly code: string, readonly name: string } }> };

export type SlugProposalQueryVariables = Exact<{
  wish: string;
  venueId?: string | null | undefined;
}>;


export type SlugProposalQuery = { readonly slugProposal: { readonly slug: string, readonly available: boolean, readonly suggestion: string } };

export type CreateVenueMutationVariables = Exact<{
  input: CreateVenueInput;
}>;


export type CreateVenueMutation = { readonly createVenue: { readonly venue: { readonly id: string } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'Forbidden', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'PlanLimitReached', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export type AddressPositionQueryVariables = Exact<{
  address: string;
  communeCode: string;
}>;


export type AddressPositionQuery = { readonly addressPosition: { readonly latitude: number, readonly longitude: number, readonly label: string } | null };


export const CommunesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Communes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"communes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"postalCodes"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]} as unknown as DocumentNode<CommunesQuery, CommunesQueryVariables>;
export const SlugProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlugProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wish"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"venueId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slugProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"wish"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wish"}}},{"kind":"Argument","name":{"kind":"Name","value":"venueId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"venueId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"suggestion"}}]}}]}}]} as unknown as DocumentNode<SlugProposalQuery, SlugProposalQueryVariables>;
export const CreateVenueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateVenueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<CreateVenueMutation, CreateVenueMutationVariables>;
export const AddressPositionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressPosition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"communeCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressPosition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}},{"kind":"Argument","name":{"kind":"Name","value":"communeCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"communeCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<AddressPositionQuery, AddressPositionQueryVariables>;
export const useCommunesQuery = /* @__PURE__ */ queryHook(CommunesDocument);
export const useCommunesLazyQuery = /* @__PURE__ */ lazyQueryHook(CommunesDocument);
export const useCommunesSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(CommunesDocument);
export const useSlugProposalQuery = /* @__PURE__ */ queryHook(SlugProposalDocument);
export const useSlugProposalLazyQuery = /* @__PURE__ */ lazyQueryHook(SlugProposalDocument);
export const useSlugProposalSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(SlugProposalDocument);
export const useCreateVenueMutation = /* @__PURE__ */ mutationHook(CreateVenueDocument);
export const useAddressPositionQuery = /* @__PURE__ */ queryHook(AddressPositionDocument);
export const useAddressPositionLazyQuery = /* @__PURE__ */ lazyQueryHook(AddressPositionDocument);
export const useAddressPositionSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(AddressPositionDocument);