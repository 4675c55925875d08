import { readFileSync } from 'node:fs';
import type { OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client';
import { buildSchema, executeSync, parse, type GraphQLSchema } from 'graphql';
import { http, HttpResponse, type RequestHandlerOptions } from 'msw';
import { graphql, type GraphQLHandler, type GraphQLQuery } from 'msw/graphql';
import { setupServer } from 'msw/node';
import { MAP_AREA_PATH } from '../../schema/map-paths.ts';

/** What an operation answers, whole: also what its fragments keep from the component that asks. */
export type Answer<TDocument> = TDocument extends TypedDocumentNode<infer TData, infer _> ? Unmasked<TData> : never;

type Asked<TVariables> = { readonly variables: TVariables; readonly request: Request };
type Given<TData> = Unmasked<TData> | ReturnType<typeof refusal>;

/** What the API answers when it carries nothing out: an error of this code, and no data. */
export function refusal(code: string, init?: ResponseInit) {
  return HttpResponse.json<{ errors: object[]; data?: never }>(
    { errors: [{ message: code, extensions: { code } }] },
    init,
  );
}

const link = graphql.link('*/graphql');

let schema: GraphQLSchema | undefined;

/** The answer as the API prints it: what the query asks for, `__typename` included. What the schema does not allow is an error. */
function printed(query: string, answer: unknown, variables: OperationVariables) {
  schema ??= buildSchema(readFileSync('schema/schema.graphql', 'utf8'), { assumeValid: true, noLocation: true });
  const { data, errors = [] } = executeSync({
    schema,
    document: parse(query),
    rootValue: answer,
    variableValues: variables,
    fieldResolver: (parent: Record<string, unknown>, _args, _context, { path }) => parent[path.key],
  });
  for (const error of errors) throw error;
  return Response.json({ data });
}

function handler(kind: 'query' | 'mutation') {
  // What is given is inferred as it is written (`const`), or 'NEW' would be any string by the time it is compared.
  return <TData, TVariables extends OperationVariables, const TGiven extends Given<TData>>(
    document: TypedDocumentNode<TData, TVariables>,
    resolver: (asked: Asked<TVariables>) => TGiven | Promise<TGiven>,
    options?: RequestHandlerOptions,
  ): GraphQLHandler =>
    link[kind]<GraphQLQuery, TVariables>(
      document,
      async ({ query, variables, request }): Promise<Response> => {
        const answer = await resolver({ variables, request });
        return answer instanceof Response ? answer : printed(query, answer, variables);
      },
      options,
    );
}

/**
 * The API as tests see it: `api.query(HomePageDocument, () => ({ home: … }))`, given to `server.use(…)` in the test that needs
 * it. A request that no handler answers fails the test, and an answer that does not fit its document fails the type check.
 */
export const api = { query: handler('query'), mutation: handler('mutation') };

/** What drawn maps ask for near by: nothing is drawn there unless a test says so. */
const mapAreas = http.get(`*${MAP_AREA_PATH}/*/*`, () => new HttpResponse(null, { status: 404 }));

export const server = setupServer(mapAreas);
