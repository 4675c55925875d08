import type { ErrorRequestHandler, Response } from 'express';
import { isDiskFull, toAppError, toPublicError, type AppError } from '../errors.ts';
import type { Logger } from '../logger.ts';

/** Answers with an error in the format of the product; clients of the specification read the `message` beside `error`. */
export function sendError(response: Response, error: AppError): void {
  const body = toPublicError(error);
  response.setHeader('cache-control', 'no-store');
  if (error.status === 401) response.setHeader('www-authenticate', 'Bearer');
  if (error.retryAfterSeconds) response.setHeader('retry-after', String(error.retryAfterSeconds));
  response.status(error.status).json({ error: body, message: body.message });
}

/** The last error handler: every error is answered as JSON, without a stack. */
export function jsonErrors(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, _request, response, next) => {
    const error = toAppError(thrown);
    if (error.code === 'INTERNAL' || isDiskFull(thrown)) logger.error({ err: thrown }, 'request failed');
    if (response.headersSent) return next(thrown);
    sendError(response, error);
  };
}
