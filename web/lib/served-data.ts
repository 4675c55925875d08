import type { ApolloCache, DocumentNode, OperationVariables } from '@apollo/client';
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
  const operation = query.definitions.find((definition) => 'operation' in definition);
  return `${operation && 'name' in operation && operation.name?.value} ${JSON.stringify(variables)}`;
}

/**
 * The answers that a page brings along, read by its components as they are: writing them to Apollo's cache and reading them back would be
 * half of the work of hydrating a list. They go to the cache when they may change: with the first mutation of somebody signed in.
 */
export class ServedAnswers implements ServedData {
  readonly onServer = null;
  readonly #answers: Map<string, Served>;
  readonly #listeners = new Set<() => void>();
  #cache: ApolloCache | null = null;

  constructor(answers: Answers) {
    this.#answers = new Map(Object.entries(answers).map(([key, data]) => [key, { data, loading: false }]));
  }

  /** Once released, the answer is written to the cache instead. */
  readonly answerTo = (query: DocumentNode, variables: OperationVariables | undefined): Served | undefined => {
    const key = answerKey(query, variables);
    const answer = this.#answers.get(key);
    if (!answer || !this.#cache) return answer;
    this.#answers.delete(key);
    this.#cache.writeQuery({
      query: this.#cache.transformDocument(query),
      data: answer.data,
      // Components are asked to read again while they render.
      broadcast: false,
      ...(variables ? { variables } : {}),
    });
    return undefined;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  release(cache: ApolloCache): void {
    if (this.#cache) return;
    this.#cache = cache;
    for (const listener of this.#listeners) listener();
  }
}
