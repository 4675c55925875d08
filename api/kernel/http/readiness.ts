import type { Handler } from 'express';
import type { Logger } from '../logger.ts';
import { within } from '../within.ts';

/** What can't say within this time that it works does not work. */
const LIMIT_MS = 3_000;
const RETRY_SECONDS = 5;

/** Answers 200 when everything that the process leans on works, else 503 with the names of what does not. */
export function readiness(checks: Record<string, () => Promise<unknown>>, logger: Logger): Handler {
  return async (_request, response) => {
    const names = Object.keys(checks);
    const results = await Promise.allSettled(names.map((name) => within(LIMIT_MS, checks[name]!())));
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
