import type { Request, Response } from 'express';
import { AppError, validationFailed } from '../errors.ts';

/** The conditional headers of a request. */
export type Condition = 'idempotency-key' | 'if-match';

/** Sets the `ETag` to the version of the object, for a later `If-Match`. */
export function markVersion(response: Response, version: number): void {
  response.setHeader('etag', `"${version}"`);
}

/**
 * The version in `If-Match`; null = any.
 * @throws AppError PRECONDITION_FAILED for a tag that is not one of ours, VALIDATION_FAILED for several.
 */
export function ifMatchVersion(request: Request): number | null {
  const mark = request.get('if-match')?.trim();
  if (mark === undefined || mark === '*') return null;
  if (mark.includes(',')) throw validationFailed([{ path: 'If-Match', code: 'tooMany', params: { max: 1 } }]);
  const version = /^"(\d{1,9})"$/.exec(mark)?.[1];
  if (version === undefined) throw new AppError('PRECONDITION_FAILED');
  return Number(version);
}

/** Turns a conflict of versions into PRECONDITION_FAILED if the version came from `If-Match`. */
export function conflictFor(request: Request): (error: unknown) => never {
  return (error) => {
    const stale = error instanceof AppError && error.fields.some(({ code }) => code === 'stale');
    throw stale && request.get('if-match') !== undefined ? new AppError('PRECONDITION_FAILED') : error;
  };
}

/**
 * Refuses conditional headers that the route does not observe, because the client relies on them. PUT and DELETE need no key, as they are idempotent.
 * @throws AppError VALIDATION_FAILED.
 */
export function refuseOthers(request: Request, honoured: readonly Condition[]): void {
  const asked: Condition[] = request.method === 'POST' ? ['idempotency-key', 'if-match'] : ['if-match'];
  const refused = asked.filter((name) => request.get(name) !== undefined && !honoured.includes(name));
  if (refused.length) throw validationFailed(refused.map((name) => ({ path: NAMES[name], code: 'notHonoured' })));
}

const NAMES: Readonly<Record<Condition, string>> = { 'idempotency-key': 'Idempotency-Key', 'if-match': 'If-Match' };
