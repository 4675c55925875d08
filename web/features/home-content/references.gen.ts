/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { IssuesFragment } from '../../lib/forms.gen.ts';
import { fragmentHook } from '../../lib/hooks/fragment-hook.ts';
import { lazyQueryHook } from '../../lib/hooks/lazy-query-hook.ts';
import { mutationHook } from '../../lib/hooks/mutation-hook.ts';
import { queryHook } from '../../lib/hooks/query-hook.ts';
import { suspenseQueryHook } from '../../lib/hooks/suspense-query-hook.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A client company whose logo the home page shows. */
export type ReferenceInput = {
  /** Which; null = a new one, which comes last. */
  readonly id?: string | null | undefined;
  /** Whether the home page shows it. */
  readonly isShown: boolean;
  /** Name of the company, at most 100 characters. */
  readonly name: string;
  /** Version that the change was made from; null = a new one. */
  readonly version?: number | null | undefined;
  /** Where its logo leads, with https: or http:, at most 300 characters; null or empty = nowhere. */
  readonly website?: string | null | undefined;
};

export type ReferenceLineFragment = { readonly id: string, readonly name: string, readonly website: string | null, readonly isShown: boolean, readonly version: number, readonly logo: { readonly url: string, readonly width: number, readonly height: number } } & { ' $fragmentName'?: 'ReferenceLineFragment' };

export type ReferenceContentQueryVariables = Exact<{ [key: string]: never; }>;


export type ReferenceContentQuery = { readonly referenceContent: { readonly revision: string, readonly references: ReadonlyArray<{ readonly id: string, readonly name: string, readonly website: string | null, readonly isShown: boolean, readonly version: number, readonly logo: { readonly url: string, readonly width: number, readonly height: number } }> } };

export type SaveReferenceMutationVariables = Exact<{
  input: ReferenceInput;
  logo?: File | null | undefined;
}>;


export type SaveReferenceMutation = { readonly saveReference:
    | { readonly __typename: 'Conflict' }
    | { readonly __typename: 'NotFound' }
    | { readonly __typename: 'RateLimited', readonly retryAfter: number }
    | { readonly __typename: 'ReferenceSaved', readonly reference: { readonly id: string, readonly name: string, readonly website: string | null, readonly isShown: boolean, readonly version: number, readonly logo: { readonly url: string, readonly width: number, readonly height: number } } }
    | { readonly __typename: 'ValidationFailed', readonly fields: ReadonlyArray<{ readonly path: string, readonly code: string, readonly params: ReadonlyArray<{ readonly name: string, readonly value: string }> }> }
   };

export type DeleteReferenceMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReferenceMutation = { readonly deleteReference:
    | { readonly __typename: 'NotFound' }
    | { readonly __typename: 'ReferenceDeleted' }
   };

export type ArrangeReferencesMutationVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  revision: string;
}>;


export type ArrangeReferencesMutation = { readonly arrangeReferences:
    | { readonly __typename: 'Conflict' }
    | { readonly __typename: 'ReferencesArranged' }
    | { readonly __typename: 'ValidationFailed' }
   };

export const ReferenceLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferenceLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<ReferenceLineFragment, unknown>;
export const ReferenceContentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferenceContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referenceContent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceLine"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferenceLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<ReferenceContentQuery, ReferenceContentQueryVariables>;
export const SaveReferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReferenceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"logo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"logo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"logo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferenceSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferenceLine"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Issues"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferenceLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Issues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ValidationFailed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]} as unknown as DocumentNode<SaveReferenceMutation, SaveReferenceMutationVariables>;
export const DeleteReferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DeleteReferenceMutation, DeleteReferenceMutationVariables>;
export const ArrangeReferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArrangeReferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"arrangeReferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ArrangeReferencesMutation, ArrangeReferencesMutationVariables>;
export const useReferenceLineFragment = /* @__PURE__ */ fragmentHook(ReferenceLineFragmentDoc, 'ReferenceLine');
export const useReferenceContentQuery = /* @__PURE__ */ queryHook(ReferenceContentDocument);
export const useReferenceContentLazyQuery = /* @__PURE__ */ lazyQueryHook(ReferenceContentDocument);
export const useReferenceContentSuspenseQuery = /* @__PURE__ */ suspenseQueryHook(ReferenceContentDocument);
export const useSaveReferenceMutation = /* @__PURE__ */ mutationHook(SaveReferenceDocument);
export const useDeleteReferenceMutation = /* @__PURE__ */ mutationHook(DeleteReferenceDocument);
export const useArrangeReferencesMutation = /* @__PURE__ */ mutationHook(ArrangeReferencesDocument);