import {
  type ApolloClient,
  type DocumentNode,
  type ErrorLike,
  NetworkStatus,
  type OperationVariables,
} from '@apollo/client';
import { skipToken, type useQuery } from '@apollo/client/react';
import { use } from 'react';

/** Where Apollo's hooks look for a library that wraps them (`wrapHook` in @apollo/client). */
const HOOK_WRAPPERS = Symbol.for('apollo.hook.wrappers');

type Answered = { data: unknown; error?: ErrorLike; loading: boolean };
type Options = Parameters<typeof useQuery>[1];

const LATE: Answered = { data: undefined, loading: true };

/**
 * Makes the `useQuery` of this client wait, while a page is rendered on the server, until its data is there: only the component that asked is
 * rendered again, not the whole page as often as queries follow each other. When the signal says so, what is not there yet is shown as
 * loading, and the browser asks for it.
 */
export function answerQueries(client: ApolloClient, signal?: AbortSignal): void {
  const asked = new Map<DocumentNode, Map<string, Promise<Answered>>>();
  const late = new Promise<Answered>((resolve) => {
    signal?.addEventListener('abort', () => resolve(LATE), { once: true });
  });

  const ask = (query: DocumentNode, variables: OperationVariables | undefined): Promise<Answered> => {
    const name = JSON.stringify(variables ?? {});
    let answers = asked.get(query);
    if (!answers) asked.set(query, (answers = new Map<string, Promise<Answered>>()));
    let answer = answers.get(name);
    if (!answer) {
      const found = client.query({ query, variables, fetchPolicy: 'no-cache' }).then(
        ({ data, error }): Answered => {
          // For the browser alone: reading it back would cost as much as writing it.
          if (data) client.cache.writeQuery({ query: client.cache.transformDocument(query), variables, data });
          return { data, ...(error ? { error } : {}), loading: false };
        },
        (error: ErrorLike): Answered => ({ data: undefined, error, loading: false }),
      );
      answers.set(name, (answer = Promise.race([found, late])));
    }
    return answer;
  };

  const useAnsweredQuery = (query: DocumentNode, options: Options = {}): unknown => {
    if (options === skipToken || options.skip || options.fetchPolicy === 'standby')
      return resultOf(client, options, NOTHING);
    const isForBrowser = options.ssr === false || options.fetchPolicy === 'no-cache';
    return resultOf(client, options, isForBrowser ? LATE : use(ask(query, options.variables)));
  };
  Object.assign(client['queryManager'], {
    [HOOK_WRAPPERS]: { useQuery: () => useAnsweredQuery, useFragment: () => useWhole },
  });
}

/** Data is not masked on the server, so a fragment is read already. */
function useWhole<Data>({ from }: { from: Data }) {
  return from === null
    ? { data: {}, dataState: 'partial', complete: false }
    : { data: from, dataState: 'complete', complete: true };
}

const NOTHING: Answered = { data: undefined, loading: false };

function resultOf(client: ApolloClient, options: Options, { data, error, loading }: Answered) {
  const isHere = data !== undefined && data !== null;
  return {
    client,
    data: isHere ? data : undefined,
    dataState: isHere ? 'complete' : 'empty',
    error,
    loading,
    networkStatus: loading ? NetworkStatus.loading : error ? NetworkStatus.error : NetworkStatus.ready,
    variables: options === skipToken ? undefined : options?.variables,
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
