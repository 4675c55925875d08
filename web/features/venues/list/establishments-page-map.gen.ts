/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { VenueCardFragment } from '../card/venue-card.gen.ts';
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
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

/** A rectangle on the map, in degrees (WGS 84). */
export type BoundsInput = {
  /** The longitude of the eastern edge. */
  readonly east: number;
  /** The latitude of the northern edge. */
  readonly north: number;
  /** The latitude of the southern edge. */
  readonly south: number;
  /** The longitude of the western edge. */
  readonly west: number;
};

/** A range of the number of people at an event. */
export type CapacityBand =
  /** The event has 20 to 50 people. */
  | 'FROM_20_TO_50'
  /** The event has 50 to 100 people. */
  | 'FROM_50_TO_100'
  /** The event has 100 to 200 people. */
  | 'FROM_100_TO_200'
  /** The event has more than 200 people. */
  | 'OVER_200'
  /** The event has up to 20 people. */
  | 'UP_TO_20';

/** The days of an event, or a time in which one takes place. A venue is free where one room that holds the people, or any if none does, is free for all of the event. */
export type DatesInput = {
  /** The days that the event takes. With them, the two days are a time in which it takes place; null = it takes all of their days, or one if there are `weekdays`. */
  readonly days?: number | null | undefined;
  /** The last day, which belongs to it: at most 24 months from today and 31 days in all (92 with `weekdays` or `days`); null = the first. */
  readonly endDate?: string | null | undefined;
  /** By how many days the event may be moved to either side, at most 14. */
  readonly flexibleDays?: number | null | undefined;
  /** If true, venues that are in option, or of which nothing is known, are left out too. */
  readonly onlyAvailable?: boolean | null | undefined;
  /** The first day, today at the earliest. */
  readonly startDate: string;
  /** The days of the week on which the event may begin, 1 (Monday) to 7. With them, the two days are a time in which the event takes place: "a Tuesday in March". */
  readonly weekdays?: ReadonlyArray<number> | null | undefined;
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

/** A point, given as a place or by its coordinates (WGS 84), and the distance from it. */
export type NearInput = {
  /** The greatest distance in kilometres, as the crow flies, 1 to 500; 30 unless given. */
  readonly kilometres?: number | null | undefined;
  /** The latitude of the point. */
  readonly latitude?: number | null | undefined;
  /** The longitude of the point. */
  readonly longitude?: number | null | undefined;
  /** The place whose middle is the point, as `location` takes it; not read where coordinates are given. */
  readonly place?: string | null | undefined;
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

/** The conditions of a search: all of them must hold, and within a list any one. */
export type VenueFilter = {
  /** The venue has all of these services and installations. */
  readonly amenities?: ReadonlyArray<Amenity> | null | undefined;
  /** The venue has at least as many bedrooms. */
  readonly bedrooms?: number | null | undefined;
  /** The venue lies within this part of the map. */
  readonly bounds?: BoundsInput | null | undefined;
  /** The venue has one room that holds as many people, in one of `layouts` when they are given, else in a layout that suits `eventTypes`: seated for seminars, study days and congresses, at table for meals, standing for cocktails. Without either, any layout counts. */
  readonly capacity?: number | null | undefined;
  /** The venue has a room made for an event of that size: one that holds a number within the band, in a layout that counts for `capacity`. */
  readonly capacityBands?: ReadonlyArray<CapacityBand> | null | undefined;
  /** The venue has one of these numbers of stars, 1 to 5. */
  readonly categories?: ReadonlyArray<number> | null | undefined;
  /** The venue is free, in option or unknown at these dates: those that are unavailable are left out. */
  readonly dates?: DatesInput | null | undefined;
  /** The venue is made for one of these events. */
  readonly eventTypes?: ReadonlyArray<EventType> | null | undefined;
  /** The venue is of one of these kinds. */
  readonly kinds?: ReadonlyArray<VenueKind> | null | undefined;
  /** The venue has a room that takes one of these layouts; `capacity` is counted in them. */
  readonly layouts?: ReadonlyArray<RoomLayout> | null | undefined;
  /** The venue lies in one of these regions, departments (by name or code), cities or arrondissements: "Rhône", "69", "Lyon", "Paris 2e". If none of them is a place but they have a meaning ("80 personnes lyon"), they are taken as `text`; so is the name of a commune without venues that is another word ("montagne"). */
  readonly location?: ReadonlyArray<string> | null | undefined;
  /** The venue costs at most as much for each participant before tax, by its `priceFrom`, in cents of euros; venues without a price are left out. */
  readonly maxPricePerPersonCents?: number | null | undefined;
  /** The venue lies within a distance of a point. */
  readonly near?: NearInput | null | undefined;
  /** If true, the venue has a promotion that runs today. */
  readonly promotion?: boolean | null | undefined;
  /** The venue has a room of at least as many square metres; rooms without a known area are left out. */
  readonly roomAreaSqm?: number | null | undefined;
  /** The venue has a railway station within so many minutes, by its own list of ways to get there, whatever the means of travel. */
  readonly stationMinutes?: number | null | undefined;
  /** A free text in French or English, such as "80 personnes lyon piscine". Places, people, areas of rooms, bedrooms, stars, kinds, events, layouts and services in it are conditions, as `parseSearch` tells; its other words are searched in name, city and description. Typing errors are forgiven. */
  readonly text?: string | null | undefined;
};

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

export type ResultAreaQueryVariables = Exact<{
  filter: VenueFilter;
}>;


export type ResultAreaQuery = { readonly searchVenues: { readonly bounds: { readonly north: number, readonly south: number, readonly east: number, readonly west: number } | null } };

export type ResultMarkersQueryVariables = Exact<{
  filter: VenueFilter;
  area: BoundsInput;
  cell: number;
}>;


export type ResultMarkersQuery = { readonly searchVenues: { readonly markers: ReadonlyArray<{ readonly latitude: number, readonly longitude: number, readonly count: number, readonly name: string | null, readonly ids: ReadonlyArray<string>, readonly bounds: { readonly north: number, readonly south: number, readonly east: number, readonly west: number } }> } };

export type CardsByIdQueryVariables = Exact<{
  ids: ReadonlyArray<string>;
}>;


export type CardsByIdQuery = { readonly venueCards: ReadonlyArray<(
    { readonly id: string, readonly slug: string, readonly name: string }
    & { ' $fragmentRefs'?: { 'VenueCardFragment': VenueCardFragment } }
  )> };


export const ResultAreaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResultArea"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VenueFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchVenues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"north"}},{"kind":"Field","name":{"kind":"Name","value":"south"}},{"kind":"Field","name":{"kind":"Name","value":"east"}},{"kind":"Field","name":{"kind":"Name","value":"west"}}]}}]}}]}}]} as unknown as DocumentNode<ResultAreaQuery, ResultAreaQueryVariables>;
export const ResultMarkersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResultMarkers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VenueFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"area"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BoundsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cell"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchVenues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"area"},"value":{"kind":"Variable","name":{"kind":"Name","value":"area"}}},{"kind":"Argument","name":{"kind":"Name","value":"cell"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cell"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ids"}},{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"north"}},{"kind":"Field","name":{"kind":"Name","value":"south"}},{"kind":"Field","name":{"kind":"Name","value":"east"}},{"kind":"Field","name":{"kind":"Name","value":"west"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ResultMarkersQuery, ResultMarkersQueryVariables>;
export const CardsByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardsById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venueCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"roomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"largestRoomByLayout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"isHighlighted"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"promotion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}}]}}]} as unknown as DocumentNode<CardsByIdQuery, CardsByIdQueryVariables>;
export const useResultAreaQuery = /* @__PURE__ */ queryHook(ResultAreaDocument);
export const useResultAreaLazyQuery = /* @__PURE__ */ lazyQueryHook(ResultAreaDocument);
export const useResultAreaSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ResultAreaDocument);
export const useResultMarkersQuery = /* @__PURE__ */ queryHook(ResultMarkersDocument);
export const useResultMarkersLazyQuery = /* @__PURE__ */ lazyQueryHook(ResultMarkersDocument);
export const useResultMarkersSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ResultMarkersDocument);
export const useCardsByIdQuery = /* @__PURE__ */ queryHook(CardsByIdDocument);
export const useCardsByIdLazyQuery = /* @__PURE__ */ lazyQueryHook(CardsByIdDocument);
export const useCardsByIdSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(CardsByIdDocument);