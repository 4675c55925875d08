import { ApolloLink } from '@apollo/client';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import { from } from 'rxjs';
import type { RenderInput } from '../../schema/render-contract.ts';

/** Operation name, which is unique → document. */
const documents = new Map<string | undefined, DocumentNode>();

/**
 * One object for each operation of the build, by which the API finds what it has compiled: Apollo adds `__typename` to a document anew for
 * each client, thus for each page.
 */
function sharedDocument(operationName: string | undefined, document: DocumentNode): DocumentNode {
  // In development a document may change.
  if (!import.meta.env.PROD) return document;
  const shared = documents.get(operationName);
  if (!shared) documents.set(operationName, document);
  return shared ?? document;
}

/** Answers what parts of a page ask while it is rendered, beyond what its loader has found: `useSuspenseQuery`. */
export function operationLink(execute: RenderInput['execute']): ApolloLink {
  return new ApolloLink(({ query, variables, operationName }) =>
    from(
      execute({
        document: sharedDocument(operationName, query),
        variables,
        operationName,
      }) as Promise<FormattedExecutionResult>,
    ),
  );
}
