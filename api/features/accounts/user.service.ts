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
import { lockedUser } from './user.queries.ts';
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

/** A decision of an administrator on an account. */
export interface Decision {
  action: AccountAction;
  /** The reason: required for a rejection, and for a suspension if so declared. */
  reason?: string | undefined;
}

/** An account, and the version that the caller has read; without one, any. */
interface Account {
  id: string;
  version?: number;
}

/** Key of an advisory lock. */
const ADMINISTRATORS_LOCK = 4_711_002;
const LAST_ADMIN = 'The last administrator cannot be demoted, suspended or deleted';
const REQUIRED_TEXTS = new Set<string>(['firstName', 'lastName']);

/** Users, as they and administrators read and change them. */
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
   * @throws AppError FORBIDDEN before any look-up, NOT_FOUND, VALIDATION_FAILED, CONFLICT.
   */
  async update(
    viewer: Viewer,
    userId: string,
    given: ProfileInput | UserInput,
    { version, decision }: { version: number | null; decision?: Decision | undefined },
  ): Promise<User> {
    if (!mayEditUser(viewer, userId)) throw denied();
    const input = normalisedProfile(given);
    const role = input instanceof UserInput ? (input.role ?? null) : null;
    if ((role || decision) && !mayAdministerUsers(viewer)) throw denied();
    await validateInput(input);
    await this.#dependencies.database.transaction(async (transaction) => {
      if (role || decision) await oneAtATime(transaction);
      const user = await lockedUser(transaction, userId);
      if (version !== null && version !== user.version) throw new AppError('CONFLICT');
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
   * A decision of an administrator: approval, rejection, suspension and so on.
   * @throws AppError FORBIDDEN, NOT_FOUND, VALIDATION_FAILED if a rejection or a suspension lacks its reason, CONFLICT if the
   *   status of the account does not allow it.
   */
  async decide(viewer: Viewer, { id, version }: Account, decision: Decision): Promise<User> {
    if (!mayAdministerUsers(viewer)) throw denied();
    // The specification's client suspends by the status alone (`update`); a decision here needs a reason.
    if (decision.action === AccountAction.SUSPEND && !manyLines(decision.reason ?? ''))
      throw validationFailed([{ path: 'reason', code: 'required' }]);
    await this.#dependencies.database.transaction(async (transaction) => {
      await oneAtATime(transaction);
      await this.#decide(transaction, await lockedUser(transaction, id), decision, version);
    });
    return this.byId(id);
  }

  /** Marks an account as deleted, in the transaction of the deletion. @throws AppError FORBIDDEN for the last administrator. */
  async retire(transaction: Transaction, userId: string): Promise<User> {
    await oneAtATime(transaction);
    const user = await lockedUser(transaction, userId);
    await this.#move(transaction, user, { action: AccountAction.DEACTIVATE, by: AccountActor.OWNER });
    return user;
  }

  async #decide(
    transaction: Transaction,
    user: User,
    { action, reason: given = '' }: Decision,
    version?: number,
  ): Promise<void> {
    const reason = manyLines(given);
    const rejects = action === AccountAction.REJECT;
    if (rejects && reason === '') throw validationFailed([{ path: 'reason', code: 'required' }]);
    if (reason.length > FORM_LIMITS.reason) throw validationFailed([{ path: 'reason', code: 'tooLong' }]);
    const write = () => {
      user.rejectionReason = rejects ? reason : null;
      user.rejectedAt = rejects ? now() : null;
      user.suspensionReason = action === AccountAction.SUSPEND ? reason || null : null;
    };
    await this.#move(transaction, user, { action, by: AccountActor.ADMIN, version }, write);
  }

  async #move(
    transaction: Transaction,
    user: User,
    { action, by, version }: { action: AccountAction; by: AccountActor; version?: number | undefined },
    write: () => void = () => undefined,
  ): Promise<void> {
    const { sessions, securityLog } = this.#dependencies;
    const { id: userId } = user;
    const next = accountWorkflow.next(user.status, action, by);
    if (next && next !== AccountStatus.APPROVED) await this.#keepAnAdmin(transaction, user);
    await move(transaction, accountWorkflow, user, {
      action,
      by,
      version,
      effect: async () => {
        write();
        await sessions.end(transaction, { userId });
        transaction.afterCommit(() => securityLog.note('account.changed', userId, { status: user.status }));
        return new AccountStatusChanged({ userId, action, by });
      },
    });
  }

  /** Sessions continue with the new role; sockets were opened with the old one. */
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

/** Serialises changes of administrators: of two who demote each other at once, the second is no longer an administrator. */
async function oneAtATime({ query }: Transaction): Promise<void> {
  await query(`select pg_advisory_xact_lock($1)`, [ADMINISTRATORS_LOCK]);
}

function denied(): AppError {
  return new AppError('FORBIDDEN', 'Permission denied: You do not have permission to modify this user');
}
