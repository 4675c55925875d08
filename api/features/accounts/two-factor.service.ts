import { randomBytes } from 'node:crypto';
import DataLoader from 'dataloader';
// Time-based one-time passwords (RFC 6238), which all authenticators support.
import { Secret as OtpSecret, TOTP } from 'otpauth';
import { PRODUCT_NAME } from '../../../schema/constants.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { writeCredentials } from './credentials.queries.ts';
import { LOGIN_THROTTLES } from './limits.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { LoginThrottles } from '../../platform/rate-limit/login-throttle.ts';
import type { Secret } from '../../platform/secret.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { lockAccounts } from './user.queries.ts';
import { TwoFactorChanged } from './events.ts';
import type { PasswordCheck } from './password-check.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { User } from './user.entity.ts';

const PERIOD_SECONDS = 30;
/** The tolerated difference of the authenticator's clock: one period before and after. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;
/** Without letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const MAX_CODE_LENGTH = 40;

export interface TwoFactorDependencies {
  database: Database;
  loginThrottles: LoginThrottles;
  secret: Secret;
  check: PasswordCheck;
  securityLog: SecurityLog;
}

/** The data for an authenticator. */
export interface TwoFactorSetup {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth:`, for a QR code. */
  uri: string;
}

/** Two-factor authentication. */
export class TwoFactorService {
  readonly #dependencies: TwoFactorDependencies;
  /** Batches the look-ups of a page of users; nothing is cached. */
  readonly #codesLeft: DataLoader<string, number>;

  constructor(dependencies: TwoFactorDependencies) {
    this.#dependencies = dependencies;
    this.#codesLeft = new DataLoader((userIds) => countCodes(dependencies.database, userIds), { cache: false });
  }

  /**
   * Begins the setup; it is enabled with the first correct code.
   * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED, CONFLICT if it is enabled already.
   */
  async setUp(userId: string, password: string): Promise<TwoFactorSetup> {
    await this.#dependencies.check.again(userId, password);
    const secret = new OtpSecret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer });
    const twoFactorSecret = this.#dependencies.secret.seal('two-factor', secret.base32);
    return this.#dependencies.database.transaction(async (transaction) => {
      const user = await locked(transaction, userId);
      if (user.twoFactorEnabledAt) throw new AppError('CONFLICT', 'Two-factor authentication is enabled already');
      await writeCredentials(transaction, { id: userId }, { twoFactorSecret, twoFactorStep: null });
      return { secret: secret.base32, uri: totpOf(secret.base32, user.email).toString() };
    });
  }

  /**
   * Enables it, and returns the recovery codes, which are shown only once.
   * @throws AppError INVALID_CODE, RATE_LIMITED, CONFLICT if the setup was not begun.
   */
  async confirm(userId: string, code: string): Promise<string[]> {
    await this.#dependencies.loginThrottles.attempt(LOGIN_THROTTLES.codePerAccount, userId);
    const codes = await this.#dependencies.database.transaction(async (transaction) => {
      const user = await locked(transaction, userId);
      if (!user.twoFactorSecret || user.twoFactorEnabledAt)
        throw new AppError('CONFLICT', 'There is nothing to confirm');
      const step = this.#stepOf(user, code);
      if (step === null) throw new AppError('INVALID_CODE');
      await writeCredentials(transaction, { id: userId }, { twoFactorEnabledAt: now(), twoFactorStep: step });
      await transaction.publish(new TwoFactorChanged({ userId, isEnabled: true }));
      transaction.afterCommit(() => this.#dependencies.securityLog.note('twoFactor.enabled', userId));
      return this.#newCodes(transaction, userId);
    });
    await this.#dependencies.loginThrottles.release(LOGIN_THROTTLES.codePerAccount, userId);
    return codes;
  }

  /** @throws AppError INVALID_CREDENTIALS, RATE_LIMITED. */
  async disable(userId: string, password: string): Promise<void> {
    await this.#dependencies.check.again(userId, password);
    await this.#dependencies.database.transaction(async (transaction) => {
      const user = await locked(transaction, userId);
      const wasEnabled = user.twoFactorEnabledAt !== null;
      await transaction.em.nativeDelete(RecoveryCode, { user: userId });
      if (!wasEnabled) return;
      const none = { twoFactorSecret: null, twoFactorEnabledAt: null, twoFactorStep: null };
      await writeCredentials(transaction, { id: userId }, none);
      await transaction.publish(new TwoFactorChanged({ userId, isEnabled: false }));
      transaction.afterCommit(() => this.#dependencies.securityLog.note('twoFactor.disabled', userId));
    });
  }

  /** The number of unused recovery codes. */
  codesLeft(userId: string): Promise<number> {
    return this.#codesLeft.load(userId);
  }

  /**
   * Takes a code of the authenticator or a recovery code; each is valid once.
   * @throws AppError INVALID_CODE, RATE_LIMITED.
   */
  async take(userId: string, code: string): Promise<void> {
    await this.#dependencies.loginThrottles.attempt(LOGIN_THROTTLES.codePerAccount, userId);
    await this.#dependencies.database.transaction(async (transaction) => {
      const user = await locked(transaction, userId);
      if (!user.twoFactorEnabledAt) throw new AppError('INVALID_CODE');
      const step = this.#stepOf(user, code);
      if (step !== null) await writeCredentials(transaction, { id: userId }, { twoFactorStep: step });
      else if (!(await this.#takeRecovery(transaction, userId, code))) throw new AppError('INVALID_CODE');
    });
    await this.#dependencies.loginThrottles.release(LOGIN_THROTTLES.codePerAccount, userId);
  }

  /** The period of a code, if it is later than the last one that was used. */
  #stepOf({ email, twoFactorSecret: sealed, twoFactorStep: last }: User, code: string): number | null {
    const token = code.slice(0, MAX_CODE_LENGTH).replaceAll(/\s/g, '');
    if (!sealed || !/^\d{6}$/.test(token)) return null;
    const totp = totpOf(this.#dependencies.secret.unseal('two-factor', sealed), email);
    const timestamp = now().getTime();
    const delta = totp.validate({ token, window: WINDOW, timestamp });
    if (delta === null) return null;
    const current = Math.floor(timestamp / 1_000 / PERIOD_SECONDS);
    const step = current + delta;
    // A last period in the future comes from a clock that was ahead; it must not lock out the user until then.
    const isNew = last === null || step > last || last > current + WINDOW;
    return isNew ? step : null;
  }

  async #takeRecovery({ em }: Transaction, userId: string, code: string): Promise<boolean> {
    const codeHash = this.#hashOf(userId, code.slice(0, MAX_CODE_LENGTH));
    return (await em.nativeDelete(RecoveryCode, { user: userId, codeHash })) > 0;
  }

  async #newCodes({ em }: Transaction, userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newCode);
    await em.nativeDelete(RecoveryCode, { user: userId });
    await em.insertMany(
      RecoveryCode,
      codes.map((code) => ({ user: userId, codeHash: this.#hashOf(userId, code) })),
    );
    return codes;
  }

  /** As typed: case, hyphens and spaces are ignored. */
  #hashOf(userId: string, code: string): string {
    return this.#dependencies.secret.sign(
      'recovery-code',
      `${userId}:${code.toLowerCase().replaceAll(/[^\da-z]/g, '')}`,
    );
  }
}

function totpOf(secret: string, email: string): TOTP {
  return new TOTP({ issuer: PRODUCT_NAME, label: email, secret, period: PERIOD_SECONDS, digits: 6 });
}

/** `k3m9p-x7c2t`: 49 bits. */
function newCode(): string {
  const bytes = randomBytes(64);
  // Larger bytes are dropped: they would make some letters more frequent than others.
  const letters = [...bytes]
    .filter((byte) => byte < 256 - (256 % ALPHABET.length))
    .slice(0, 10)
    .map((byte) => ALPHABET[byte % ALPHABET.length]!);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

/** Locks the codes of a user: of two uses of the same code the second fails. */
async function locked(transaction: Transaction, userId: string): Promise<User> {
  await lockAccounts(transaction, [userId]);
  return transaction.em.findOneOrFail(
    User,
    { id: userId },
    { refresh: true, failHandler: () => new AppError('INVALID_CODE') },
  );
}

async function countCodes({ em }: Database, userIds: readonly string[]): Promise<number[]> {
  const codes = await em.find(RecoveryCode, { user: { $in: [...userIds] } }, { fields: ['user'] });
  const counts = Map.groupBy(codes, ({ user }) => user.id);
  return userIds.map((id) => counts.get(id)?.length ?? 0);
}
