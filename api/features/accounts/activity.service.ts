import type { Database } from '../../platform/database/database.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { Activity, ActivityType } from './activity.entity.ts';

const MAX_PATH_LENGTH = 300;

/** Page views of signed-in users. */
export class ActivityService {
  readonly #dependencies: { database: Database; limits: RateLimits };

  constructor(parts: { database: Database; limits: RateLimits }) {
    this.#dependencies = parts;
  }

  /**
   * Records a page view. Only the path of the URL is stored.
   * @throws AppError VALIDATION_FAILED, RATE_LIMITED.
   */
  async recordPageView(viewer: Viewer, pagePath: string): Promise<void> {
    const path = pagePath.split(/[?#]/, 1)[0]!;
    if (!/^\/[\x21-\x7e]*$/.test(path) || path.length > MAX_PATH_LENGTH)
      throw validationFailed([{ path: 'pagePath', code: 'notPath' }]);
    await this.#dependencies.limits.count([[ACCOUNT_LIMITS.activityPerUser, viewer.id]]);
    const view = { user: viewer.id, type: ActivityType.PAGE_VIEW, pagePath: path, createdAt: now() };
    await this.#dependencies.database.em.insert(Activity, view);
  }
}
