import type { Database, Transaction } from '../../platform/database/database.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import type { AvatarService } from './avatar.service.ts';
import type { PasswordCheck } from './password-check.ts';
import type { TwoFactorService } from './two-factor.service.ts';
import type { UserService } from './user.service.ts';
import { AccountDeleted, AccountDeletionAsked, UserDataCollected } from './events.ts';

export interface AccountServiceParts {
  database: Database;
  limits: RateLimits;
  check: PasswordCheck;
  twoFactor: Pick<TwoFactorService, 'take'>;
  users: UserService;
  avatars: AvatarService;
}

/** An export of somebody's data, ready to be saved as a file. */
export interface DataExport {
  filename: string;
  json: string;
}

/** What the law gives everybody over his account: a copy, and an end. */
export class AccountService {
  readonly #parts: AccountServiceParts;

  constructor(parts: AccountServiceParts) {
    this.#parts = parts;
  }

  /** Everything that is kept of a user. No hash and no secret is in it. @throws AppError RATE_LIMITED. */
  async exportOf(viewer: Viewer): Promise<DataExport> {
    await this.#parts.limits.count([[ACCOUNT_LIMITS.exportPerUser, viewer.id]]);
    const exported = { exportedAt: now(), ...(await this.dataOf(viewer.id)) };
    return {
      filename: `pleniere-${now().toISOString().slice(0, 10)}.json`,
      json: JSON.stringify(exported, null, 2),
    };
  }

  /** What is kept of a user, by subject. @throws AppError NOT_FOUND. */
  async dataOf(userId: string): Promise<Record<string, unknown>> {
    const { users, database } = this.#parts;
    const elsewhere = new UserDataCollected({ userId });
    await database.transaction(({ publish }) => publish(elsewhere));
    const { passwordHash: _, twoFactorSecret: __, twoFactorStep: ___, avatar, ...account } = await users.byId(userId);
    const sessions = await database.rows(
      `select created_at as "createdAt", last_seen_at as "lastSeenAt", user_agent as "userAgent"
       from session where user_id = $1 order by created_at`,
      [userId],
    );
    const activities = await database.rows(
      `select type, page_path as "pagePath", created_at as "createdAt" from activity where user_id = $1 order by id`,
      [userId],
    );
    return {
      account: { ...account, avatar: avatar?.map(({ key }) => key) ?? null },
      sessions,
      activities,
      ...elsewhere.data,
    };
  }

  /**
   * Deletes the account of who asks for it: nothing in it tells from now on who he was, and his venues are not public.
   * @param code of the second step, where he has one. @param knowingly that others rely on him for events to come.
   * @throws AppError INVALID_CREDENTIALS, INVALID_CODE, RATE_LIMITED, CONFLICT where others rely on him, FORBIDDEN for the last administrator.
   */
  async delete(
    viewer: Viewer,
    { password, code, knowingly }: { password: string; code?: string | null; knowingly: boolean },
  ): Promise<void> {
    const { database, check, twoFactor, users, avatars } = this.#parts;
    await check.again(viewer.id, password);
    const asked = new AccountDeletionAsked({ userId: viewer.id });
    await database.transaction(({ publish }) => publish(asked));
    if (!knowingly && asked.isReliedOn) throw new AppError('CONFLICT', 'Planners have chosen a venue of this account');
    const { twoFactorEnabledAt } = await users.byId(viewer.id);
    // Last: a code is good once.
    if (twoFactorEnabledAt) await twoFactor.take(viewer.id, code ?? '');
    await database.transaction(async (transaction) => {
      const { id, avatar } = await users.retire(transaction, viewer.id);
      await transaction.publish(new AccountDeleted({ userId: id }));
      await anonymise(transaction, id);
      if (avatar) await avatars.forget(transaction, avatar);
    });
  }
}

async function anonymise({ query }: Transaction, userId: string): Promise<void> {
  await query(
    `update user_account set email = 'deleted-' || id || '@deleted.invalid', password_hash = '!', first_name = '', last_name = '',
       phone = null, company_name = null, company_address = null, company_phone = null, registration_number = null,
       rejection_reason = null, rejected_at = null, suspension_reason = null, email_verified_at = null, last_login_at = null, position = null, bio = null, website = null,
       address = null, postal_code = null, city = null, country = null, avatar = null, two_factor_secret = null,
       two_factor_enabled_at = null, two_factor_step = null, deleted_at = $2
     where id = $1`,
    [userId, now()],
  );
  for (const table of ['account_link', 'recovery_code', 'activity'])
    await query(`delete from ${table} where user_id = $1`, [userId]);
  await query(`delete from notification where recipient_id = $1`, [userId]);
}
