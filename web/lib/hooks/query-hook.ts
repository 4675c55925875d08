import { NetworkStatus, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { use, useState } from 'react';
import { ServedDataContext, type Served } from '../served-data.ts';
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
  return (...[options]: HookArguments<TVariables, QueryOptions<TData, TVariables>>): QueryResult<TData, TVariables> =>
    useServedQuery(document, options as Options) as unknown as QueryResult<TData, TVariables>;
}

const NOTHING: Served = { data: undefined, loading: false };

type Options = useQuery.Options | typeof skipToken | undefined;

function useServedQuery(document: TypedDocumentNode<unknown, never>, options: Options) {
  const served = use(ServedDataContext);
  const isAsked = options !== skipToken && !options?.skip && options?.fetchPolicy !== 'standby';
  const variables = options === skipToken ? undefined : options?.variables;
  if (served?.onServer) return served.onServer(isAsked ? served.answerTo(document, variables) : NOTHING, variables);
  /* oxlint-disable react-hooks/rules-of-hooks -- on the server or in the browser, never both */
  const answer = useServedAnswer(served, document, variables, isAsked);
  const [shown, setShown] = useState(answer);
  if (answer && answer !== shown) setShown(answer);
  const result = useQuery(
    document as TypedDocumentNode<unknown>,
    (answer ? { ...(options as useQuery.Options), skip: true } : options) as useQuery.Options,
  );
  /* oxlint-enable react-hooks/rules-of-hooks */
  if (!answer) return shown && !result.previousData ? { ...result, previousData: shown.data } : result;
  const refetch: typeof result.refetch = (given) => {
    served?.release(result.client.cache);
    return result.refetch(given);
  };
  const { data } = answer;
  return { ...result, data, dataState: 'complete', loading: false, networkStatus: NetworkStatus.ready, refetch };
}
