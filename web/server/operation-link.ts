import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import type { FormattedExecutionResult } from 'graphql';
import { from } from 'rxjs';
import type { RenderInput } from '../../schema/render-contract.ts';

/** Answers the page's queries within the process, without HTTP. */
export function operationLink(data: RenderInput['data']): ApolloLink {
  if ('schema' in data) return new SchemaLink({ schema: data.schema, context: data.contextValue as object });
  return new ApolloLink(({ query, variables, operationName }) =>
    from(data.execute({ document: query, variables, operationName }) as Promise<FormattedExecutionResult>),
  );
}
