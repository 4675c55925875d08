/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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

/** The kind of thing that a suggestion leads to. */
export type SuggestionType =
  /** It leads to the venues of a city or an arrondissement. */
  | 'CITY'
  /** It leads to the venues of a department. */
  | 'DEPARTMENT'
  /** It leads to the venues of a region. */
  | 'REGION'
  /** It leads to the page of a venue. */
  | 'VENUE';

export type SuggestionsQueryVariables = Exact<{
  text: string;
  whole: string;
}>;


export type SuggestionsQuery = { readonly parseSearch: { readonly capacity: number | null, readonly roomAreaSqm: number | null, readonly bedrooms: number | null, readonly categories: ReadonlyArray<number>, readonly eventTypes: ReadonlyArray<EventType>, readonly layouts: ReadonlyArray<RoomLayout>, readonly rest: string, readonly maxPricePerPerson: { readonly amount: number } | null, readonly totalBudget: { readonly amount: number } | null, readonly dates: { readonly startDate: string, readonly endDate: string, readonly flexibleDays: number, readonly weekdays: ReadonlyArray<number>, readonly days: number | null } | null, readonly parts: ReadonlyArray<{ readonly condition: SearchCondition | null, readonly text: string }>, readonly places: ReadonlyArray<{ readonly text: string, readonly label: string, readonly misspelt: boolean, readonly near: boolean, readonly alternatives: ReadonlyArray<{ readonly label: string }> }> }, readonly suggestions: { readonly cities: ReadonlyArray<{ readonly type: SuggestionType, readonly label: string, readonly detail: string | null, readonly count: number, readonly slug: string | null }>, readonly departments: ReadonlyArray<{ readonly type: SuggestionType, readonly label: string, readonly detail: string | null, readonly count: number, readonly slug: string | null }>, readonly regions: ReadonlyArray<{ readonly type: SuggestionType, readonly label: string, readonly detail: string | null, readonly count: number, readonly slug: string | null }>, readonly venues: ReadonlyArray<{ readonly type: SuggestionType, readonly label: string, readonly detail: string | null, readonly count: number, readonly slug: string | null }> } };


export const SuggestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"whole"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parseSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"whole"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"roomAreaSqm"}},{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"categories"}},{"kind":"Field","name":{"kind":"Name","value":"maxPricePerPerson"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalBudget"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"flexibleDays"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"layouts"}},{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"parts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"places"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"misspelt"}},{"kind":"Field","name":{"kind":"Name","value":"near"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"venues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<SuggestionsQuery, SuggestionsQueryVariables>;
export const useSuggestionsQuery = /* @__PURE__ */ queryHook(SuggestionsDocument);
export const useSuggestionsLazyQuery = /* @__PURE__ */ lazyQueryHook(SuggestionsDocument);
export const useSuggestionsSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(SuggestionsDocument);