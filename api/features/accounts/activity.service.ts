import type { Database } from '../../database/database.ts';
import { LIMITS } from '../../limits.ts';
import type { Viewer } from '../../kernel/authz.ts';
import { now } from '../../kernel/clock.ts';
import { validationFailed } from '../../kernel/errors.ts';
import { defineQueue } from '../../kernel/jobs/queue.ts';
import type { RateLimits } from '../../kernel/rate-limit/rate-limits.ts';
import { ActivityType } from './activity.entity.ts';

const MAX_PATH_LENGTH = 300;
const KEPT_MONTHS = 12;
const LINKS_KEPT_DAYS = 7;

/** Forgets old page views, links that are over, and sessions that have ended by themselves; once a day. */
export const ACCOUNTS_TRIM = defineQueue('accounts.trim', { schedule: '15 4 * * *' });

/** What signed-in users look at. */
export class ActivityService {
  readonly #parts: { database: Database; limits: RateLimits };

  constructor(parts: { database: Database; limits: RateLimits }) {
    this.#parts = parts;
  }

  /**
   * Notes that a user looks at a page. Of its address the path alone is kept.
   * @throws AppError VALIDATION_FAILED, RATE_LIMITED.
   */
  async recordPageView(viewer: Viewer, pagePath: string): Promise<void> {
    const path = pagePath.split(/[?#]/, 1)[0]!;
    if (!/^\/[\x21-\x7e]*$/.test(path) || path.length > MAX_PATH_LENGTH)
      throw validationFailed([{ path: 'pagePath', code: 'notPath' }]);
    await this.#parts.limits.count([[LIMITS.activityPerUser, viewer.id]]);
    await this.#parts.database.rows(
      `insert into activity (user_id, type, page_path, created_at) values ($1, $2, $3, $4)`,
      [viewer.id, ActivityType.PAGE_VIEW, path, now()],
    );
  }
}

/** Handler of ACCOUNTS_TRIM. */
export async function trimAccounts(database: Database): Promise<void> {
  const at = now();
  await database.rows(`delete from activity where created_at < $1::timestamptz - make_interval(months => $2)`, [
    at,
    KEPT_MONTHS,
  ]);
  await database.rows(`delete from account_link where expires_at < $1::timestamptz - make_interval(days => $2)`, [
    at,
    LINKS_KEPT_DAYS,
  ]);
  await database.rows(
    `delete from session where created_at < $1::timestamptz - interval '7 days' or last_seen_at < $1::timestamptz - interval '12 hours'`,
    [at],
  );
}
