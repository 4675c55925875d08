import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { AccountsContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { UserInput } from './account.inputs.ts';
import { ADMINISTRATORS } from './account.policy.ts';
import { UserResult, UserUpdated } from './account-results.ts';
import { AccountAction } from './account.enums.ts';
import { toUserView } from './account.types.ts';
import type { User } from './user.entity.ts';

const ID_OF_USER = { description: 'Id of the user.' };

const EXPECTED_ERRORS = ['VALIDATION_FAILED', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT'] as const;

const result = (work: Promise<User>): Promise<typeof UserResult> =>
  toResultUnion(
    EXPECTED_ERRORS,
    work.then((user) => Object.assign(new UserUpdated(), { user: toUserView(user) })),
  );

/** What administrators do with the accounts of others. */
@Resolver()
export class UserResolver {
  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.EDIT_USER)
  @Refreshes(LiveTopic.USERS)
  @Mutation(() => UserResult, { description: 'Changes a user. Forbidden: he is the last administrator.' })
  async updateUser(
    @Arg('id', () => ID, ID_OF_USER) id: string,
    @Arg('input', () => UserInput, { ...CHECKED_BY_SERVICE, description: 'What changes.' }) input: UserInput,
    @Ctx() { users, caller }: AccountsContext,
  ): Promise<typeof UserResult> {
    return result(users.update(caller.viewer, id, input));
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.APPROVE_REGISTRATION)
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @Mutation(() => UserResult, { description: 'Approves a registration: from now on one can sign in.' })
  async approveRegistration(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Ctx() { users, caller }: AccountsContext,
  ): Promise<typeof UserResult> {
    return result(users.decide(caller.viewer, userId, { action: AccountAction.APPROVE }));
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.REJECT_REGISTRATION)
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @Mutation(() => UserResult, { description: 'Rejects a registration.' })
  async rejectRegistration(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Arg('reason', () => String, { description: 'Why: told at the next login, at most 1000 characters.' })
    reason: string,
    @Ctx() { users, caller }: AccountsContext,
  ): Promise<typeof UserResult> {
    return result(users.decide(caller.viewer, userId, { action: AccountAction.REJECT, reason }));
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.SUSPEND_USER)
  @Refreshes(LiveTopic.USERS, LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @Mutation(() => UserResult, { description: 'Suspends a user: his sessions end, his venues are not public.' })
  async suspendUser(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Arg('reason', () => String, { description: 'Why: he is told by mail; at most 1000 characters.' }) reason: string,
    @Ctx() { users, caller }: AccountsContext,
  ): Promise<typeof UserResult> {
    return result(users.decide(caller.viewer, userId, { action: AccountAction.SUSPEND, reason }));
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.DEACTIVATE_USER)
  @Refreshes(LiveTopic.USERS, LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @Mutation(() => UserResult, {
    description: 'Puts the account of a user to rest: his sessions end, his venues are not public.',
  })
  async deactivateUser(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Ctx() { users, caller }: AccountsContext,
  ): Promise<typeof UserResult> {
    return result(users.decide(caller.viewer, userId, { action: AccountAction.DEACTIVATE }));
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.REACTIVATE_USER)
  @Refreshes(LiveTopic.USERS, LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @Mutation(() => UserResult, { description: 'Lets a user in again who was suspended or put to rest.' })
  async reactivateUser(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Ctx() { users, caller }: AccountsContext,
  ): Promise<typeof UserResult> {
    return result(users.decide(caller.viewer, userId, { action: AccountAction.REACTIVATE }));
  }
}
