import type { Handler } from 'express';

const METHODS = 'GET, HEAD, POST, PUT, DELETE';
const REQUEST_HEADERS = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match';
const ANSWER_HEADERS = 'X-Total-Count, X-Unknown-Locations, Link, Location, ETag, Retry-After, X-Request-Id';
const PREFLIGHT_SECONDS = '600';

/**
 * Sets the CORS headers for one origin, with cookies. Other origins get an answer without them, which their browser
 * does not expose. Never a wildcard.
 */
export function allowOrigin(origin: string): Handler {
  return (request, response, next) => {
    response.vary('Origin');
    if (request.headers.origin !== origin) return next();
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-expose-headers', ANSWER_HEADERS);
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return next();
    response.setHeader('access-control-allow-methods', METHODS);
    response.setHeader('access-control-allow-headers', REQUEST_HEADERS);
    response.setHeader('access-control-max-age', PREFLIGHT_SECONDS);
    response.status(204).end();
  };
}
