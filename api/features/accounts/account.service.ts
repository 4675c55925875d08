import type { Database, Transaction } from '../../platform/database/database.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { AccountLink } from './account-link.entity.ts';
import { Activity } from './activity.entity.ts';
import type { AvatarService } from './avatar.service.ts';
import type { PasswordCheck } from './password-check.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { Session } from './session.entity.ts';
import type { TwoFactorService } from './two-factor.service.ts';
import type { User } from './user.entity.ts';
import type { UserService } from './user.service.ts';
import { AccountDeleted, AccountDeletionRequested, UserDataCollected } from './events.ts';

export interface AccountServiceDependencies {
  database: Database;
  limits: RateLimits;
  check: PasswordCheck;
  twoFactor: Pick<TwoFactorService, 'take'>;
  users: UserService;
  avatars: AvatarService;
}

/** An export of personal data, as a file. */
export interface DataExport {
  filename: string;
  json: string;
}

/** The legal rights of users over their account: a copy of its data, and its deletion. */
export class AccountService {
  readonly #dependencies: AccountServiceDependencies;

  constructor(dependencies: AccountServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** All stored data of a user, without hashes and secrets. @throws AppError RATE_LIMITED. */
  async exportOf(viewer: Viewer): Promise<DataExport> {
    await this.#dependencies.limits.count([[ACCOUNT_LIMITS.exportPerUser, viewer.id]]);
    const exported = { exportedAt: now(), ...(await this.dataOf(viewer.id)) };
    return {
      filename: `pleniere-${now().toISOString().slice(0, 10)}.json`,
      json: JSON.stringify(exported, null, 2),
    };
  }

  /** The stored data of a user, by subject. @throws AppError NOT_FOUND. */
  async dataOf(userId: string): Promise<Record<string, unknown>> {
    const { users, database } = this.#dependencies;
    const elsewhere = new UserDataCollected({ userId });
    await database.transaction(({ publish }) => publish(elsewhere));
    const { passwordHash: _, twoFactorSecret: __, twoFactorStep: ___, avatar, ...account } = await users.byId(userId);
    const { em } = database;
    const sessions = await em.find(Session, { user: userId }, { orderBy: { createdAt: 'asc' } });
    const activities = await em.find(Activity, { user: userId }, { orderBy: { id: 'asc' } });
    return {
      account: { ...account, avatar: avatar?.map(({ key }) => key) ?? null },
      sessions: sessions.map(({ createdAt, lastSeenAt, userAgent }) => ({ createdAt, lastSeenAt, userAgent })),
      activities: activities.map(({ type, pagePath, createdAt }) => ({ type, pagePath, createdAt })),
      ...elsewhere.data,
    };
  }

  /**
   * Deletes the account of the caller: their personal data is erased, and their venues are no longer public.
   * @param code of two-factor authentication, if it is enabled. @param knowingly whether the caller accepts that others rely on them for future events.
   * @throws AppError INVALID_CREDENTIALS, INVALID_CODE, RATE_LIMITED, CONFLICT if others rely on them, FORBIDDEN for the last administrator.
   */
  async delete(
    viewer: Viewer,
    { password, code, knowingly }: { password: string; code?: string | null; knowingly: boolean },
  ): Promise<void> {
    const { database, check, twoFactor, users, avatars } = this.#dependencies;
    await check.again(viewer.id, password);
    const asked = new AccountDeletionRequested({ userId: viewer.id });
    await database.transaction(({ publish }) => publish(asked));
    if (!knowingly && asked.isReliedOn) throw new AppError('CONFLICT', 'Planners have chosen a venue of this account');
    const { twoFactorEnabledAt } = await users.byId(viewer.id);
    // Last, because a code is valid once.
    if (twoFactorEnabledAt) await twoFactor.take(viewer.id, code ?? '');
    await database.transaction(async (transaction) => {
      const user = await users.retire(transaction, viewer.id);
      const { avatar } = user;
      await transaction.publish(new AccountDeleted({ userId: user.id }));
      await anonymise(transaction, user);
      if (avatar) await avatars.forget(transaction, avatar);
    });
  }
}

const NOTHING = {
  passwordHash: '!',
  firstName: '',
  lastName: '',
  phone: null,
  companyName: null,
  companyAddress: null,
  companyPhone: null,
  registrationNumber: null,
  rejectionReason: null,
  rejectedAt: null,
  suspensionReason: null,
  emailVerifiedAt: null,
  lastLoginAt: null,
  position: null,
  bio: null,
  website: null,
  address: null,
  postalCode: null,
  city: null,
  country: null,
  avatar: null,
  twoFactorSecret: null,
  twoFactorEnabledAt: null,
  twoFactorStep: null,
} satisfies Partial<User>;

/** Notifications are deleted by their own feature, which subscribes to the deletion. */
async function anonymise({ em }: Transaction, user: User): Promise<void> {
  Object.assign(user, NOTHING, { email: `deleted-${user.id}@deleted.invalid`, deletedAt: now() });
  await em.nativeDelete(AccountLink, { user: user.id });
  await em.nativeDelete(RecoveryCode, { user: user.id });
  await em.nativeDelete(Activity, { user: user.id });
}
