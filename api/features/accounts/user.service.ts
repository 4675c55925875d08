import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { isUuid } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import { move } from '../../platform/workflow.ts';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import { manyLines } from '../../platform/mail/mail-address.ts';
import { normalisedProfile, PROFILE_TEXTS, type ProfileInput } from './profile.inputs.ts';
import { UserInput } from './user.inputs.ts';
import { lockedUser } from './account-locks.queries.ts';
import { accountWorkflow } from './account.workflow.ts';
import { ACTIVE_ADMINISTRATOR, mayAdministerUsers, mayEditUser } from './account.policy.ts';
import { AccountAction, AccountActor, AccountStatus, Role } from './account.enums.ts';
import type { SessionService } from './session.service.ts';
import { User } from './user.entity.ts';
import { AccountStatusChanged } from './events.ts';

export interface UserServiceDependencies {
  database: Database;
  sessions: SessionService;
  securityLog: SecurityLog;
}

/** What an administrator does with an account. */
export interface Decision {
  action: AccountAction;
  /** Why; a rejection needs it, and a suspension where it is asked for. */
  reason?: string | undefined;
}

/** A number that nothing else locks by. */
const STANDING_LOCK = 4_711_002;
const LAST_ADMIN = 'The last administrator cannot be demoted, suspended or deleted';
const REQUIRED_TEXTS = new Set<string>(['firstName', 'lastName']);

/** Users as they and administrators see and change them. */
export class UserService {
  readonly #dependencies: UserServiceDependencies;

  constructor(dependencies: UserServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws AppError NOT_FOUND. */
  async byId(userId: string): Promise<User> {
    const { em } = this.#dependencies.database;
    const user = isUuid(userId) ? await em.findOne(User, { id: userId, deletedAt: null }) : null;
    if (!user) throw new AppError('NOT_FOUND', 'User not found');
    return user;
  }

  /**
   * Changes the profile of a user; administrators also change roles and statuses.
   * @throws AppError FORBIDDEN before anything is looked up, NOT_FOUND, VALIDATION_FAILED, CONFLICT.
   */
  async update(
    viewer: Viewer,
    userId: string,
    given: ProfileInput | UserInput,
    decision: Decision | null = null,
  ): Promise<User> {
    if (!mayEditUser(viewer, userId)) throw denied();
    const input = normalisedProfile(given);
    const role = input instanceof UserInput ? (input.role ?? null) : null;
    if ((role || decision) && !mayAdministerUsers(viewer)) throw denied();
    await validateInput(input);
    await this.#dependencies.database.transaction(async (transaction) => {
      if (role || decision) await oneAtATime(transaction);
      const user = await lockedUser(transaction, userId);
      if (role && role !== user.role) await this.#changeRole(transaction, user, role);
      for (const name of PROFILE_TEXTS) {
        const text = input[name];
        if (typeof text === 'string') Object.assign(user, { [name]: text || (REQUIRED_TEXTS.has(name) ? text : null) });
      }
      if (input.language) user.language = input.language;
      if (input.timezone) user.timezone = input.timezone;
      if (input.notificationPreferences) user.notificationPreferences = input.notificationPreferences;
      await transaction.em.flush();
      if (decision) await this.#decide(transaction, user, decision);
    });
    return this.byId(userId);
  }

  /**
   * What an administrator decides about an account: it is approved, rejected, suspended and so on.
   * @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_FAILED where a rejection or a suspension has no reason, CONFLICT where the
   *   status of the account does not allow it.
   */
  async decide(viewer: Viewer, userId: string, decision: Decision): Promise<User> {
    if (!mayAdministerUsers(viewer)) throw denied();
    // The specification's client suspends by a status alone (`update`); a decision here needs a reason.
    if (decision.action === AccountAction.SUSPEND && !manyLines(decision.reason ?? ''))
      throw validationFailed([{ path: 'reason', code: 'required' }]);
    await this.#dependencies.database.transaction(async (transaction) => {
      await oneAtATime(transaction);
      await this.#decide(transaction, await lockedUser(transaction, userId), decision);
    });
    return this.byId(userId);
  }

  /** Puts an account to rest in the transaction in which its owner deletes it. @throws AppError FORBIDDEN for the last administrator. */
  async retire(transaction: Transaction, userId: string): Promise<User> {
    await oneAtATime(transaction);
    const user = await lockedUser(transaction, userId);
    await this.#move(transaction, user, AccountAction.DEACTIVATE, AccountActor.OWNER);
    return user;
  }

  async #decide(transaction: Transaction, user: User, { action, reason: given = '' }: Decision): Promise<void> {
    const reason = manyLines(given);
    const rejects = action === AccountAction.REJECT;
    if (rejects && reason === '') throw validationFailed([{ path: 'reason', code: 'required' }]);
    if (reason.length > FORM_LIMITS.reason) throw validationFailed([{ path: 'reason', code: 'tooLong' }]);
    await this.#move(transaction, user, action, AccountActor.ADMIN, () => {
      user.rejectionReason = rejects ? reason : null;
      user.rejectedAt = rejects ? now() : null;
      user.suspensionReason = action === AccountAction.SUSPEND ? reason || null : null;
    });
  }

  async #move(
    transaction: Transaction,
    user: User,
    action: AccountAction,
    by: AccountActor,
    write: () => void = () => undefined,
  ): Promise<void> {
    const { sessions, securityLog } = this.#dependencies;
    const { id: userId } = user;
    const next = accountWorkflow.next(user.status, action, by);
    if (next && next !== AccountStatus.APPROVED) await this.#keepAnAdmin(transaction, user);
    await move(transaction, accountWorkflow, user, {
      action,
      by,
      effect: async () => {
        write();
        await sessions.end(transaction, { userId });
        transaction.afterCommit(() => securityLog.note('account.changed', userId, { status: user.status }));
        return new AccountStatusChanged({ userId, action, by });
      },
    });
  }

  /** Sessions go on with the new role; sockets were opened with the old one. */
  async #changeRole(transaction: Transaction, user: User, role: Role): Promise<void> {
    await this.#keepAnAdmin(transaction, user);
    user.role = role;
    this.#dependencies.sessions.reconsider(transaction);
    transaction.afterCommit(() => this.#dependencies.securityLog.note('role.changed', user.id, { role }));
  }

  async #keepAnAdmin(
    { em }: Transaction,
    { id, role, status }: { id: string; role: Role; status: AccountStatus },
  ): Promise<void> {
    if (role !== Role.ADMIN || status !== AccountStatus.APPROVED) return;
    if (!(await em.count(User, { ...ACTIVE_ADMINISTRATOR, id: { $ne: id } })))
      throw new AppError('FORBIDDEN', LAST_ADMIN);
  }
}

/** Two administrators who demote each other at once wait for each other: the second one is no administrator's equal any more. */
async function oneAtATime({ query }: Transaction): Promise<void> {
  await query(`select pg_advisory_xact_lock($1)`, [STANDING_LOCK]);
}

function denied(): AppError {
  return new AppError('FORBIDDEN', 'Permission denied: You do not have permission to modify this user');
}
