import { type ApolloCache, CombinedGraphQLErrors, type DocumentNode, type OperationVariables } from '@apollo/client';
import { type ExecutionResult, getOperationAST } from 'graphql';
import type { RenderInput } from '../../schema/render-contract.ts';
import { createCache } from '../lib/apollo-client.ts';
import type { PageQuery } from '../lib/page-loader.ts';
import type { Served, ServedData } from '../lib/served-data.ts';

const LATE: Served = { data: undefined, loading: true };

/** Adds `__typename` to the documents of all pages, and remembers each: the cache of a page is new, and so would be its documents. */
const typenames = createCache();

/** The data of one page: the loader of its route asks, its components read what was found. */
export type PageData = {
  query: PageQuery;
  served: ServedData;
  /** Whether something could not be had. */
  failed: () => boolean;
};

/**
 * Data is put into the cache of the page for the browser alone: reading it back would cost as much as writing it. When the signal says so,
 * what is not there yet is shown as loading, and the browser asks for it.
 */
export function createPageData(execute: RenderInput['execute'], cache: ApolloCache, signal?: AbortSignal): PageData {
  const found = new Map<DocumentNode, Map<string, Served>>();
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
    cache.writeQuery({ query: document, variables, data: result.data });
    return { data: result.data, loading: false };
  };
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
