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

/** A new venue. Its name and its place are enough for a draft: `communeCode`, or `city` with `postalCode`. */
export type CreateVenueInput = {
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
  /** What kind of venue it is; not sent = it stays. */
  readonly kind?: VenueKind | null | undefined;
  /** Latitude (WGS 84) of the platform, with its longitude; both null = the centre of the commune. */
  readonly latitude?: number | null | undefined;
  /** Longitude (WGS 84) of the platform, with its latitude. */
  readonly longitude?: number | null | undefined;
  /** Name, at most 150 characters. */
  readonly name: string;
  /** The id of its owner, for administrators alone; null makes it the caller’s, an administrator’s nobody’s. */
  readonly ownerId?: string | null | undefined;
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
  /** Web address with https: or http:, at most 300 characters; null or empty = none. */
  readonly website?: string | null | undefined;
};

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