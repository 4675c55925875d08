import type { IncomingMessage } from 'node:http';
import type { Handler } from 'express';
import { AppError } from '../errors.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request comes from a page of this product: of the public origin, or of the host that the request was sent to. */
export function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers;
  // Clients other than browsers send no `Origin`.
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || (host !== undefined && origin === `http://${host}`);
}

/** Refuses requests from pages of other origins. The session token already protects against them; this is a second barrier. */
export function ownOrigins(publicUrl: string): Handler {
  return (request, _response, next) => {
    const allowed = HARMLESS.has(request.method) || isOwnOrigin(request, publicUrl);
    next(
      allowed ? undefined : new AppError('FORBIDDEN', 'Permission denied: Requests from this origin are not accepted'),
    );
  };
}
