import express, { type Express, type Handler } from 'express';
import { API_BASE_PATH, PRODUCT_NAME, TAGLINE } from '../../../schema/constants.ts';
import { AppError } from '../errors.ts';
import { ANSWERS_TO_ALL } from '../openapi/common.ts';
import { composeOpenApi, type OpenApiDocument, type OpenApiPart } from '../openapi/document.ts';
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

/** What has routes of REST. */
interface RestFeature<Services> {
  routes?: (routes: RestRoutes, services: Services) => void;
}

/** Every route of the REST facade. */
export function restRoutes<Services>(
  { features }: { features: readonly RestFeature<Services>[] },
  services: Services,
): RestRoutes {
  const routes = new RestRoutes();
  for (const feature of features) feature.routes?.(routes, services);
  return routes;
}

/** The document that describes them. */
export function restDocument(parts: readonly OpenApiPart[]): OpenApiDocument {
  const info = { title: `${PRODUCT_NAME} REST API`, version: '1.0.0', summary: TAGLINE.en, description: DESCRIPTION };
  return composeOpenApi(info, API_BASE_PATH, parts, ANSWERS_TO_ALL);
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
