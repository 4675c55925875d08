/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { SearchReadingFragment } from '../../search/search-reading.gen.ts';
import type { SearchFacetsFragment } from '../../search/search-facets.gen.ts';
import type { VenueCardFragment } from '../card/venue-card.gen.ts';
import type { DifferenceFragment } from '../../search/near-misses.gen.ts';
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

/** Whether a venue is free. */
export type AvailabilityState =
  /** It is free. */
  | 'FREE'
  /** It is held for somebody, and may become free. */
  | 'OPTION'
  /** It is taken or closed. */
  | 'UNAVAILABLE'
  /** Its calendar has not been kept for some time. */
  | 'UNKNOWN';

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

/** The order of the venues that a search finds. */
export type VenueSort =
  /** The smallest venues come first, by their largest room in a layout that counts for `capacity`. */
  | 'CAPACITY'
  /** The largest venues come first, by their largest room in a layout that counts for `capacity`. */
  | 'CAPACITY_DESC'
  /** Venues without stars come first, then those with the fewest. */
  | 'CATEGORY'
  /** Venues with the most stars come first. */
  | 'CATEGORY_DESC'
  /** Venues are ordered by their name, from A to Z. */
  | 'NAME'
  /** Venues are ordered by their name, from Z to A. */
  | 'NAME_DESC'
  /** The venues that were entered last come first. */
  | 'NEWEST'
  /** The venues that were entered first come first. */
  | 'OLDEST'
  /** The cheapest venues come first, by `priceFrom`; those without a price come last. */
  | 'PRICE'
  /** The dearest venues come first, by `priceFrom`; those without a price come last. */
  | 'PRICE_DESC'
  /** The venues that fit the text best come first; without a text, the most prominent ones. With dates, those that are free come before those in option, and these before the unknown ones. */
  | 'RELEVANCE';

export type EstablishmentsQueryVariables = Exact<{
  filter: VenueFilter;
  sort: VenueSort;
  page: number;
  pageSize: number;
}>;


export type EstablishmentsQuery = { readonly searchVenues: { readonly totalCount: number, readonly page: number, readonly pageCount: number, readonly unknownLocations: ReadonlyArray<string>, readonly relaxed: ReadonlyArray<SearchCondition>, readonly knownLocations: ReadonlyArray<{ readonly text: string, readonly label: string }>, readonly parsed: { readonly capacity: number | null, readonly roomAreaSqm: number | null, readonly bedrooms: number | null, readonly categories: ReadonlyArray<number>, readonly eventTypes: ReadonlyArray<EventType>, readonly layouts: ReadonlyArray<RoomLayout>, readonly rest: string, readonly maxPricePerPerson: { readonly amount: number } | null, readonly totalBudget: { readonly amount: number } | null, readonly dates: { readonly startDate: string, readonly endDate: string, readonly flexibleDays: number, readonly weekdays: ReadonlyArray<number>, readonly days: number | null } | null, readonly parts: ReadonlyArray<{ readonly condition: SearchCondition | null, readonly text: string }>, readonly places: ReadonlyArray<{ readonly text: string, readonly label: string, readonly misspelt: boolean, readonly near: boolean, readonly alternatives: ReadonlyArray<{ readonly label: string }> }> } | null, readonly facets: { readonly promotions: number, readonly regions: ReadonlyArray<{ readonly code: string, readonly name: string, readonly count: number }>, readonly departments: ReadonlyArray<{ readonly code: string, readonly name: string, readonly count: number }>, readonly kinds: ReadonlyArray<{ readonly value: VenueKind, readonly count: number }>, readonly eventTypes: ReadonlyArray<{ readonly value: EventType, readonly count: number }>, readonly capacityBands: ReadonlyArray<{ readonly value: CapacityBand, readonly count: number }>, readonly categories: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly layouts: ReadonlyArray<{ readonly value: RoomLayout, readonly count: number }>, readonly roomAreas: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly bedrooms: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly stationMinutes: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly pricePerPerson: ReadonlyArray<{ readonly count: number, readonly value: { readonly amount: number } }>, readonly amenities: ReadonlyArray<{ readonly value: Amenity, readonly count: number }>, readonly availabilities: ReadonlyArray<{ readonly value: AvailabilityState, readonly count: number }> }, readonly items: ReadonlyArray<(
      { readonly id: string, readonly slug: string, readonly name: string, readonly latitude: number | null, readonly longitude: number | null }
      & { ' $fragmentRefs'?: { 'VenueCardFragment': VenueCardFragment } }
    )>, readonly availabilities: ReadonlyArray<{ readonly state: AvailabilityState, readonly startDate: string | null, readonly endDate: string | null }>, readonly nearMisses: ReadonlyArray<{ readonly venue: (
        { readonly id: string, readonly slug: string, readonly name: string, readonly kind: VenueKind, readonly city: string, readonly latitude: number | null, readonly longitude: number | null, readonly department: { readonly code: string, readonly name: string }, readonly priceFrom: { readonly kind: RateKind } | null }
        & { ' $fragmentRefs'?: { 'VenueCardFragment': VenueCardFragment } }
      ), readonly differences: ReadonlyArray<{ readonly condition: SearchCondition, readonly place: string | null, readonly kilometres: number | null, readonly asked: number | null, readonly found: number | null, readonly layout: RoomLayout | null, readonly amenities: ReadonlyArray<Amenity> | null, readonly askedPrice: { readonly amount: number } | null, readonly price: { readonly amount: number } | null }>, readonly availability: { readonly state: AvailabilityState, readonly startDate: string | null, readonly endDate: string | null } | null }> } };


export const EstablishmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Establishments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VenueFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VenueSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchVenues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageCount"}},{"kind":"Field","name":{"kind":"Name","value":"unknownLocations"}},{"kind":"Field","name":{"kind":"Name","value":"knownLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"relaxed"}},{"kind":"Field","name":{"kind":"Name","value":"parsed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchReading"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchFacets"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availabilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearMisses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VenueCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Difference"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"availability"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchReading"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ParsedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"roomAreaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"maxPricePerPerson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"flexibleDays"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"layouts"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"misspelt"}},{"kind":"Field","name":{"kind":"Name","value":"near"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchFacets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Facets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"capacityBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layouts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roomAreas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stationMinutes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pricePerPerson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promotions"}},{"kind":"Field","name":{"kind":"Name","value":"availabilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VenueCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VenueCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"avif"}},{"kind":"Field","name":{"kind":"Name","value":"webp"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"roomCount"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"largestRoomByLayout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"isHighlighted"}},{"kind":"Field","name":{"kind":"Name","value":"priceFrom"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"promotion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"discountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Difference"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchDifference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"kilometres"}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"found"}},{"kind":"Field","name":{"kind":"Name","value":"askedPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}}]}}]} as unknown as DocumentNode<EstablishmentsQuery, EstablishmentsQueryVariables>;
export const useEstablishmentsQuery = /* @__PURE__ */ queryHook(EstablishmentsDocument);
export const useEstablishmentsLazyQuery = /* @__PURE__ */ lazyQueryHook(EstablishmentsDocument);
export const useEstablishmentsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(EstablishmentsDocument);