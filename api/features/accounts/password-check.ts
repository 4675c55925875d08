import type { Database } from '../../platform/database/database.ts';
import { LOGIN_THROTTLES } from './limits.ts';
import { AppError } from '../../platform/errors.ts';
import type { LoginThrottles } from '../../platform/rate-limit/login-throttle.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { isPassword } from './password-hash.ts';
import { User } from './user.entity.ts';

export interface PasswordCheckDependencies {
  database: Database;
  loginThrottles: LoginThrottles;
  securityLog: SecurityLog;
}

/** Asks signed-in users for their password again before an irreversible action. */
export class PasswordCheck {
  readonly #dependencies: PasswordCheckDependencies;

  constructor(dependencies: PasswordCheckDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws AppError INVALID_CREDENTIALS, RATE_LIMITED. */
  async again(userId: string, password: string): Promise<void> {
    const { database, loginThrottles, securityLog } = this.#dependencies;
    await loginThrottles.attempt(LOGIN_THROTTLES.passwordPerUser, userId);
    const user = await database.em.findOne(User, { id: userId });
    if (!(await isPassword(user?.passwordHash ?? null, password))) {
      securityLog.note('password.refused', userId);
      throw new AppError('INVALID_CREDENTIALS');
    }
    await loginThrottles.release(LOGIN_THROTTLES.passwordPerUser, userId);
  }
}
