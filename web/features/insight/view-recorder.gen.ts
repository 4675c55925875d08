/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { mutationHook } from '../../lib/hooks/mutation-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RecordVenueViewMutationVariables = Exact<{
  venueId: string;
}>;


export type RecordVenueViewMutation = { readonly recordVenueView: boolean };


export const RecordVenueViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordVenueView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"venueId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordVenueView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"venueId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"venueId"}}}]}]}}]} as unknown as DocumentNode<RecordVenueViewMutation, RecordVenueViewMutationVariables>;
export const useRecordVenueViewMutation = /* @__PURE__ */ mutationHook(RecordVenueViewDocument);