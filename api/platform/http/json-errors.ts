import type { ErrorRequestHandler, Response } from 'express';
import { isDiskFull, toAppError, toPublicError, type AppError } from '../errors.ts';
import type { Logger } from '../logger.ts';

/** Answers with an error of the grammar; the `message` beside `error` is what the specification's client reads. */
export function sendError(response: Response, error: AppError): void {
  const body = toPublicError(error);
  response.setHeader('cache-control', 'no-store');
  if (error.status === 401) response.setHeader('www-authenticate', 'Bearer');
  if (error.retryAfterSeconds) response.setHeader('retry-after', String(error.retryAfterSeconds));
  response.status(error.status).json({ error: body, message: body.message });
}

/** The last handler: whatever went wrong leaves as JSON, never as a page with a stack. */
export function jsonErrors(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, _request, response, next) => {
    const error = toAppError(thrown);
    if (error.code === 'INTERNAL' || isDiskFull(thrown)) logger.error({ err: thrown }, 'request failed');
    if (response.headersSent) return next(thrown);
    sendError(response, error);
  };
}
