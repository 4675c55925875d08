import type { Handler } from 'express';
import { AppError } from '../errors.ts';

/** What is no JSON has reached us as no body at all: the same answer as for any other unreadable request. */
export const requireQuery: Handler = (request, _response, next) => {
  next(request.method === 'POST' && typeof request.body !== 'object' ? new AppError('BAD_REQUEST') : undefined);
};
