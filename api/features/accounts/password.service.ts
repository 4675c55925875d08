import type { Database } from '../../platform/database/database.ts';
import { writeCredentials } from './credentials.queries.ts';
import { ACCOUNT_LIMITS, LOGIN_THROTTLES } from './limits.ts';
import type { Viewer } from '../../platform/authz.ts';
import type { CaptchaService } from '../../platform/captcha/captcha.ts';
import { now } from '../../platform/clock.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { LoginThrottles } from '../../platform/rate-limit/login-throttle.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { ACCOUNT_EMAIL, EMAIL_DELAY } from './account-emails.ts';
import type { AccountLinks } from './account-links.ts';
import { PasswordChanged } from './events.ts';
import { LinkPurpose } from './account.enums.ts';
import type { PasswordCheck } from './password-check.ts';
import { hashPassword } from './password-hash.ts';
import { passwordIssues } from './password-rules.ts';
import { checkedEmail } from './registration.service.ts';
import type { SessionService } from './session.service.ts';
import { User } from './user.entity.ts';

export interface PasswordServiceDependencies {
  database: Database;
  captcha: CaptchaService;
  limits: RateLimits;
  loginThrottles: LoginThrottles;
  jobs: Jobs;
  links: AccountLinks;
  check: PasswordCheck;
  sessions: SessionService;
  securityLog: SecurityLog;
}

/** Changes of passwords. */
export class PasswordService {
  readonly #dependencies: PasswordServiceDependencies;

  constructor(dependencies: PasswordServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Sends a link to the address if it has an account. The caller does not learn whether it has.
   * @throws AppError VALIDATION_FAILED, CAPTCHA_FAILED, RATE_LIMITED.
   */
  async requestReset(given: string, captchaToken: string | null | undefined, address: string): Promise<void> {
    const { database, captcha, limits, jobs } = this.#dependencies;
    const email = checkedEmail(given);
    await limits.count([
      [ACCOUNT_LIMITS.resetPerAddress, address],
      [ACCOUNT_LIMITS.resetPerEmail, email],
    ]);
    await database.transaction(async (transaction) => {
      await captcha.consume(transaction, captchaToken);
      await jobs.enqueue(transaction, ACCOUNT_EMAIL, { wanted: 'reset', email }, EMAIL_DELAY);
    });
  }

  /**
   * Sets a new password by the token of a mail, once. All sessions end.
   * @throws AppError VALIDATION_FAILED, LINK_INVALID, RATE_LIMITED.
   */
  async reset(token: string, password: string, address: string): Promise<void> {
    const { database, limits, loginThrottles, links, sessions, securityLog } = this.#dependencies;
    await limits.count([[ACCOUNT_LIMITS.linkPerAddress, address]]);
    const issues = await passwordIssues('password', password);
    if (issues.length) throw validationFailed(issues);
    if (!(await links.isGood(database, LinkPurpose.RESET_PASSWORD, token))) throw new AppError('LINK_INVALID');
    const passwordHash = await hashPassword(password);
    const email = await database.transaction(async (transaction) => {
      const userId = await links.use(transaction, LinkPurpose.RESET_PASSWORD, token);
      // Opening the link proves that the address is theirs.
      const user = await transaction.em.findOne(User, { id: userId, deletedAt: null });
      if (!user) throw new AppError('LINK_INVALID');
      await writeCredentials(
        transaction,
        { id: userId },
        { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now() },
      );
      await sessions.end(transaction, { userId });
      // A first password replaces none.
      if (user.passwordHash.startsWith('$')) await transaction.publish(new PasswordChanged({ userId }));
      transaction.afterCommit(() => securityLog.note('password.changed', userId, { address }));
      return user.email;
    });
    await loginThrottles.release(LOGIN_THROTTLES.loginPerAccount, email);
  }

  /**
   * Sets a new password for a user who knows the current one. Their other sessions end.
   * @throws AppError VALIDATION_FAILED, INVALID_CREDENTIALS, RATE_LIMITED.
   */
  async change(viewer: Viewer, current: string, password: string): Promise<void> {
    const { database, links, check, sessions, securityLog } = this.#dependencies;
    const issues = await passwordIssues('newPassword', password);
    if (issues.length) throw validationFailed(issues);
    await check.again(viewer.id, current);
    if (password.normalize('NFC') === current.normalize('NFC'))
      throw validationFailed([{ path: 'newPassword', code: 'repeated' }]);
    const passwordHash = await hashPassword(password);
    await database.transaction(async (transaction) => {
      await writeCredentials(transaction, { id: viewer.id }, { passwordHash });
      await links.drop(transaction, viewer.id, LinkPurpose.RESET_PASSWORD);
      await sessions.end(transaction, { userId: viewer.id, except: viewer.sessionId });
      await transaction.publish(new PasswordChanged({ userId: viewer.id }));
      transaction.afterCommit(() => securityLog.note('password.changed', viewer.id));
    });
  }
}
