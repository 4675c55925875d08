import type { Request, Response } from 'express';
import { AppError } from '../errors.ts';
import { sendError } from './json-errors.ts';

/** Answers OPTIONS, and refuses the methods that a path does not have. */
export function otherMethods(has: readonly string[]): (request: Request, response: Response) => void {
  const allowed = [...has, 'OPTIONS'].join(', ');
  return (request, response) => {
    response.setHeader('allow', allowed);
    if (request.method === 'OPTIONS') response.status(204).end();
    else sendError(response, new AppError('METHOD_NOT_ALLOWED'));
  };
}
