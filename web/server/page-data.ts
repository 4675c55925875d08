import { CombinedGraphQLErrors, type DocumentNode, NetworkStatus, type OperationVariables } from '@apollo/client';
import { type ExecutionResult, getOperationAST } from 'graphql';
import type { RenderInput } from '../../schema/render-contract.ts';
import { createCache } from '../lib/apollo-client.ts';
import type { PageQuery } from '../lib/page-loader.ts';
import { answerKey, type Answers, type Served, type ServedData } from '../lib/served-data.ts';

const LATE: Served = { data: undefined, loading: true };

/** Adds `__typename` to the documents of all pages, and remembers each. */
const typenames = createCache();

/** The data of one page: the loader of its route asks, its components read what was found. */
export type PageData = {
  query: PageQuery;
  served: ServedData;
  /** What was found, for the browser. */
  answers: () => Answers;
  /** Whether something could not be had. */
  failed: () => boolean;
};

/** The result of a query: what was found, else that it is on its way. */
function resultOf({ data, error, loading }: Served = LATE, variables: OperationVariables | undefined) {
  return {
    data,
    dataState: data === undefined ? 'empty' : 'complete',
    error,
    loading,
    networkStatus: loading ? NetworkStatus.loading : error ? NetworkStatus.error : NetworkStatus.ready,
    variables,
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

/** When the signal says so, what is not there yet is shown as loading, and the browser asks for it. */
export function createPageData(execute: RenderInput['execute'], signal?: AbortSignal): PageData {
  const found = new Map<string, Served>();
  let failed = false;
  const late = new Promise<Served>((resolve) => {
    signal?.addEventListener('abort', () => resolve(LATE), { once: true });
  });
  const failure = (error: Error): Served => ({ data: undefined, error, loading: false });
  const ask = async (query: DocumentNode, variables: OperationVariables): Promise<Served> => {
    const document = typenames.transformDocument(query);
    const operationName = getOperationAST(document)?.name?.value;
    let result: ExecutionResult;
    try {
      result = await execute({ document, variables, operationName });
    } catch (error) {
      return failure(error as Error);
    }
    if (result.errors) return failure(new CombinedGraphQLErrors(result));
    return { data: result.data, loading: false };
  };
  return {
    query: async (query, variables, options) => {
      const served = await Promise.race([ask(query, variables), late]);
      found.set(answerKey(query, variables), served);
      failed ||= served.data === undefined && !options?.optional;
      return served.data as never;
    },
    served: {
      answerTo: (query, variables) => found.get(answerKey(query, variables)),
      subscribe: () => () => {},
      onServer: resultOf,
      release: inTheBrowser,
    },
    answers: () =>
      Object.fromEntries([...found].flatMap(([key, { data }]) => (data === undefined ? [] : [[key, data]]))),
    failed: () => failed,
  };
}
