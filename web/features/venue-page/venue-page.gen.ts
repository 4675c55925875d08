/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { fragmentHook } from '../../lib/hooks/fragment-hook.ts';
import { lazyQueryHook } from '../../lib/hooks/lazy-query-hook.ts';
import { queryHook } from '../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What brings people near a venue. */
export type AccessType =
  | 'AIRPORT'
  | 'METRO'
  | 'MOTORWAY'
  | 'PORT'
  | 'STATION'
  | 'TRAM';

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

/** A kind of professional event. In addresses and REST it is written in lower case with hyphens: `journee-etude`. */
export type EventType =
  | 'CONFERENCE_CONGRES'
  | 'JOURNEE_ETUDE'
  | 'PRESTATAIRES'
  | 'REPAS_D_AFFAIRE'
  | 'SEMINAIRE_RESIDENTIEL'
  | 'SEMINAIRE_SEMI_RESIDENTIEL'
  | 'SOIREE_ET_COCKTAIL';

/** How exactly the position on the map is known. */
export type PositionPrecision =
  | 'ADDRESS'
  | 'COMMUNE'
  | 'DEPARTMENT';

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

/** What kind of house a venue is. */
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

export type VenuePageQueryVariables = Exact<{
  slug: string;
}>;


export type VenuePageQuery = { readonly venue: { readonly id: string, readonly slug: string, readonly name: string, readonly kind: VenueKind, readonly category: number | null, readonly city: string, readonly postalCode: string, readonly address: string, readonly latitude: number | null, readonly longitude: number | null, readonly positionPrecision: PositionPrecision, readonly description: string, readonly eventTypes: ReadonlyArray<EventType>, readonly largestRoom: number, readonly roomCount: number, readonly bedrooms: number | null, readonly sleeps: number | null, readonly amenities: ReadonlyArray<Amenity>, readonly homepageImageId: string | null, readonly website: string | null, readonly department: { readonly code: string, readonly name: string }, readonly region: { readonly code: string, readonly name: string }, readonly paragraphs: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly rooms: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string | null, readonly areaSqm: number | null, readonly ceilingHeightM: number | null, readonly daylight: boolean, readonly stepFree: boolean, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }> }>, readonly activities: ReadonlyArray<{ readonly name: string, readonly description: string | null, readonly onSite: boolean }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly pointsOfInterest: ReadonlyArray<{ readonly name: string, readonly distanceKm: number }>, readonly photos: ReadonlyArray<{ readonly id: string, readonly alt: string, readonly url: string, readonly avif: string | null, readonly webp: string | null, readonly width: number, readonly height: number, readonly placeholder: string }>, readonly promotions: ReadonlyArray<{ readonly id: string, readonly title: string, readonly text: string, readonly discountPercent: number | null, readonly priceCents: number | null, readonly vatPercent: number | null, readonly startsOn: string, readonly endsOn: string }> } | null };

export type SimilarVenuesQueryVariables = Exact<{
  slug: string;
}>;


export type SimilarVenuesQuery = { readonly venue: { readonly id: string, readonly similar: ReadonlyArray<(
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'VenueTileFragment': VenueTileFragment } }
    )> } | null };

export type NearVenuesQueryVariables = Exact<{
  location: ReadonlyArray<string> | string;
}>;


export type NearVenuesQuery = { readonly near: { readonly items: ReadonlyArray<(
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'VenueTileFragment': VenueTileFragment } }
    )> }, readonly anywhere: { readonly items: ReadonlyArray<(
      { readonly id: string }
      & { ' $fragmentRefs'?: { 'VenueTileFragment': VenueTileFragment } }
    )> } };

export type VenueTileFragment = { readonly id: string, readonly slug: string, readonly name: string, readonly kind: VenueKind, readonly category: number | null, readonly city: string, readonly largestRoom: number, readonly department: { readonly code: string, readonly name: string }, readonly photo: { readonly id: string, readonly url: string, readonly avif: string | null, readonly webp: string | null, readonly width: number, readonly height: number, readonly placeholder: string } | null } & { ' $fragmentName'?: 'VenueTileFragment' };

export type VenueMovedToQueryVariables = Exact<{
  slug: string;
}>;


export type VenueMovedToQuery = { readonly venueMovedTo: string | null };

export const VenueTileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"largestRoom"}}]}}]} as unknown as DocumentNode<VenueTileFragment, unknown>;
export const VenuePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VenuePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"positionPrecision"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"largestRoom"}},{"kind":"Field","name":{"kind":"Name","value":"roomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"areaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"ceilingHeightM"}},{"kind":"Field","name":{"kind":"Name","value":"daylight"}},{"kind":"Field","name":{"kind":"Name","value":"stepFree"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"onSite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointsOfInterest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"vatPercent"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}}]}}]}}]} as unknown as DocumentNode<VenuePageQuery, VenuePageQueryVariables>;
export const SimilarVenuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimilarVenues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"similar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"count"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueTile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"largestRoom"}}]}}]} as unknown as DocumentNode<SimilarVenuesQuery, SimilarVenuesQueryVariables>;
export const NearVenuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NearVenues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"near"},"name":{"kind":"Name","value":"searchVenues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"location"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueTile"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"anywhere"},"name":{"kind":"Name","value":"searchVenues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"4"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueTile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"largestRoom"}}]}}]} as unknown as DocumentNode<NearVenuesQuery, NearVenuesQueryVariables>;
export const VenueMovedToDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VenueMovedTo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venueMovedTo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}]}]}}]} as unknown as DocumentNode<VenueMovedToQuery, VenueMovedToQueryVariables>;
export const useVenuePageQuery = /* @__PURE__ */ queryHook(VenuePageDocument);
export const useVenuePageLazyQuery = /* @__PURE__ */ lazyQueryHook(VenuePageDocument);
export const useVenuePageSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(VenuePageDocument);
export const useSimilarVenuesQuery = /* @__PURE__ */ queryHook(SimilarVenuesDocument);
export const useSimilarVenuesLazyQuery = /* @__PURE__ */ lazyQueryHook(SimilarVenuesDocument);
export const useSimilarVenuesSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(SimilarVenuesDocument);
export const useNearVenuesQuery = /* @__PURE__ */ queryHook(NearVenuesDocument);
export const useNearVenuesLazyQuery = /* @__PURE__ */ lazyQueryHook(NearVenuesDocument);
export const useNearVenuesSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(NearVenuesDocument);
export const useVenueTileFragment = /* @__PURE__ */ fragmentHook(VenueTileFragmentDoc, 'VenueTile');
export const useVenueMovedToQuery = /* @__PURE__ */ queryHook(VenueMovedToDocument);
export const useVenueMovedToLazyQuery = /* @__PURE__ */ lazyQueryHook(VenueMovedToDocument);
export const useVenueMovedToSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(VenueMovedToDocument);