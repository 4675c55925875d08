import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Arg, Args, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { AccountsContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { orNull } from '../../platform/graphql/or-null.ts';
import { ADMINISTRATORS } from './account.policy.ts';
import { AccountAction } from './account.enums.ts';
import { RegistrationPage, SessionView, toUserView, UserView } from './account.types.ts';
import { NewUserInput, UsersArgs } from './managed-user.inputs.ts';
import { ManagedUserView, RegistrationOutcome, UserPage } from './managed-user.types.ts';
import { RegistrationArgs } from './registration.inputs.ts';

const ID_OF_USER = { description: 'Id of the user.' };
const IDS_OF_USERS = { description: 'Ids of users, at most 100, each once.' };

/** The lists of users, and what is done with them beside deciding about one. */
@Resolver()
export class ManagedUserResolver {
  @Allow(ADMINISTRATORS)
  @Query(() => RegistrationPage, { description: 'Registrations that wait for a decision.' })
  registrations(
    @Args(() => RegistrationArgs) args: RegistrationArgs,
    @Ctx() { managedUsers }: AccountsContext,
  ): Promise<RegistrationPage> {
    return managedUsers.registrations(args);
  }

  @Allow(ADMINISTRATORS)
  @Query(() => UserPage, { description: 'Everybody with an account.' })
  users(@Args(() => UsersArgs) args: UsersArgs, @Ctx() { managedUsers, caller }: AccountsContext): Promise<UserPage> {
    return managedUsers.list(caller.viewer, args);
  }

  @Allow(ADMINISTRATORS)
  @Query(() => ManagedUserView, { nullable: true, description: 'One user; null = there is none of this id.' })
  managedUser(
    @Arg('id', () => ID, ID_OF_USER) id: string,
    @Ctx() { managedUsers, caller }: AccountsContext,
  ): Promise<ManagedUserView | null> {
    return orNull(managedUsers.one(caller.viewer, id));
  }

  @Allow(ADMINISTRATORS)
  @Query(() => [SessionView], {
    nullable: true,
    description:
      'Where a user is signed in, at most the 100 sessions that were seen last; null = there is no such user.',
  })
  userSessions(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Ctx() { managedUsers, caller }: AccountsContext,
  ): Promise<SessionView[] | null> {
    return orNull(managedUsers.sessionsOf(caller.viewer, userId));
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.CREATE_USER)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation(
    'Makes an account in good standing. Its owner gets a mail with a link by which he chooses his password. An address that has one already is an issue of the field `email`.',
    { user: [() => UserView, 'The user as they are now.'] },
    [ValidationFailed],
  )
  async createUser(
    @Arg('input', () => NewUserInput, { ...CHECKED_BY_SERVICE, description: 'Who.' }) input: NewUserInput,
    @Ctx() { managedUsers }: AccountsContext,
  ) {
    return { user: toUserView(await managedUsers.create(input)) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.APPROVE_REGISTRATION)
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @PayloadMutation('Approves registrations, each by itself; tells what came of each in the order of the ids.', {
    outcomes: [() => [RegistrationOutcome], 'What came of each, in the order of the ids.'],
  })
  async approveRegistrations(
    @Arg('userIds', () => [ID], IDS_OF_USERS) userIds: string[],
    @Ctx() { managedUsers, caller }: AccountsContext,
  ) {
    return { outcomes: await managedUsers.decideMany(caller.viewer, userIds, { action: AccountAction.APPROVE }) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.REJECT_REGISTRATION)
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @PayloadMutation(
    'Rejects registrations for one reason, each by itself; tells what came of each in the order of the ids.',
    { outcomes: [() => [RegistrationOutcome], 'What came of each, in the order of the ids.'] },
  )
  async rejectRegistrations(
    @Arg('userIds', () => [ID], IDS_OF_USERS) userIds: string[],
    @Arg('reason', () => String, { description: 'Why: told at the next login, at most 1000 characters.' })
    reason: string,
    @Ctx() { managedUsers, caller }: AccountsContext,
  ) {
    return {
      outcomes: await managedUsers.decideMany(caller.viewer, userIds, { action: AccountAction.REJECT, reason }),
    };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.SEND_PASSWORD_LINK)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation(
    'Sends a user a link by which he chooses a password; who has none yet is invited again. Conflict: one was sent a moment ago. Forbidden: they may not sign in.',
    {
      email: [() => String, 'To which address.'],
      expiresAt: [() => DateTime, 'Until when it is good.'],
    },
    [NotFound, Forbidden, Conflict],
  )
  async sendPasswordLink(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Ctx() { managedUsers }: AccountsContext,
  ) {
    return managedUsers.sendPasswordLink(userId);
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.END_USER_SESSIONS)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation(
    'Ends sessions of a user: one, or all but the one that asks. Their tabs are signed out at once.',
    { count: [() => Int, 'How many were ended.'] },
    [NotFound],
  )
  async endUserSessions(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Ctx() { managedUsers, caller }: AccountsContext,
    @Arg('sessionId', () => ID, { nullable: true, description: 'Id of the session; null = all.' })
    sessionId?: string | null,
  ) {
    return { count: await managedUsers.endSessions(caller.viewer, userId, sessionId ?? null) };
  }
}
