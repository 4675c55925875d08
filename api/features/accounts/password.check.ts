import type { Database } from '../../database/database.ts';
import { BRAKES } from '../../limits.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Brakes } from '../../kernel/rate-limit/brake.ts';
import type { SecurityLog } from '../../kernel/security-log.ts';
import { isPassword } from './password.hash.ts';

export interface PasswordCheckParts {
  database: Database;
  brakes: Brakes;
  securityLog: SecurityLog;
}

/** Asks a signed-in user for his password again, before what cannot be undone. */
export class PasswordCheck {
  readonly #parts: PasswordCheckParts;

  constructor(parts: PasswordCheckParts) {
    this.#parts = parts;
  }

  /** @throws AppError INVALID_CREDENTIALS, RATE_LIMITED. */
  async again(userId: string, password: string): Promise<void> {
    const { database, brakes, securityLog } = this.#parts;
    await brakes.attempt(BRAKES.passwordPerUser, userId);
    const [user] = await database.rows<{ password_hash: string }>(
      `select password_hash from user_account where id = $1`,
      [userId],
    );
    if (!(await isPassword(user?.password_hash ?? null, password))) {
      securityLog.note('password.refused', userId);
      throw new AppError('INVALID_CREDENTIALS');
    }
    await brakes.release(BRAKES.passwordPerUser, userId);
  }
}
