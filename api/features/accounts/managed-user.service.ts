import DataLoader from 'dataloader';
import type { Database } from '../../platform/database/database.ts';
import { USER_ADMINISTRATION } from '../../../schema/admin-limits.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError, refusalOf, validationFailed } from '../../platform/errors.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { isUuid } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import { countsOfUsers, listUsers, lockedUser, pendingRegistrations } from './user.queries.ts';
import { type AccountLinks, LINK_MINUTES } from './account-links.ts';
import { AccountLinkIssued } from './events.ts';
import { AccountStatus, LinkPurpose, Role } from './account.enums.ts';
import { ACTIVE_ADMINISTRATOR } from './account.policy.ts';
import { type NewUserInput, normalisedNewUser, type RegistrationArgs, type UsersArgs } from './user.inputs.ts';
import type { RegistrationOutcome, UserPage } from './user.types.ts';
import type { SessionService } from './session.service.ts';
import { User } from './user.entity.ts';
import type { Decision, UserService } from './user.service.ts';

export interface ManagedUserServiceDependencies {
  database: Database;
  users: UserService;
  sessions: SessionService;
  links: AccountLinks;
  securityLog: SecurityLog;
}

const { atOnce, invitationHours, linkEverySeconds } = USER_ADMINISTRATION;
/** Matches no password, until the owner of the account chooses one. */
const NO_PASSWORD = '!';
const BY_INVITATION = { passwordHash: NO_PASSWORD, status: AccountStatus.APPROVED };

/** Operations of administrators on other accounts: lists, invitations, links, sessions, bulk decisions. */
export class ManagedUserService {
  readonly #dependencies: ManagedUserServiceDependencies;
  /** Batches the look-ups of a page of users; nothing is cached. */
  readonly #counts: DataLoader<string, { venueCount: number; sessionCount: number }>;
  readonly #administrators: DataLoader<string, number>;

  constructor(dependencies: ManagedUserServiceDependencies) {
    this.#dependencies = dependencies;
    this.#counts = new DataLoader((ids) => countsOfUsers(dependencies.database, ids), { cache: false });
    this.#administrators = new DataLoader(
      async (keys) => {
        const count = await dependencies.database.em.count(User, ACTIVE_ADMINISTRATOR);
        return keys.map(() => count);
      },
      { cache: false },
    );
  }

  registrations(args: RegistrationArgs): Promise<UserPage> {
    return pendingRegistrations(this.#dependencies.database, args);
  }

  list(args: UsersArgs): Promise<UserPage> {
    return listUsers(this.#dependencies.database, args);
  }

  /** The number of venues of a user, and of browsers in which they are signed in. */
  countsOf(userId: string): Promise<{ venueCount: number; sessionCount: number }> {
    return this.#counts.load(userId);
  }

  /** Whether a user is the only administrator who can sign in. */
  async isLastAdministrator(user: User): Promise<boolean> {
    const { role, passwordHash } = user;
    const status: AccountStatus = user.status;
    if (role !== Role.ADMIN || status !== AccountStatus.APPROVED) return false;
    const itself = passwordHash.startsWith('$') ? 1 : 0;
    return (await this.#administrators.load('all')) === itself;
  }

  /**
   * Creates an approved account without a password; its owner gets an e-mail with a link to choose one.
   * @throws AppError VALIDATION_FAILED, also if the address has an account.
   */
  async create(given: NewUserInput): Promise<User> {
    const { database, links, users, securityLog } = this.#dependencies;
    const input = normalisedNewUser(given);
    await validateInput(input);
    const id = crypto.randomUUID();
    await database.transaction(async (transaction) => {
      const user = Object.assign(input, { id, ...BY_INVITATION, createdAt: now() });
      await transaction.em.upsert(User, user, { onConflictFields: ['email'], onConflictAction: 'ignore' });
      if (!(await transaction.em.count(User, { id }))) throw validationFailed([{ path: 'email', code: 'taken' }]);
      const { linkId } = await links.issue(transaction, id, LinkPurpose.RESET_PASSWORD, invitationHours * 60);
      await transaction.publish(new AccountLinkIssued({ userId: id, linkId, purpose: 'invitation' }));
      transaction.afterCommit(() => securityLog.note('account.created', id, { role: input.role }));
    });
    return users.byId(id);
  }

  /**
   * Sends a user a link to choose a password; one without a password is invited again. The current password remains valid until the link
   * is used. Of concurrent calls one sends a link.
   * @throws AppError NOT_FOUND, FORBIDDEN for users who may not sign in, CONFLICT if a link was sent just before.
   */
  async sendPasswordLink(userId: string): Promise<{ email: string; expiresAt: Date }> {
    const { database, links } = this.#dependencies;
    return database.transaction(async (transaction) => {
      const user = await lockedUser(transaction, userId);
      const status: AccountStatus = user.status;
      if (status !== AccountStatus.APPROVED)
        throw new AppError('FORBIDDEN', 'The account does not let its owner sign in');
      const invites = user.passwordHash === NO_PASSWORD;
      const minutes = invites ? invitationHours * 60 : LINK_MINUTES[LinkPurpose.RESET_PASSWORD];
      if (await links.wasIssued(transaction, user.id, LinkPurpose.RESET_PASSWORD, minutes, linkEverySeconds))
        throw new AppError('CONFLICT', 'A link was sent a moment ago');
      const { linkId, expiresAt } = await links.issue(transaction, user.id, LinkPurpose.RESET_PASSWORD, minutes);
      const purpose = invites ? 'invitation' : 'offeredReset';
      await transaction.publish(new AccountLinkIssued({ userId, linkId, purpose }));
      return { email: user.email, expiresAt };
    });
  }

  /**
   * Ends one session of a user, or all except the caller's own; their tabs are signed out.
   * @throws AppError NOT_FOUND.
   */
  async endSessions(viewer: Viewer, userId: string, only: string | null): Promise<number> {
    const { database, users, sessions } = this.#dependencies;
    const { id } = await users.byId(userId);
    if (only !== null && !isUuid(only)) throw new AppError('NOT_FOUND');
    const ended = await database.transaction((transaction) =>
      sessions.end(transaction, { userId: id, ...(only === null ? { except: viewer.sessionId } : { only }) }),
    );
    if (only !== null && ended === 0) throw new AppError('NOT_FOUND');
    return ended;
  }

  /**
   * Decides on several registrations, each on its own, so that one that was decided elsewhere does not stop the others.
   * @throws AppError VALIDATION_FAILED for too many.
   */
  async decideMany(viewer: Viewer, given: readonly string[], decision: Decision): Promise<RegistrationOutcome[]> {
    const ids = [...new Set(given)];
    if (ids.length > atOnce) throw validationFailed([{ path: 'userIds', code: 'tooMany', params: { max: atOnce } }]);
    const outcomes: RegistrationOutcome[] = [];
    for (const id of ids) outcomes.push(await this.#decideOne(viewer, id, decision));
    return outcomes;
  }

  async #decideOne(viewer: Viewer, id: string, decision: Decision): Promise<RegistrationOutcome> {
    const refusal = await refusalOf(() => this.#dependencies.users.decide(viewer, { id }, decision));
    if (!refusal) return { id, done: true, code: null, message: null, fields: [] };
    const fields = refusal.fields.map(({ path, code }) => ({ path, code, params: [] }));
    return { id, done: false, code: refusal.code, message: refusal.message, fields };
  }
}
