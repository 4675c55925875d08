import express, { type Express, type Handler } from 'express';
import { API_BASE_PATH, PRODUCT_NAME, TAGLINE } from '../../../schema/constants.ts';
import type { GraphQLSchema } from 'graphql';
import { AppError } from '../errors.ts';
import { describeRoutes } from '../rest/openapi.ts';
import { bindRoute, handlerOf, type RestRuntime } from '../rest/operation.ts';
import type { Method, Route } from '../rest/route.ts';
import { ANSWERS_TO_ALL, COMMON_PART } from '../openapi/common.ts';
import { composeOpenApi, type OpenApiDocument } from '../openapi/document.ts';
import { apiDocs } from './api-docs.ts';
import { allowOrigin } from './cors.ts';
import { sendError } from './json-errors.ts';
import { type AroundRoute, RestRoutes } from './rest-routes.ts';

/** The longest form has some 30 kB. */
const BODY_LIMIT = '64kb';

const DESCRIPTION = `
The same answers as GraphQL gives, for those who prefer addresses.

- Values that are empty, \`null\` or \`undefined\` count as not sent; parameters that nobody knows are ignored; a value that a known
  parameter does not take is an error. In the body of an establishment \`null\` clears the field.
- Lists are plain JSON arrays, with their length in \`X-Total-Count\` and the addresses of their other pages in \`Link\`.
- Public reads carry an \`ETag\`, by which a cache asks whether it still holds. That of an establishment with a session names its version;
  as \`If-Match\` a change is made to that version or not at all.
- \`Idempotency-Key\` and \`If-Match\` are refused where the operation does not name them.
- Enumerations are spelt in one way, in and out: lower case with hyphens (\`u-shape\`). Roles and states of accounts are the specification’s
  (\`ADMIN\`, \`PENDING\`).
`.trim();

/** Who has routes of REST. */
interface RestProduct {
  features: readonly { rest?: readonly Route[] }[];
}

/** Every route of the REST facade. */
export function restRoutes({ features }: RestProduct, runtime: RestRuntime): RestRoutes {
  const routes = new RestRoutes();
  for (const route of features.flatMap(({ rest }) => rest ?? [])) {
    const [method, path] = route.at.split(' ') as [Method, string];
    const bound = bindRoute(route, runtime.schema);
    const honours = route.honours ? { honours: route.honours } : {};
    const { meta, runs } = bound;
    routes.add(method, path, { ...meta, ...honours, ...(runs ? { runs } : {}) }, handlerOf(route, bound, runtime));
  }
  return routes;
}

/** The routes without anybody to serve them. */
export function listRoutes(product: RestProduct, schema: GraphQLSchema) {
  return restRoutes(product, { schema } as RestRuntime).list();
}

/** The document that describes them. */
export function restDocument({ features }: RestProduct, schema: GraphQLSchema): OpenApiDocument {
  const info = { title: `${PRODUCT_NAME} REST API`, version: '1.0.0', summary: TAGLINE.en, description: DESCRIPTION };
  const routes = features.flatMap(({ rest }) => rest ?? []);
  return composeOpenApi(info, API_BASE_PATH, [COMMON_PART, describeRoutes(routes, schema)], ANSWERS_TO_ALL);
}

export interface RestMount {
  routes: RestRoutes;
  document: OpenApiDocument;
  /** The pages of this origin may read the answers. */
  origin: string;
  /** Finds out who calls. */
  authContext: Handler;
  /** Refuses what pages of other origins send. */
  ownOrigins: Handler;
  /** Goes around the handler of each route. */
  around: AroundRoute;
}

/** Mounts the REST facade, its description and the page that shows it. */
export function mountRest(
  app: Express,
  { routes, document, origin, authContext, ownOrigins, around }: RestMount,
): void {
  app.use(
    API_BASE_PATH,
    allowOrigin(origin),
    ownOrigins,
    authContext,
    apiDocs(document, API_BASE_PATH),
    express.json({ limit: BODY_LIMIT }),
    routes.router(around),
    (_request, response) => sendError(response, new AppError('NOT_FOUND')),
  );
}
