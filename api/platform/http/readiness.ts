import type { Handler } from 'express';
import pTimeout from 'p-timeout';
import type { Logger } from '../logger.ts';

/** A check that takes longer counts as failed. */
const TIMEOUT = { milliseconds: 3_000 };
const RETRY_SECONDS = 5;

/** Answers 200 when every check passes, else 503 with the names of those that fail. */
export function readiness(checks: Record<string, () => Promise<unknown>>, logger: Logger): Handler {
  return async (_request, response) => {
    const names = Object.keys(checks);
    const results = await Promise.allSettled(names.map((name) => pTimeout(checks[name]!(), TIMEOUT)));
    const failed = names.filter((name, index) => {
      const result = results[index]!;
      if (result.status === 'rejected') logger.warn({ err: result.reason as unknown, check: name }, 'not ready');
      return result.status === 'rejected';
    });
    response.setHeader('cache-control', 'no-store');
    if (!failed.length) return void response.json({ status: 'ready' });
    response.setHeader('retry-after', String(RETRY_SECONDS));
    response.status(503).json({ status: 'unavailable', failed });
  };
}
