import { now } from './clock.ts';
import { KEPT_HOURS } from './idempotency/idempotency.ts';
import { defineQueue } from './jobs/queue.ts';

/** Forgets what is remembered of forms for a time only: used captchas, idempotency keys, counted tries. */
export const FORMS_TRIM = defineQueue('forms.trim', { schedule: '25 * * * *', retries: 2 });

interface TrimmedDatabase {
  rows(text: string, values?: unknown[]): Promise<unknown[]>;
}

const DAY_MS = 86_400_000;

/**
 * Handler of FORMS_TRIM. What it removes has no effect any more, so it need not be one transaction. Clocks are put right now and then:
 * what was used is remembered for a day longer than it counts, and a count that would last longer than any does is from a clock that
 * was ahead.
 */
export async function trimForms(database: TrimmedDatabase): Promise<void> {
  const instant = now().getTime();
  await database.rows(`delete from used_captcha where expires_at < $1`, [new Date(instant - DAY_MS).toISOString()]);
  await database.rows(`delete from idempotency_key where created_at < now() - make_interval(hours => $1)`, [
    KEPT_HOURS,
  ]);
  await database.rows(`delete from rate_limit where expire < $1 or expire > $2`, [instant, instant + 2 * DAY_MS]);
}
