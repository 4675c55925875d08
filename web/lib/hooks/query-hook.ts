import { NetworkStatus, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { Kind, type OperationTypeNode } from 'graphql';
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
        useQueryInBrowser(served, document as TypedDocumentNode<unknown>, options as Options);
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

/** In the place of a query that the page has answered: Apollo would prepare that one as if it were to ask it, in one piece that delays the browser. */
const NO_QUERY: TypedDocumentNode<unknown> = {
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION,
      operation: 'query' as OperationTypeNode,
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
      },
    },
  ],
};

/** What the page has brought along; else Apollo asks. */
function useQueryInBrowser(served: ServedData | null, query: TypedDocumentNode<unknown>, options: Options) {
  const asked = askedOf(options);
  const answer = useServedAnswer(served, query, asked?.variables, asked !== null);
  const [shown, setShown] = useState(answer);
  if (answer && answer !== shown) setShown(answer);
  const result = useQuery(answer ? NO_QUERY : query, answer ? skipToken : (options as useQuery.Options));
  if (!answer) return shown && !result.previousData ? { ...result, previousData: shown.data } : result;
  const refetch = () => {
    const { client } = result;
    served?.release(client.cache);
    return client.query({ ...asked, query, fetchPolicy: 'network-only' });
  };
  const { data } = answer;
  return {
    ...result,
    ...asked,
    data,
    dataState: 'complete',
    loading: false,
    networkStatus: NetworkStatus.ready,
    refetch,
  };
}
