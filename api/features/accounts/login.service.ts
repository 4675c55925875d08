import type { Database } from '../../platform/database/database.ts';
import { writeCredentials } from './credentials.queries.ts';
import { LOGIN_THROTTLES } from './limits.ts';
import type { Caller } from '../../platform/authz.ts';
import type { CaptchaService } from '../../platform/captcha/captcha.ts';
import { now } from '../../platform/clock.ts';
import { AppError, toAppError } from '../../platform/errors.ts';
import { validateInput } from '../../platform/validation.ts';
import type { LoginThrottles } from '../../platform/rate-limit/login-throttle.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { AccountStatus, type Role } from './account.enums.ts';
import { isPassword } from './password-hash.ts';
import { normalisedEmail } from './registration.inputs.ts';
import { LoginInput } from './session.inputs.ts';
import type { SessionService } from './session.service.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { TwoFactorService } from './two-factor.service.ts';
import { User } from './user.entity.ts';

export interface LoginServiceDependencies {
  database: Database;
  loginThrottles: LoginThrottles;
  captcha: CaptchaService;
  sessions: SessionService;
  tokens: SessionTokens;
  twoFactor: TwoFactorService;
  securityLog: SecurityLog;
  /** E-mail addresses of the demo accounts that anybody may sign in to; empty outside of the demo world. */
  demoAccounts: ReadonlyMap<Role, string>;
}

/** The result of a correct password; a wrong one is an error. */
export type LoginOutcome =
  | { kind: 'signedIn'; token: string; userId: string }
  | { kind: 'codeWanted'; ticket: string }
  | { kind: 'refused'; status: Exclude<AccountStatus, 'APPROVED'>; reason: string | null };

/** Signing in: password, two-factor authentication, session. Used by GraphQL and REST. */
export class LoginService {
  readonly #dependencies: LoginServiceDependencies;

  constructor(dependencies: LoginServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Signs in, or returns what is missing. Whether an account exists, and its status, is only revealed after its password.
   * @throws AppError VALIDATION_FAILED, CAPTCHA_FAILED, RATE_LIMITED, INVALID_CREDENTIALS, INVALID_CODE.
   */
  async login(given: LoginInput, caller: Caller): Promise<LoginOutcome> {
    const { database, captcha, loginThrottles } = this.#dependencies;
    const input = Object.assign(new LoginInput(), given, { email: normalisedEmail(given.email) });
    await validateInput(input);
    // In a transaction of its own: the captcha is used up even if the password is wrong.
    await captcha.consume(database, input.captchaToken);
    const user = await this.#find(input.email);
    return this.#told(user?.id ?? null, caller, async () => {
      await loginThrottles.attempt(LOGIN_THROTTLES.loginPerAccount, input.email);
      await loginThrottles.attempt(LOGIN_THROTTLES.loginPerAddress, caller.facts.address);
      if (!(await isPassword(user?.passwordHash ?? null, input.password)) || !user)
        throw new AppError('INVALID_CREDENTIALS');
      await loginThrottles.release(LOGIN_THROTTLES.loginPerAccount, input.email);
      await loginThrottles.giveBack(LOGIN_THROTTLES.loginPerAddress, caller.facts.address);
      return this.#afterPassword(user, input.code ?? null, caller);
    });
  }

  /**
   * The second step of a login.
   * @throws AppError INVALID_CREDENTIALS if the first step was too long ago, INVALID_CODE, RATE_LIMITED.
   */
  async complete(ticket: string, code: string, caller: Caller): Promise<LoginOutcome> {
    const userId = await this.#dependencies.tokens.readTicket(ticket);
    const user = userId ? await this.#dependencies.database.em.findOne(User, { id: userId, deletedAt: null }) : null;
    return this.#told(userId, caller, async () => {
      if (!user?.twoFactorEnabledAt) throw new AppError('INVALID_CREDENTIALS');
      return this.#afterPassword(user, code, caller);
    });
  }

  /** The roles of the demo accounts; empty outside of the demo world. */
  demoRoles(): Role[] {
    return [...this.#dependencies.demoAccounts.keys()];
  }

  /**
   * Signs in to a demo account.
   * @throws AppError NOT_FOUND outside of the demo world.
   */
  async demoLogin(role: Role, caller: Caller): Promise<LoginOutcome> {
    const email = this.#dependencies.demoAccounts.get(role);
    const user = email ? await this.#find(email) : null;
    if (!user) throw new AppError('NOT_FOUND');
    return this.#told(user.id, caller, () => this.#afterPassword(user, null, caller));
  }

  /** Logs the result of a login; a first step that leads to the second one is not a result yet. */
  async #told(userId: string | null, { facts }: Caller, work: () => Promise<LoginOutcome>): Promise<LoginOutcome> {
    const { securityLog } = this.#dependencies;
    const { address } = facts;
    try {
      const outcome = await work();
      if (outcome.kind === 'signedIn') securityLog.note('login.succeeded', userId, { address });
      if (outcome.kind === 'refused') securityLog.note('login.failed', userId, { address, reason: outcome.status });
      return outcome;
    } catch (error) {
      securityLog.note('login.failed', userId, { address, reason: toAppError(error).code });
      throw error;
    }
  }

  #find(email: string): Promise<User | null> {
    return this.#dependencies.database.em.findOne(User, { email: normalisedEmail(email), deletedAt: null });
  }

  async #afterPassword(user: User, code: string | null, caller: Caller): Promise<LoginOutcome> {
    const { database, sessions, tokens, twoFactor } = this.#dependencies;
    const status: AccountStatus = user.status;
    if (status !== AccountStatus.APPROVED) return { kind: 'refused', status, reason: user.rejectionReason };
    if (user.twoFactorEnabledAt) {
      if (!code) return { kind: 'codeWanted', ticket: await tokens.ticket(user.id) };
      await twoFactor.take(user.id, code);
    }
    const token = await database.transaction(async (transaction) => {
      // The password may have been changed since it was checked.
      const { id, passwordHash } = user;
      const unchanged = { id, passwordHash, status: AccountStatus.APPROVED };
      const signedIn = await writeCredentials(transaction, unchanged, { lastLoginAt: now() });
      if (!signedIn) throw new AppError('INVALID_CREDENTIALS');
      return sessions.open(transaction, user.id, caller);
    });
    return { kind: 'signedIn', token, userId: user.id };
  }
}
