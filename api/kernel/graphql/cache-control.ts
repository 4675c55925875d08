import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { KnownQueries } from './known-queries.ts';

/**
 * Marks answers that are the same for everybody as public: queries whose root fields all are in the list, and that went
 * well. Everything else is private. The caches believe this header; the queries are remembered.
 */
export function cacheControl(publicFields: ReadonlySet<string>, known: KnownQueries): ApolloServerPlugin {
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
