import { NetworkStatus, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { use, useState } from 'react';
import { ServedDataContext, type Served, type ServedData } from '../served-data.ts';
import type { HookArguments } from './hook-arguments.ts';
import { useServedAnswer } from './use-served-answer.ts';

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
    const asked = askedOf(options as Options);
    const result = served?.onServer
      ? served.onServer(asked ? served.answerTo(document, asked.variables) : NOTHING, asked?.variables)
      : // oxlint-disable-next-line react-hooks/rules-of-hooks -- on the server or in the browser, never both
        useQueryInBrowser(served, document, options as Options);
    return result as QueryResult<TData, TVariables>;
  };
}

const NOTHING: Served = { data: undefined, loading: false };

type Options = useQuery.Options | typeof skipToken | undefined;

/** Null = the query waits. */
function askedOf(options: Options = {}): { variables: OperationVariables | undefined } | null {
  if (options === skipToken || options.skip || options.fetchPolicy === 'standby') return null;
  return { variables: options.variables };
}

/** What the page has brought along; else Apollo asks. */
function useQueryInBrowser(served: ServedData | null, document: TypedDocumentNode<unknown, never>, options: Options) {
  const asked = askedOf(options);
  const answer = useServedAnswer(served, document, asked?.variables, asked !== null);
  const [shown, setShown] = useState(answer);
  if (answer && answer !== shown) setShown(answer);
  const result = useQuery(
    document as TypedDocumentNode<unknown>,
    (answer ? { ...(options as useQuery.Options), skip: true } : options) as useQuery.Options,
  );
  if (!answer) return shown && !result.previousData ? { ...result, previousData: shown.data } : result;
  const refetch: typeof result.refetch = (given) => {
    served?.release(result.client.cache);
    return result.refetch(given);
  };
  const { data } = answer;
  return { ...result, data, dataState: 'complete', loading: false, networkStatus: NetworkStatus.ready, refetch };
}
