import type { ApolloServerPlugin } from '@apollo/server';
import { type GraphQLSchema, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import type { DocumentCache } from './document-cache.ts';
import { metaOf } from './operation.ts';

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
