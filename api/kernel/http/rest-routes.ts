import { Router, type Request, type Response } from 'express';
import { AppError } from '../errors.ts';
import { sendError } from './json-errors.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type RestHandler = (request: Request, response: Response) => Promise<void> | void;

/**
 * The routes of the REST facade. Features name theirs, in the notation of OpenAPI ("/establishments/{id}"); the router is
 * made once all are known, so that a method that nobody serves is answered with 405 and those that somebody does.
 */
export class RestRoutes {
  readonly #paths = new Map<string, Map<Method, RestHandler>>();

  get(path: string, handler: RestHandler): this {
    return this.#add('GET', path, handler);
  }

  /** The body of the request is JSON and is read by then. */
  post(path: string, handler: RestHandler): this {
    return this.#add('POST', path, handler);
  }

  put(path: string, handler: RestHandler): this {
    return this.#add('PUT', path, handler);
  }

  delete(path: string, handler: RestHandler): this {
    return this.#add('DELETE', path, handler);
  }

  /** Every route, for comparing with the document that describes them. */
  list(): { method: Method; path: string }[] {
    return [...this.#paths].flatMap(([path, methods]) => [...methods.keys()].map((method) => ({ method, path })));
  }

  /** @param around what goes around the handler of a route; the route is named like "PUT /users/{id}". */
  router(around: (route: string, handler: RestHandler) => RestHandler = (_route, handler) => handler): Router {
    const router = Router();
    // A fixed path goes before one with a parameter that would take it in.
    const paths = [...this.#paths].toSorted(([a], [b]) => parametersIn(a) - parametersIn(b));
    for (const [path, methods] of paths) {
      const route = router.route(path.replaceAll(/\{(\w+)\}/g, ':$1'));
      for (const [method, handler] of methods) route[LOWER[method]](around(`${method} ${path}`, handler));
      route.all(refuse([...methods.keys()]));
    }
    return router;
  }

  #add(method: Method, path: string, handler: RestHandler): this {
    const methods = this.#paths.get(path) ?? new Map<Method, RestHandler>();
    if (methods.has(method)) throw new Error(`${method} ${path} is served twice.`);
    this.#paths.set(path, methods.set(method, handler));
    return this;
  }
}

const LOWER = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

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
