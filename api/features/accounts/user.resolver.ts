import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Arg, Args, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { IdInput, VersionedInput } from '../../platform/graphql/inputs.ts';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { orNull } from '../../platform/graphql/or-null.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import { AccountAction } from './account.enums.ts';
import { ADMINISTRATORS, mayEditUser } from './account.policy.ts';
import type { AccountsContext } from './services.ts';
import { Session } from './session.entity.ts';
import type { ListedSession } from './session.queries.ts';
import { User } from './user.entity.ts';
import {
  EndUserSessionsInput,
  NewUserInput,
  RegistrationArgs,
  RegistrationsInput,
  RejectRegistrationsInput,
  UserInput,
  UserReasonInput,
  UsersArgs,
} from './user.inputs.ts';
import { RegistrationOutcome, UserPage } from './user.types.ts';

const WHICH = 'The user that it is about.';
const USER = { user: [() => User, 'The user as they are now.'] } as const;
const OUTCOMES = {
  outcomes: [() => [RegistrationOutcome], 'The result for each of them, in the order of the ids.'],
} as const;
/** Conflict: the account has changed since it was read, or its status does not allow it. */
const CHANGE_ERRORS = [ValidationFailed, NotFound, Forbidden, Conflict];

/** Operations of administrators on other accounts. */
@Resolver()
export class UserResolver {
  @Allow(ADMINISTRATORS)
  @Query(() => UserPage, { description: 'The registrations that wait for a decision.' })
  registrations(
    @Args(() => RegistrationArgs) args: RegistrationArgs,
    @Ctx() { managedUsers }: AccountsContext,
  ): Promise<UserPage> {
    return managedUsers.registrations(args);
  }

  @Allow(ADMINISTRATORS)
  @Query(() => UserPage, { description: 'All users.' })
  users(@Args(() => UsersArgs) args: UsersArgs, @Ctx() { managedUsers }: AccountsContext): Promise<UserPage> {
    return managedUsers.list(args);
  }

  @Allow('signedIn')
  @Query(() => User, {
    nullable: true,
    description:
      'A user. Null if there is none of this id, or if the caller is neither this user nor an administrator.',
  })
  async user(
    @Arg('id', () => ID, { description: 'The id of the user.' }) id: string,
    @Ctx() { users, caller }: AccountsContext,
  ): Promise<User | null> {
    return mayEditUser(caller.viewer, id) ? await orNull(users.byId(id)) : null;
  }

  @Allow(ADMINISTRATORS)
  @Query(() => [Session], {
    nullable: true,
    description: 'The sessions of a user, at most the 100 that were seen last; null if there is no such user.',
  })
  userSessions(
    @Arg('userId', () => ID, { description: 'The id of the user.' }) userId: string,
    @Ctx() { sessions, users }: AccountsContext,
  ): Promise<ListedSession[] | null> {
    return orNull(users.byId(userId).then(({ id }) => sessions.listOf(id)));
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.CREATE_USER)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation(
    'Makes an approved account. Its owner gets a mail with a link by which they choose their password. An address that has one already is an issue of the field `email`.',
    USER,
    [ValidationFailed],
  )
  async createUser(
    @Input('The user.', CHECKED_BY_SERVICE) input: NewUserInput,
    @Ctx() { managedUsers }: AccountsContext,
  ) {
    return { user: await managedUsers.create(input) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.EDIT_USER)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Changes a user. Forbidden: they are the last administrator.', USER, CHANGE_ERRORS)
  async updateUser(
    @Input('The fields that change.', CHECKED_BY_SERVICE) input: UserInput,
    @Ctx() { users, caller }: AccountsContext,
  ) {
    return { user: await users.update(caller.viewer, input.id, input, { version: input.version }) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.APPROVE_REGISTRATION)
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @PayloadMutation('Approves a registration: from now on the user can sign in.', USER, CHANGE_ERRORS)
  async approveRegistration(@Input(WHICH) input: VersionedInput, @Ctx() { users, caller }: AccountsContext) {
    return { user: await users.decide(caller.viewer, input, { action: AccountAction.APPROVE }) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.REJECT_REGISTRATION)
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @PayloadMutation('Rejects a registration. The reason is told at the next login.', USER, CHANGE_ERRORS)
  async rejectRegistration(
    @Input(WHICH) { reason, ...read }: UserReasonInput,
    @Ctx() { users, caller }: AccountsContext,
  ) {
    return { user: await users.decide(caller.viewer, read, { action: AccountAction.REJECT, reason }) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.APPROVE_REGISTRATION)
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @PayloadMutation('Approves registrations, each by itself.', OUTCOMES)
  async approveRegistrations(
    @Input('The registrations to approve.') { userIds }: RegistrationsInput,
    @Ctx() { managedUsers, caller }: AccountsContext,
  ) {
    return { outcomes: await managedUsers.decideMany(caller.viewer, userIds, { action: AccountAction.APPROVE }) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.REJECT_REGISTRATION)
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @PayloadMutation('Rejects registrations for one reason, each by itself.', OUTCOMES)
  async rejectRegistrations(
    @Input('The registrations and the reason.') { userIds, reason }: RejectRegistrationsInput,
    @Ctx() { managedUsers, caller }: AccountsContext,
  ) {
    const decision = { action: AccountAction.REJECT, reason };
    return { outcomes: await managedUsers.decideMany(caller.viewer, userIds, decision) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.SUSPEND_USER)
  @Refreshes(LiveTopic.USERS, LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation(
    'Suspends a user: their sessions end, their venues are not public. The reason is told by mail.',
    USER,
    CHANGE_ERRORS,
  )
  async suspendUser(@Input(WHICH) { reason, ...read }: UserReasonInput, @Ctx() { users, caller }: AccountsContext) {
    return { user: await users.decide(caller.viewer, read, { action: AccountAction.SUSPEND, reason }) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.DEACTIVATE_USER)
  @Refreshes(LiveTopic.USERS, LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation('Deactivates a user: their sessions end, their venues are not public.', USER, CHANGE_ERRORS)
  async deactivateUser(@Input(WHICH) input: VersionedInput, @Ctx() { users, caller }: AccountsContext) {
    return { user: await users.decide(caller.viewer, input, { action: AccountAction.DEACTIVATE }) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.REACTIVATE_USER)
  @Refreshes(LiveTopic.USERS, LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation('Lets a suspended or deactivated user sign in again.', USER, CHANGE_ERRORS)
  async reactivateUser(@Input(WHICH) input: VersionedInput, @Ctx() { users, caller }: AccountsContext) {
    return { user: await users.decide(caller.viewer, input, { action: AccountAction.REACTIVATE }) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.SEND_PASSWORD_LINK)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation(
    'Sends a user a link by which they choose a password; one who has none yet is invited again. Conflict: a link was sent a moment ago. Forbidden: they may not sign in.',
    {
      email: [() => String, 'The address that it was sent to.'],
      expiresAt: [() => DateTime, 'The time until which it can be used.'],
    },
    [NotFound, Forbidden, Conflict],
  )
  async sendPasswordLink(@Input(WHICH) { id }: IdInput, @Ctx() { managedUsers }: AccountsContext) {
    return managedUsers.sendPasswordLink(id);
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.END_USER_SESSIONS)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation(
    'Ends sessions of a user: one, or all but the caller’s own. Their tabs are signed out at once.',
    { count: [() => Int, 'The number of sessions that ended.'] },
    [NotFound],
  )
  async endUserSessions(
    @Input('The sessions that are ended.') { userId, sessionId = null }: EndUserSessionsInput,
    @Ctx() { managedUsers, caller }: AccountsContext,
  ) {
    return { count: await managedUsers.endSessions(caller.viewer, userId, sessionId) };
  }
}
