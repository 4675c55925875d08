import { setTimeout } from 'node:timers/promises';
import type { Logger } from '../logger.ts';

/** serialization_failure and deadlock_detected: PostgreSQL has rolled the transaction back in favour of another one. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const ATTEMPTS = 4;
/** Before jitter, so that two transactions do not conflict again at once. */
const DELAY_MS = 30;

/** Runs a transaction again after a conflict, a few times; any other error is thrown. */
export async function retryConflicts<T>(work: () => Promise<T>, logger: Pick<Logger, 'warn'>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      logger.warn({ err: error, attempt }, 'a transaction conflicted with another one and is retried');
      await setTimeout(DELAY_MS * attempt * (0.5 + Math.random()));
    }
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.has(error.code);
}
