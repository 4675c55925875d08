import type { ApolloCache, DocumentNode, OperationVariables } from '@apollo/client';
import { getOperationAST } from 'graphql';
import { createContext } from 'react';

export type Served = { data: unknown; error?: Error; loading: boolean };

/** Answers by `answerKey`, as the server puts them into the page. */
export type Answers = Record<string, unknown>;

/** What the loader of the page has found for its queries. */
export type ServedData = {
  /** Undefined = nothing is known. */
  answerTo: (query: DocumentNode, variables: OperationVariables | undefined) => Served | undefined;
  subscribe: (listener: () => void) => () => void;
  /** The result of a query on the server, where Apollo asks nothing; null in the browser. */
  onServer: ((answer: Served | undefined, variables: OperationVariables | undefined) => object) | null;
  /** Hands the answers over to the cache. */
  release: (cache: ApolloCache) => void;
};

/** Null where no server has rendered the page. */
export const ServedDataContext = createContext<ServedData | null>(null);

/** Names a query with its variables on the server and in the browser alike: names of operations are unique. */
export function answerKey(query: DocumentNode, variables: OperationVariables = {}): string {
  return `${getOperationAST(query)?.name?.value} ${JSON.stringify(variables)}`;
}

type Asked = { query: DocumentNode; variables: OperationVariables | undefined };

/**
 * The answers that a page brings along, read by its components as they are: writing them to Apollo's cache and reading them back would be
 * half of the work of hydrating a list. They go to the cache before they may change: before each mutation of somebody signed in.
 */
export class ServedAnswers implements ServedData {
  readonly onServer = null;
  readonly #answers: Map<string, Served>;
  /** Those that a component has read. The others have no document here, and stay until their part of the page is hydrated. */
  readonly #asked = new Map<string, Asked>();
  readonly #listeners = new Set<() => void>();

  constructor(answers: Answers) {
    this.#answers = new Map(Object.entries(answers).map(([key, data]) => [key, { data, loading: false }]));
  }

  readonly answerTo = (query: DocumentNode, variables: OperationVariables | undefined): Served | undefined => {
    const key = answerKey(query, variables);
    const answer = this.#answers.get(key);
    if (answer) this.#asked.set(key, { query, variables });
    return answer;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  release(cache: ApolloCache): void {
    for (const [key, { query, variables }] of this.#asked) {
      const { data } = this.#answers.get(key)!;
      cache.writeQuery({ query: cache.transformDocument(query), data, ...(variables ? { variables } : {}) });
      this.#answers.delete(key);
    }
    this.#asked.clear();
    for (const listener of this.#listeners) listener();
  }
}
