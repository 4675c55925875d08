import { now } from './clock.ts';
import { KEPT_HOURS } from './idempotency/idempotency.ts';
import { defineQueue } from './jobs/queue.ts';

/** Forgets what is remembered of forms for a time only: used captchas, idempotency keys, counted tries. */
export const FORMS_TRIM = defineQueue('forms.trim', { schedule: '25 * * * *', retries: 2 });

interface TrimmedDatabase {
  rows(text: string, values?: unknown[]): Promise<unknown[]>;
}

/** Handler of FORMS_TRIM. What it removes has no effect any more, so it need not be one transaction. */
export async function trimForms(database: TrimmedDatabase): Promise<void> {
  await database.rows(`delete from used_captcha where expires_at < $1`, [now().toISOString()]);
  await database.rows(`delete from idempotency_key where created_at < now() - make_interval(hours => $1)`, [
    KEPT_HOURS,
  ]);
  await database.rows(`delete from rate_limit where expire < $1`, [now().getTime()]);
}
