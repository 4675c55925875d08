import type { IncomingMessage } from 'node:http';
import type { Handler } from 'express';
import { pinoHttp } from 'pino-http';
import { identifiedViewer } from './callers.ts';
import { requestScope, type Logger } from '../logger.ts';

/** The id of a request: the proxy's if it is valid, else a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

/** The path without possible secrets: the query, and segments as long as a signature. */
function loggedPath(url: string): string {
  return url.split('?', 1)[0]!.replace(/\/[\w-]{43}(?=[/.]|$)/g, '/…');
}

/** Gives each request an id, sends it in a header, and logs each answer with it. */
export function requestLog(logger: Logger): Handler[] {
  const log = pinoHttp({
    logger,
    genReqId: requestIdOf,
    // 503 answers an overload, or tiles and files whose source is away; the source is logged by who asks it.
    customLogLevel: (_, { statusCode }, error) =>
      error || (statusCode >= 500 && statusCode !== 503) ? 'error' : statusCode >= 400 ? 'warn' : 'debug',
    // The user, if the session was looked up.
    customProps: (_, response) => {
      const viewer = identifiedViewer(response);
      return viewer ? { userId: viewer.id } : {};
    },
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, url: loggedPath(request.url) }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    wrapSerializers: true,
  });
  return [
    (request, response, next) => {
      log(request, response);
      const requestId = request.id as string;
      response.setHeader('x-request-id', requestId);
      requestScope.run({ requestId }, () => next());
    },
  ];
}
