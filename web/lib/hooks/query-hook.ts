import { NetworkStatus, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
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
    if (served) return servedResult(served, document, options as Options) as unknown as QueryResult<TData, TVariables>;
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- on the server or in the browser, never both
    return useQuery(document as TypedDocumentNode<TData>, options as useQuery.Options<TData>) as unknown as QueryResult<
      TData,
      TVariables
    >;
  };
}

type Options = useQuery.Options | typeof skipToken | undefined;

const NOTHING = { data: undefined, loading: false };

/** The result of a query on the server: what the loader of the page has found, else that it is on its way. */
function servedResult(
  served: ServedData,
  document: TypedDocumentNode<unknown, never>,
  options: NonNullable<Options> = {},
) {
  const isAsked = options !== skipToken && !options.skip && options.fetchPolicy !== 'standby';
  const { data, error, loading } = isAsked ? served(document, options.variables) : { ...NOTHING, error: undefined };
  return {
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
