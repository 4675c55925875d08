import express, { Router, type Express, type Handler, type Request, type Response } from 'express';
import { API_BASE_PATH } from '../../../schema/constants.ts';
import { AppError } from '../errors.ts';
import { apiDocs } from '../http/api-docs.ts';
import { allowOrigin } from '../http/cors.ts';
import { sendError } from '../http/json-errors.ts';
import { otherMethods } from '../http/other-methods.ts';
import type { BoundRoute } from './bound-route.ts';
import type { OpenApiDocument } from './openapi.ts';
import { handlerOf, type RestRuntime } from './operation.ts';
import { METHODS } from './route.ts';

/** The longest form has some 30 kB. */
const BODY_LIMIT = '64kb';
const LOWER = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

type RestHandler = (request: Request, response: Response) => Promise<void> | void;
/** Wraps the handler of a route. */
export type AroundRoute = (route: BoundRoute, handler: RestHandler) => RestHandler;

/** The routes as a router of Express. A path without the method of a request answers 405 with the methods that it has. */
export function restRouter(routes: readonly BoundRoute[], runtime: RestRuntime, around: AroundRoute): Router {
  const router = Router();
  const paths = Map.groupBy(routes, ({ path }) => path);
  // Fixed paths come before those with a parameter that would match them too.
  for (const [path, served] of [...paths].toSorted(([a], [b]) => parametersIn(a) - parametersIn(b))) {
    const route = router.route(path.replaceAll(/\{(\w+)\}/g, ':$1'));
    for (const bound of served) route[LOWER[bound.method]](around(bound, handlerOf(bound, runtime)));
    const methods = METHODS.filter((each) => served.some(({ method }) => method === each));
    route.all(otherMethods(methods.includes('GET') ? ['HEAD', ...methods] : methods));
  }
  return router;
}

function parametersIn(path: string): number {
  return path.split('{').length - 1;
}

export interface RestMount {
  router: Router;
  document: () => OpenApiDocument;
  /** The pages of this origin may read the answers. */
  origin: string;
  /** Finds out who calls. */
  authContext: Handler;
  /** Refuses requests from pages of other origins. */
  ownOrigins: Handler;
}

/** Mounts REST, its description and the page that shows it. */
export function mountRest(app: Express, { router, document, origin, authContext, ownOrigins }: RestMount): void {
  app.use(
    API_BASE_PATH,
    allowOrigin(origin),
    ownOrigins,
    authContext,
    apiDocs(document, API_BASE_PATH),
    express.json({ limit: BODY_LIMIT }),
    router,
    (_request, response) => sendError(response, new AppError('NOT_FOUND')),
  );
}
