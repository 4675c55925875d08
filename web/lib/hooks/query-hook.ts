import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { HookArguments } from './hook-arguments.ts';

type QueryOptions<TData, TVariables extends OperationVariables> = useQuery.Options<TData, TVariables> & {
  returnPartialData?: false;
};
type QueryResult<TData, TVariables extends OperationVariables> = useQuery.Result<
  TData,
  TVariables,
  'empty' | 'complete' | 'streaming'
>;

/** `const { data, loading, error } = useXQuery({ variables })`; pass `skipToken` to wait. */
export function queryHook<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
) {
  return (...[options]: HookArguments<TVariables, QueryOptions<TData, TVariables>>): QueryResult<TData, TVariables> =>
    useQuery(document as TypedDocumentNode<TData>, options as useQuery.Options<TData>) as unknown as QueryResult<
      TData,
      TVariables
    >;
}
