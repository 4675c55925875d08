import type { Database } from '../../platform/database/database.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { ActivityType } from './activity.entity.ts';

const MAX_PATH_LENGTH = 300;

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
    await this.#parts.limits.count([[ACCOUNT_LIMITS.activityPerUser, viewer.id]]);
    await this.#parts.database.rows(
      `insert into activity (user_id, type, page_path, created_at) values ($1, $2, $3, $4)`,
      [viewer.id, ActivityType.PAGE_VIEW, path, now()],
    );
  }
}
