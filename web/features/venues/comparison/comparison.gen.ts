/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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

/** A currency by its code of ISO 4217. */
export type Currency =
  /** The euro, of 100 cents. */
  | 'EUR';

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

export type ComparisonQueryVariables = Exact<{
  slugs: ReadonlyArray<string>;
}>;


export type ComparisonQuery = { readonly venues: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly kind: VenueKind, readonly category: number | null, readonly city: string, readonly homepageImageId: string | null, readonly eventTypes: ReadonlyArray<EventType>, readonly roomCount: number, readonly bedrooms: number | null, readonly sleeps: number | null, readonly amenities: ReadonlyArray<Amenity>, readonly department: { readonly code: string, readonly name: string }, readonly photos: ReadonlyArray<{ readonly id: string, readonly alt: string, readonly url: string, readonly avif: string | null, readonly webp: string | null, readonly width: number, readonly height: number, readonly placeholder: string }>, readonly priceFrom: { readonly kind: RateKind, readonly price: { readonly amount: number, readonly currency: Currency } } | null, readonly capacities: ReadonlyArray<{ readonly layout: RoomLayout, readonly capacity: number }>, readonly activities: ReadonlyArray<{ readonly name: string }>, readonly accesses: ReadonlyArray<{ readonly type: AccessType, readonly name: string, readonly minutes: number, readonly mode: TravelMode }>, readonly promotions: ReadonlyArray<{ readonly id: string, readonly title: string, readonly endsOn: string }> }> };


export const ComparisonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Comparison"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slugs"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slugs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slugs"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homepageImageId"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"roomCount"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sleeps"}},{"kind":"Field","name":{"kind":"Name","value":"capacities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}}]}}]}}]} as unknown as DocumentNode<ComparisonQuery, ComparisonQueryVariables>;
export const useComparisonQuery = /* @__PURE__ */ queryHook(ComparisonDocument);
export const useComparisonLazyQuery = /* @__PURE__ */ lazyQueryHook(ComparisonDocument);
export const useComparisonSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ComparisonDocument);