import { NetworkStatus, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { use } from 'react';
import { ServedDataContext, type ServedData } from '../served-data.ts';
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
  return (...[options]: HookArguments<TVariables, QueryOptions<TData, TVariables>>): QueryResult<TData, TVariables> => {
    const served = use(ServedDataContext);
    // On the server for the whole rendering, or in the browser: never both within one component.
    // oxlint-disable-next-line react/rules-of-hooks
    const result = served
      ? useServed(served, document, options as Options)
      : useQuery(document as TypedDocumentNode<TData>, options as useQuery.Options<TData>);
    return result as unknown as QueryResult<TData, TVariables>;
  };
}

type Options = useQuery.Options<unknown> | typeof skipToken | undefined;

const NOTHING = { data: undefined, loading: false };

/** The result of a query on the server: what the loader of the page has found, else that it is on its way. */
function useServed(
  served: ServedData,
  document: TypedDocumentNode<unknown, never>,
  options: NonNullable<Options> = {},
) {
  const client = useApolloClient();
  const isAsked = options !== skipToken && !options.skip && options.fetchPolicy !== 'standby';
  const { data, error, loading } = isAsked ? served(document, options.variables) : { ...NOTHING, error: undefined };
  return {
    client,
    data,
    dataState: data === undefined ? 'empty' : 'complete',
    error,
    loading,
    networkStatus: loading ? NetworkStatus.loading : error ? NetworkStatus.error : NetworkStatus.ready,
    variables: options === skipToken ? undefined : options.variables,
    previousData: undefined,
    refetch: inTheBrowser,
    fetchMore: inTheBrowser,
    subscribeToMore: inTheBrowser,
    updateQuery: inTheBrowser,
    startPolling: inTheBrowser,
    stopPolling: inTheBrowser,
  };
}

function inTheBrowser(): never {
  throw new Error('A page that is rendered on the server asks once.');
}
