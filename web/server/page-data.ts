import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import type { PageQuery } from '../lib/page-loader.ts';
import type { Served, ServedData } from '../lib/served-data.ts';

const LATE: Served = { data: undefined, loading: true };

/** The data of one page: the loader of its route asks, its components read what was found. */
export type PageData = {
  query: PageQuery;
  served: ServedData;
  /** Whether something could not be had. */
  failed: () => boolean;
};

/**
 * Data is put into the cache of this client for the browser alone: reading it back would cost as much as writing it. When the signal says so,
 * what is not there yet is shown as loading, and the browser asks for it.
 */
export function createPageData(client: ApolloClient, signal?: AbortSignal): PageData {
  const found = new Map<DocumentNode, Map<string, Served>>();
  let failed = false;
  const late = new Promise<Served>((resolve) => {
    signal?.addEventListener('abort', () => resolve(LATE), { once: true });
  });
  const ask = (query: DocumentNode, variables: OperationVariables): Promise<Served> =>
    client.query({ query, variables, fetchPolicy: 'no-cache' }).then(
      ({ data }): Served => {
        client.cache.writeQuery({ query: client.cache.transformDocument(query), variables, data });
        return { data, loading: false };
      },
      (error: Error): Served => ({ data: undefined, error, loading: false }),
    );
  return {
    query: async (query, variables, options) => {
      const served = await Promise.race([ask(query, variables), late]);
      const answers = found.get(query) ?? new Map<string, Served>();
      found.set(query, answers.set(JSON.stringify(variables), served));
      failed ||= served.data === undefined && !options?.optional;
      return served.data as never;
    },
    served: (query, variables = {}) => found.get(query)?.get(JSON.stringify(variables)) ?? LATE,
    failed: () => failed,
  };
}
