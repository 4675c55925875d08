/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
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

export type ComparisonQueryVariables = Exact<{
  slugs: ReadonlyArray<string> | string;
}>;


export type ComparisonQuery = { readonly venues: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly kind: VenueKind, readonly category: number | null, readonly city: string, readonly homepageImageId: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly roomCount: number, readonly bedrooms: number | null, readonly sleeps: number | null, readonly amenities: ReadonlyArray<Amenity>, readonly department: { readonly code: string, readonly name: string }, readonly photos: ReadonlyArray<{ readonly id: string, readonly alt: string, readonly url: string, readonly avif: string | null, readonly webp: string | null, readonly width: number, readonly height: number, readonly placeholder: string }>, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }>, readonly activities: ReadonlyArray<{ readonly name: string }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly promotions: ReadonlyArray<{ readonly id: string, readonly title: string, readonly endsOn: string }> }> };


export const ComparisonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Comparison"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slugs"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slugs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slugs"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"roomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}}]}}]}}]} as unknown as DocumentNode<ComparisonQuery, ComparisonQueryVariables>;
export const useComparisonQuery = /* @__PURE__ */ queryHook(ComparisonDocument);
export const useComparisonLazyQuery = /* @__PURE__ */ lazyQueryHook(ComparisonDocument);
export const useComparisonSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ComparisonDocument);