import { randomBytes } from 'node:crypto';
import DataLoader from 'dataloader';
// Time-based codes (RFC 6238) as every authenticator has them.
import { Secret as OtpSecret, TOTP } from 'otpauth';
import { PRODUCT_NAME } from '../../../schema/constants.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { LOGIN_THROTTLES } from './limits.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { LoginThrottles } from '../../platform/rate-limit/login-throttle.ts';
import type { Secret } from '../../platform/secret.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { TwoFactorChanged } from './events.ts';
import type { PasswordCheck } from './password-check.ts';

const PERIOD_SECONDS = 30;
/** Of the clock of a telephone: one period before and after. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;
/** Without letters and digits that look like others. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const MAX_CODE_LENGTH = 40;

export interface TwoFactorParts {
  database: Database;
  loginThrottles: LoginThrottles;
  secret: Secret;
  check: PasswordCheck;
  securityLog: SecurityLog;
}

/** What an authenticator has to be told. */
export interface TwoFactorSetup {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth:`, for a picture that a telephone reads. */
  uri: string;
}

interface FactorRow {
  email: string;
  two_factor_secret: string | null;
  two_factor_enabled_at: Date | null;
  two_factor_step: number | null;
}

/** The second step of a login. */
export class TwoFactorService {
  readonly #parts: TwoFactorParts;
  /** A page of users asks for all of them at once; nothing is remembered. */
  readonly #codesLeft: DataLoader<string, number>;

  constructor(parts: TwoFactorParts) {
    this.#parts = parts;
    this.#codesLeft = new DataLoader((userIds) => countCodes(parts.database, userIds), { cache: false });
  }

  /**
   * Begins to set it up; it is in force with the first right code.
   * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED, CONFLICT where it is in force already.
   */
  async setUp(userId: string, password: string): Promise<TwoFactorSetup> {
    await this.#parts.check.again(userId, password);
    const secret = new OtpSecret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer });
    const [row] = await this.#parts.database.rows<{ email: string }>(
      `update user_account set two_factor_secret = $2, two_factor_step = null
       where id = $1 and two_factor_enabled_at is null returning email`,
      [userId, this.#parts.secret.seal('two-factor', secret.base32)],
    );
    if (!row) throw new AppError('CONFLICT', 'Two-factor authentication is enabled already');
    return { secret: secret.base32, uri: totpOf(secret.base32, row.email).toString() };
  }

  /**
   * Puts it in force, and gives the recovery codes: this once.
   * @throws AppError INVALID_CODE, RATE_LIMITED, CONFLICT where nothing was begun.
   */
  async confirm(userId: string, code: string): Promise<string[]> {
    await this.#parts.loginThrottles.attempt(LOGIN_THROTTLES.codePerAccount, userId);
    const codes = await this.#parts.database.transaction(async (transaction) => {
      const row = await locked(transaction, userId);
      if (!row?.two_factor_secret || row.two_factor_enabled_at)
        throw new AppError('CONFLICT', 'There is nothing to confirm');
      const step = this.#stepOf(row, code);
      if (step === null) throw new AppError('INVALID_CODE');
      await transaction.query(
        `update user_account set two_factor_enabled_at = $2, two_factor_step = $3 where id = $1`,
        [userId, now(), step],
      );
      await transaction.publish(new TwoFactorChanged({ userId, isEnabled: true }));
      transaction.afterCommit(() => this.#parts.securityLog.note('twoFactor.enabled', userId));
      return this.#newCodes(transaction, userId);
    });
    await this.#parts.loginThrottles.release(LOGIN_THROTTLES.codePerAccount, userId);
    return codes;
  }

  /** @throws AppError INVALID_CREDENTIALS, RATE_LIMITED. */
  async disable(userId: string, password: string): Promise<void> {
    await this.#parts.check.again(userId, password);
    await this.#parts.database.transaction(async (transaction) => {
      const disabled = await transaction.query(
        `update user_account set two_factor_secret = null, two_factor_enabled_at = null, two_factor_step = null
         where id = $1 and two_factor_enabled_at is not null returning id`,
        [userId],
      );
      await transaction.query(`delete from recovery_code where user_id = $1`, [userId]);
      if (!disabled.length) return;
      await transaction.publish(new TwoFactorChanged({ userId, isEnabled: false }));
      transaction.afterCommit(() => this.#parts.securityLog.note('twoFactor.disabled', userId));
    });
  }

  /** How many recovery codes are left. */
  codesLeft(userId: string): Promise<number> {
    return this.#codesLeft.load(userId);
  }

  /**
   * Takes a code of the telephone or a recovery code; each is good once.
   * @throws AppError INVALID_CODE, RATE_LIMITED.
   */
  async take(userId: string, code: string): Promise<void> {
    await this.#parts.loginThrottles.attempt(LOGIN_THROTTLES.codePerAccount, userId);
    await this.#parts.database.transaction(async (transaction) => {
      const row = await locked(transaction, userId);
      if (!row?.two_factor_enabled_at) throw new AppError('INVALID_CODE');
      const step = this.#stepOf(row, code);
      if (step !== null)
        await transaction.query(`update user_account set two_factor_step = $2 where id = $1`, [userId, step]);
      else if (!(await this.#takeRecovery(transaction, userId, code))) throw new AppError('INVALID_CODE');
    });
    await this.#parts.loginThrottles.release(LOGIN_THROTTLES.codePerAccount, userId);
  }

  /** The period that a code is of, where that one is later than the last that was taken. */
  #stepOf({ email, two_factor_secret: sealed, two_factor_step: last }: FactorRow, code: string): number | null {
    const token = code.slice(0, MAX_CODE_LENGTH).replaceAll(/\s/g, '');
    if (!sealed || !/^\d{6}$/.test(token)) return null;
    const totp = totpOf(this.#parts.secret.unseal('two-factor', sealed), email);
    const timestamp = now().getTime();
    const delta = totp.validate({ token, window: WINDOW, timestamp });
    if (delta === null) return null;
    const current = Math.floor(timestamp / 1_000 / PERIOD_SECONDS);
    const step = current + delta;
    // A period that is still to come was taken by a clock that was ahead; it must not lock anybody out until then.
    const isNew = last === null || step > last || last > current + WINDOW;
    return isNew ? step : null;
  }

  async #takeRecovery({ query }: Transaction, userId: string, code: string): Promise<boolean> {
    const taken = await query(`delete from recovery_code where user_id = $1 and code_hash = $2 returning id`, [
      userId,
      this.#hashOf(userId, code.slice(0, MAX_CODE_LENGTH)),
    ]);
    return taken.length > 0;
  }

  async #newCodes({ query }: Transaction, userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newCode);
    await query(`delete from recovery_code where user_id = $1`, [userId]);
    await query(`insert into recovery_code (user_id, code_hash) select $1, unnest($2::text[])`, [
      userId,
      codes.map((code) => this.#hashOf(userId, code)),
    ]);
    return codes;
  }

  /** As typed by whoever reads it from paper: without regard to case, hyphens and spaces. */
  #hashOf(userId: string, code: string): string {
    return this.#parts.secret.sign('recovery-code', `${userId}:${code.toLowerCase().replaceAll(/[^\da-z]/g, '')}`);
  }
}

function totpOf(secret: string, email: string): TOTP {
  return new TOTP({ issuer: PRODUCT_NAME, label: email, secret, period: PERIOD_SECONDS, digits: 6 });
}

/** `k3m9p-x7c2t`: 49 bits. */
function newCode(): string {
  const bytes = randomBytes(64);
  // Bytes past the last whole multiple would make some letters more frequent than others.
  const letters = [...bytes]
    .filter((byte) => byte < 256 - (256 % ALPHABET.length))
    .slice(0, 10)
    .map((byte) => ALPHABET[byte % ALPHABET.length]!);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

/** Codes of one user are taken one after the other: of two that are the same, one is too late. */
async function locked({ query }: Transaction, userId: string): Promise<FactorRow | null> {
  const [row] = await query<FactorRow>(
    `select email, two_factor_secret, two_factor_enabled_at, two_factor_step from user_account where id = $1 for update`,
    [userId],
  );
  return row ?? null;
}

async function countCodes(database: Database, userIds: readonly string[]): Promise<number[]> {
  const rows = await database.rows<{ user_id: string; count: number }>(
    `select user_id, count(*)::int as count from recovery_code where user_id = any($1::uuid[]) group by user_id`,
    [userIds],
  );
  const counts = new Map(rows.map(({ user_id, count }) => [user_id, count]));
  return userIds.map((id) => counts.get(id) ?? 0);
}
