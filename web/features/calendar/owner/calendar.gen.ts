/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Errors_Conflict_Fragment, Errors_NotFound_Fragment, Errors_ValidationFailed_Fragment } from '../../../lib/forms.gen.ts';
import { lazyQueryHook } from '../../../lib/hooks/lazy-query-hook.ts';
import { mutationHook } from '../../../lib/hooks/mutation-hook.ts';
import { queryHook } from '../../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** How a closure comes again. */
export type CalendarRepetition =
  /** In each week, on some of its days. */
  | 'WEEKLY'
  /** Each year on the same dates. */
  | 'YEARLY';

/** Who has written an entry of a calendar. */
export type CalendarSource =
  /** A calendar of another program that is linked. */
  | 'CALENDAR'
  /** Somebody who manages the venue. */
  | 'OWNER'
  /** The answer to a quote request, or the choice of one. */
  | 'QUOTE';

/** What an entry of a calendar does with its time. */
export type CalendarState =
  /** It is taken by an event. */
  | 'BOOKED'
  /** Nothing takes place. */
  | 'CLOSED'
  /** It is held for an event until a day, and free again after it. */
  | 'OPTION';

/** The half of a day. */
export type HalfDay =
  /** The second half, with the evening. */
  | 'AFTERNOON'
  /** The first half. */
  | 'MORNING';

/** The object that a mutation is about. */
export type IdInput = {
  /** The id of the object. */
  readonly id: string;
};

/** Half days of a venue or of one of its rooms that are taken, held or closed. */
export type SaveCalendarEntryInput = {
  /** The half with which the last day ends. */
  readonly endHalf?: HalfDay;
  /** The last day, which belongs to it; today or later, unless it comes again or its dates do not change. */
  readonly endsOn: string;
  /** The id; null for a new one. */
  readonly id?: string | null | undefined;
  /** A note for those who manage the venue, at most 500 characters; null = none. */
  readonly note?: string | null | undefined;
  /** The last day of an option, after which its time is free; null for all else. */
  readonly optionUntil?: string | null | undefined;
  /** How a closure comes again; null if it does not. */
  readonly repeats?: CalendarRepetition | null | undefined;
  /** The last day on which a closure begins again, at most 10 years later; null if it does not. */
  readonly repeatsUntil?: string | null | undefined;
  /** The id of the room; null for the whole venue. */
  readonly roomId?: string | null | undefined;
  /** The half with which the first day begins. */
  readonly startHalf?: HalfDay;
  /** The first day. */
  readonly startsOn: string;
  /** What it does with its time. */
  readonly state: CalendarState;
  /** The id of the venue; that of an existing entry does not change. */
  readonly venueId: string;
  /** The version that the change was made from; null for a new one. */
  readonly version?: number | null | undefined;
  /** The days of the week on which a weekly closure begins, 1 (Monday) to 7; empty = that of its first day. */
  readonly weekdays?: ReadonlyArray<number>;
};

/** The object that a mutation changes, and the version of it that the client knows. */
export type VersionedInput = {
  /** The id of the object. */
  readonly id: string;
  /** The version that was read. Conflict: the object has changed since. */
  readonly version: number;
};

export type OwnerCalendarQueryVariables = Exact<{
  id: string;
  from: string;
  to: string;
}>;


export type OwnerCalendarQuery = { readonly managedVenue: { readonly id: string, readonly name: string, readonly rooms: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null, readonly venueCalendar: { readonly venueId: string, readonly confirmedAt: string | null, readonly isCurrent: boolean, readonly entries: ReadonlyArray<{ readonly id: string, readonly roomId: string | null, readonly state: CalendarState, readonly startsOn: string, readonly startHalf: HalfDay, readonly endsOn: string, readonly endHalf: HalfDay, readonly optionUntil: string | null, readonly isExpired: boolean, readonly repeats: CalendarRepetition | null, readonly weekdays: ReadonlyArray<number>, readonly repeatsUntil: string | null, readonly note: string | null, readonly source: CalendarSource, readonly calendarName: string | null, readonly version: number, readonly quoteRequest: { readonly id: string, readonly reference: string } | null, readonly periods: ReadonlyArray<{ readonly startsOn: string, readonly startHalf: HalfDay, readonly endsOn: string, readonly endHalf: HalfDay }> }> } | null };

export type SaveCalendarEntryMutationVariables = Exact<{
  input: SaveCalendarEntryInput;
}>;


export type SaveCalendarEntryMutation = { readonly saveCalendarEntry: { readonly entry: { readonly id: string } | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
      | { readonly __typename: 'ValidationFailed', readonly code: string, readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
    > } };

export type DeleteCalendarEntryMutationVariables = Exact<{
  input: VersionedInput;
}>;


export type DeleteCalendarEntryMutation = { readonly deleteCalendarEntry: { readonly deletedId: string | null, readonly errors: ReadonlyArray<
      | { readonly __typename: 'Conflict', readonly code: string }
      | { readonly __typename: 'NotFound', readonly code: string }
    > } };

export type ConfirmCalendarMutationVariables = Exact<{
  input: IdInput;
}>;


export type ConfirmCalendarMutation = { readonly confirmCalendar: { readonly confirmedAt: string | null, readonly errors: ReadonlyArray<{ readonly __typename: 'NotFound', readonly code: string }> } };


export const OwnerCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnerCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedVenue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"venueCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"venueId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"venueId"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startHalf"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endHalf"}},{"kind":"Field","name":{"kind":"Name","value":"optionUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"repeats"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"repeatsUntil"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"calendarName"}},{"kind":"Field","name":{"kind":"Name","value":"quoteRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"startHalf"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endHalf"}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnerCalendarQuery, OwnerCalendarQueryVariables>;
export const SaveCalendarEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCalendarEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCalendarEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCalendarEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SaveCalendarEntryMutation, SaveCalendarEntryMutationVariables>;
export const DeleteCalendarEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCalendarEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VersionedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCalendarEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<DeleteCalendarEntryMutation, DeleteCalendarEntryMutationVariables>;
export const ConfirmCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Errors"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Errors"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<ConfirmCalendarMutation, ConfirmCalendarMutationVariables>;
export const useOwnerCalendarQuery = /* @__PURE__ */ queryHook(OwnerCalendarDocument);
export const useOwnerCalendarLazyQuery = /* @__PURE__ */ lazyQueryHook(OwnerCalendarDocument);
export const useOwnerCalendarSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(OwnerCalendarDocument);
export const useSaveCalendarEntryMutation = /* @__PURE__ */ mutationHook(SaveCalendarEntryDocument);
export const useDeleteCalendarEntryMutation = /* @__PURE__ */ mutationHook(DeleteCalendarEntryDocument);
export const useConfirmCalendarMutation = /* @__PURE__ */ mutationHook(ConfirmCalendarDocument);