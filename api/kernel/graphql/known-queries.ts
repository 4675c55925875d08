import type { DocumentNode, ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Operation } from './executor.ts';

const REMEMBERED = 500;

/** The body of a request, of which nothing is certain yet. */
interface Body {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

/**
 * Public queries that the whole server has read, held to its rules and answered before. The rules look at the text
 * alone, so the same text with other variables needs neither the server nor its framework again.
 */
export class KnownQueries {
  readonly #documents = new LRUCache<string, DocumentNode>({ max: REMEMBERED });
  readonly #execute: (operation: Operation) => Promise<ExecutionResult>;
  readonly #contextOf: () => object;

  constructor(execute: (operation: Operation) => Promise<ExecutionResult>, contextOf: () => object) {
    this.#execute = execute;
    this.#contextOf = contextOf;
  }

  /** Remembers a query that was answered without an error, and whose answer is the same for everybody. */
  learn(query: string, operationName: string | undefined, document: DocumentNode): void {
    this.#documents.set(keyOf(query, operationName), document);
  }

  /** The answer; null where the whole server has to answer: what is unknown, and what went wrong. */
  async answer(body: unknown): Promise<{ json: string } | null> {
    if (typeof body !== 'object' || body === null) return null;
    const { query, operationName = null, variables = null, extensions = null } = body as Body;
    if (typeof query !== 'string' || extensions !== null) return null;
    if (operationName !== null && typeof operationName !== 'string') return null;
    if (typeof variables !== 'object' || Array.isArray(variables)) return null;
    const document = this.#documents.get(keyOf(query, operationName ?? undefined));
    if (!document) return null;
    const { data, errors } = await this.#execute({
      document,
      operationName: operationName ?? undefined,
      variables: (variables as Operation['variables'] | null) ?? {},
      context: this.#contextOf(),
    });
    return errors || !data ? null : { json: `{"data":${JSON.stringify(data)}}\n` };
  }
}

function keyOf(query: string, operationName: string | undefined): string {
  return operationName === undefined ? query : `${operationName}\n${query}`;
}
