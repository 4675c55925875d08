import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Operation } from './executor.ts';
import { metaOf } from './operation.ts';

const MAX_DOCUMENTS = 500;

/** The body of a request, not validated yet. */
interface Body {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

/**
 * Parsed public queries that were validated and answered before. Validation depends on the text only, so the same text with other
 * variables is executed without Express and Apollo.
 */
export class DocumentCache {
  readonly #documents = new LRUCache<string, DocumentNode>({ max: MAX_DOCUMENTS });
  readonly #execute: (operation: Operation) => Promise<ExecutionResult>;
  readonly #contextOf: () => object;

  constructor(execute: (operation: Operation) => Promise<ExecutionResult>, contextOf: () => object) {
    this.#execute = execute;
    this.#contextOf = contextOf;
  }

  /** Caches a query that was answered without errors, and whose answer is the same for all callers. */
  learn(query: string, operationName: string | undefined, document: DocumentNode): void {
    this.#documents.set(keyOf(query, operationName), document);
  }

  /** The answer; null if the query is unknown or failed, so that Apollo has to answer. */
  async answer(body: unknown): Promise<{ json: string } | null> {
    if (typeof body !== 'object' || body === null) return null;
    const { query, operationName = null, variables = null, extensions = null } = body as Body;
    if (typeof query !== 'string' || extensions !== null) return null;
    if (operationName !== null && typeof operationName !== 'string') return null;
    if (typeof variables !== 'object' || Array.isArray(variables)) return null;
    const document = this.#documents.get(keyOf(query, operationName ?? undefined));
    if (!document) return null;
    const result = await this.#execute({
      document,
      operationName: operationName ?? undefined,
      variables: (variables as Operation['variables'] | null) ?? {},
      context: this.#contextOf(),
    });
    const { data, errors } = result;
    return errors || !data ? null : { json: `${JSON.stringify({ data, extensions: result.extensions })}\n` };
  }
}

function keyOf(query: string, operationName: string | undefined): string {
  return operationName === undefined ? query : `${operationName}\n${query}`;
}

/**
 * Marks the answers of successful queries as public if all their root fields are `@SharedRead`; all others are private. The caches rely on this
 * header. The documents of public answers are cached.
 */
export function cacheControl(schema: GraphQLSchema, known: DocumentCache): ApolloServerPlugin {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const shared = queries.filter((field) => metaOf(field).isShared).map(({ name }) => name);
  const publicFields: ReadonlySet<string> = new Set([...shared, '__typename']);
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ operation, document, source, request, response }) => {
        const isPublic =
          operation !== undefined &&
          isPublicQuery(operation, publicFields) &&
          response.body.kind === 'single' &&
          !response.body.singleResult.errors;
        response.http.headers.set('cache-control', isPublic ? 'public, no-cache' : 'no-store');
        if (isPublic && document && source) known.learn(source, request.operationName ?? undefined, document);
      },
    }),
  };
}

function isPublicQuery({ operation, selectionSet }: OperationDefinitionNode, fields: ReadonlySet<string>): boolean {
  return (
    operation === OperationTypeNode.QUERY &&
    selectionSet.selections.every((selection) => selection.kind === Kind.FIELD && fields.has(selection.name.value))
  );
}
