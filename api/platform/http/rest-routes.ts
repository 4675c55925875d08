import { Router, type Request, type Response } from 'express';
import { AppError } from '../errors.ts';
import { type Condition, refuseOthers } from './conditions.ts';
import type { OperationMeta } from '../graphql/operation.ts';
import { sendError } from './json-errors.ts';

/** In the order in which they are told. */
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
type Method = (typeof METHODS)[number];
export type RestHandler = (request: Request, response: Response) => Promise<void> | void;
export interface Route {
  method: Method;
  /** In the notation of OpenAPI. */
  path: string;
  meta: RouteMeta;
}
/** What goes around the handler of a route. */
export type AroundRoute = (route: Route, handler: RestHandler) => RestHandler;

/** What is declared of a route. Reads have no audit but exports, which are told before the file goes out. */
export interface RouteMeta extends OperationMeta {
  exports?: string;
  /** The operation that it runs: `Mutation.login`. */
  runs?: string;
  /** What a request may ask for by its headers; it is refused elsewhere. */
  honours?: readonly Condition[];
}

/** What serves a method of a path. */
interface Served {
  handler: RestHandler;
  meta: RouteMeta;
}

/**
 * The routes of the REST facade. Features name theirs, in the notation of OpenAPI ("/establishments/{id}"); the router is
 * made once all are known, so that a method that nobody serves is answered with 405 and those that somebody does.
 */
export class RestRoutes {
  readonly #paths = new Map<string, Map<Method, Served>>();

  add(method: Method, path: string, meta: RouteMeta, handler: RestHandler): this {
    const methods = this.#paths.get(path) ?? new Map<Method, Served>();
    if (methods.has(method)) throw new Error(`${method} ${path} is served twice.`);
    this.#paths.set(path, methods.set(method, { handler, meta }));
    return this;
  }

  /** Every route with what is declared of it. */
  list(): Route[] {
    return [...this.#paths].flatMap(([path, methods]) =>
      [...methods].map(([method, { meta }]) => ({ method, path, meta })),
    );
  }

  router(around: AroundRoute): Router {
    const router = Router();
    // A fixed path goes before one with a parameter that would take it in.
    const paths = [...this.#paths].toSorted(([a], [b]) => parametersIn(a) - parametersIn(b));
    for (const [path, methods] of paths) {
      const route = router.route(path.replaceAll(/\{(\w+)\}/g, ':$1'));
      for (const [method, served] of methods)
        route[LOWER[method]](around({ method, path, meta: served.meta }, conditional(served)));
      route.all(refuse(METHODS.filter((method) => methods.has(method))));
    }
    return router;
  }
}

const LOWER = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** The handler behind a refusal of what it would not keep. */
function conditional({ handler, meta: { honours = [] } }: Served): RestHandler {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseOthers(request, honours);
    return handler(request, response);
  };
}

function parametersIn(path: string): number {
  return path.split('{').length - 1;
}

/** Answers what no handler of the path took: the question which methods there are, or one that is not among them. */
function refuse(methods: Method[]): RestHandler {
  const allowed = [...(methods.includes('GET') ? ['HEAD'] : []), ...methods, 'OPTIONS'].join(', ');
  return (request, response) => {
    response.setHeader('allow', allowed);
    if (request.method === 'OPTIONS') response.status(204).end();
    else sendError(response, new AppError('METHOD_NOT_ALLOWED'));
  };
}
