import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

/** `const [act, { loading }] = useXMutation()`, then `await act({ variables })`; variables belong to the call, never to the hook. */
export function mutationHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (options?: Omit<useMutation.Options<TData, TVariables>, 'variables'>) =>
    useMutation<TData, TVariables>(document, options);
}
