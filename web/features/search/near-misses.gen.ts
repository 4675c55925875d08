/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { fragmentHook } from '../../lib/hooks/fragment-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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

/** A condition of a search, by its text or by a filter. */
export type SearchCondition =
  /** The venue has the services and installations. */
  | 'AMENITY'
  /** The venue has as many bedrooms. */
  | 'BEDROOMS'
  /** The venue costs at most as much for each participant. */
  | 'BUDGET'
  /** The venue has a room for as many people. */
  | 'CAPACITY'
  /** The venue may be free at the dates. */
  | 'DATES'
  /** The venue lies within the distance of the point. */
  | 'DISTANCE'
  /** The venue is made for the event. */
  | 'EVENT_TYPE'
  /** The venue is of the kind. */
  | 'KIND'
  /** The venue is by a lake. */
  | 'LAKE'
  /** The venue has a room that takes the layout. */
  | 'LAYOUT'
  /** The venue lies in the part of the map. */
  | 'MAP_AREA'
  /** The venue lies in the place. */
  | 'PLACE'
  /** The venue has a promotion that runs today. */
  | 'PROMOTION'
  /** The venue has a room of as many square metres. */
  | 'ROOM_AREA'
  /** The venue is by the sea. */
  | 'SEA'
  /** The venue has the number of stars. */
  | 'STARS'
  /** The venue is as close to a railway station. */
  | 'STATION'
  /** The venue is by a river, a lake or the sea. */
  | 'WATERSIDE'
  /** The words without a known meaning are found in the venue. */
  | 'WORDS';

export type DifferenceFragment = { readonly condition: SearchCondition, readonly place: string | null, readonly kilometres: number | null, readonly asked: number | null, readonly found: number | null, readonly layout: RoomLayout | null, readonly amenities: ReadonlyArray<Amenity> | null, readonly askedPrice: { readonly amount: number } | null, readonly price: { readonly amount: number } | null } & { ' $fragmentName'?: 'DifferenceFragment' };

export const DifferenceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"kilometres"}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"askedPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}}]}}]} as unknown as DocumentNode<DifferenceFragment, unknown>;
export const useDifferenceFragment = /* @__PURE__ */ fragmentHook<DifferenceFragment>();