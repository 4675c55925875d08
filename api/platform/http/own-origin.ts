import type { IncomingMessage } from 'node:http';
import type { Handler } from 'express';
import { AppError } from '../errors.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request comes from a page of ours: of the public address, or of this very server, whatever it is called. */
export function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = headers;
  // Clients that are no browser send none.
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || (host !== undefined && origin === `http://${host}`);
}

/** Refuses what pages of other origins would have done here. Their forms carry no token; this refuses them all the same. */
export function ownOrigins(publicUrl: string): Handler {
  return (request, _response, next) => {
    const allowed = HARMLESS.has(request.method) || isOwnOrigin(request, publicUrl);
    next(
      allowed ? undefined : new AppError('FORBIDDEN', 'Permission denied: Requests from this origin are not accepted'),
    );
  };
}
