/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { fragmentHook } from '../../lib/hooks/fragment-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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

/** Size of an event, in people. */
export type CapacityBand =
  | 'FROM_20_TO_50'
  | 'FROM_50_TO_100'
  | 'FROM_100_TO_200'
  | 'OVER_200'
  | 'UP_TO_20';

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

export type SearchFacetsFragment = { readonly promotions: number, readonly regions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly count: number }>, readonly departments: ReadonlyArray<{ readonly code: string, readonly name: string, readonly count: number }>, readonly eventTypes: ReadonlyArray<{ readonly value: EventType, readonly count: number }>, readonly capacityBands: ReadonlyArray<{ readonly value: CapacityBand, readonly count: number }>, readonly categories: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly layouts: ReadonlyArray<{ readonly value: RoomLayout, readonly count: number }>, readonly amenities: ReadonlyArray<{ readonly value: Amenity, readonly count: number }> } & { ' $fragmentName'?: 'SearchFacetsFragment' };

export const SearchFacetsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchFacets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"capacityBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promotions"}}]}}]} as unknown as DocumentNode<SearchFacetsFragment, unknown>;
export const useSearchFacetsFragment = /* @__PURE__ */ fragmentHook(SearchFacetsFragmentDoc, 'SearchFacets');