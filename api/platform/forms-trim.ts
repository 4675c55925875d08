import { now } from './clock.ts';
import type { Database } from './database/database.ts';
import { RESULT_TTL_HOURS } from './idempotency/idempotency.ts';
import { defineQueue } from './jobs/queue.ts';

/** Deletes what is stored of forms for a limited time: used captchas, idempotency keys, counted attempts. */
export const FORMS_TRIM = defineQueue('forms.trim', { schedule: '25 * * * *', retries: 2 });

const DAY_MS = 86_400_000;

/**
 * Handler of FORMS_TRIM. What it deletes has no effect any more, so no transaction is needed. Clocks are corrected now and then:
 * used captchas are kept for a day longer than they are valid, and a count that lasts longer than any can is from a clock that was ahead.
 */
export async function trimForms(database: Database): Promise<void> {
  const instant = now().getTime();
  await database.rows(`delete from used_captcha where expires_at < $1`, [new Date(instant - DAY_MS).toISOString()]);
  await database.rows(`delete from idempotency_key where created_at < now() - make_interval(hours => $1)`, [
    RESULT_TTL_HOURS,
  ]);
  await database.rows(`delete from rate_limit where expire < $1 or expire > $2`, [instant, instant + 2 * DAY_MS]);
}
