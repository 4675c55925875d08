import type { Request, Response } from 'express';
import { AppError, validationFailed } from '../errors.ts';

/** What a request may say of how it wants to be carried out. */
export type Condition = 'idempotency-key' | 'if-match';

/** Marks an answer by the version of what it is about, for a later `If-Match`. */
export function markVersion(response: Response, version: number): void {
  response.setHeader('etag', `"${version}"`);
}

/**
 * The version that the caller has seen, as `If-Match` says it; null = they accept any.
 * @throws AppError PRECONDITION_FAILED for a mark that is none of ours, VALIDATION_FAILED for several.
 */
export function versionSeen(request: Request): number | null {
  const mark = request.get('if-match')?.trim();
  if (mark === undefined || mark === '*') return null;
  if (mark.includes(',')) throw validationFailed([{ path: 'If-Match', code: 'tooMany' }]);
  const version = /^"(\d{1,9})"$/.exec(mark)?.[1];
  if (version === undefined) throw new AppError('PRECONDITION_FAILED');
  return Number(version);
}

/** Has a conflict of versions be told in the way in which the version was named. */
export function conflictFor(request: Request): (error: unknown) => never {
  return (error) => {
    const stale = error instanceof AppError && error.fields.some(({ code }) => code === 'stale');
    throw stale && request.get('if-match') !== undefined ? new AppError('PRECONDITION_FAILED') : error;
  };
}

/**
 * Refuses a condition that nobody would keep: the caller counts on it. PUT and DELETE need no key, as they may be repeated.
 * @throws AppError VALIDATION_FAILED.
 */
export function refuseOthers(request: Request, honoured: readonly Condition[]): void {
  const asked: Condition[] = request.method === 'POST' ? ['idempotency-key', 'if-match'] : ['if-match'];
  const refused = asked.filter((name) => request.get(name) !== undefined && !honoured.includes(name));
  if (refused.length) throw validationFailed(refused.map((name) => ({ path: NAMES[name], code: 'notHonoured' })));
}

const NAMES: Readonly<Record<Condition, string>> = { 'idempotency-key': 'Idempotency-Key', 'if-match': 'If-Match' };
