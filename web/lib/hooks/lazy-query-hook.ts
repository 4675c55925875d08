import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useLazyQuery } from '@apollo/client/react';

/** `const [load, { data }] = useXLazyQuery()`, then `load({ variables })`. */
export function lazyQueryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (options?: useLazyQuery.Options<TData, TVariables> & { returnPartialData?: false }) =>
    useLazyQuery<TData, TVariables>(document, options);
}
