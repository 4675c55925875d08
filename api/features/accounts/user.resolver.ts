import { Arg, Ctx, ID, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { AccountsContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { UserInput } from './account.inputs.ts';
import { ADMINISTRATORS } from './account.policy.ts';
import { AccountAction } from './account.enums.ts';
import { toUserView, UserView } from './account.types.ts';

const ID_OF_USER = { description: 'Id of the user.' };

const USER = { user: [() => UserView, 'The user as they are now.'] } as const;
/** Conflict: they do not stand so that it could be done. */
const CHANGE_ERRORS = [ValidationFailed, NotFound, Forbidden, Conflict];

/** What administrators do with the accounts of others. */
@Resolver()
export class UserResolver {
  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.EDIT_USER)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Changes a user. Forbidden: he is the last administrator.', USER, CHANGE_ERRORS)
  async updateUser(
    @Arg('id', () => ID, ID_OF_USER) id: string,
    @Arg('input', () => UserInput, { ...CHECKED_BY_SERVICE, description: 'What changes.' }) input: UserInput,
    @Ctx() { users, caller }: AccountsContext,
  ) {
    return { user: toUserView(await users.update(caller.viewer, id, input)) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.APPROVE_REGISTRATION)
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @PayloadMutation('Approves a registration: from now on one can sign in.', USER, CHANGE_ERRORS)
  async approveRegistration(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Ctx() { users, caller }: AccountsContext,
  ) {
    return { user: toUserView(await users.decide(caller.viewer, userId, { action: AccountAction.APPROVE })) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.REJECT_REGISTRATION)
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @PayloadMutation('Rejects a registration.', USER, CHANGE_ERRORS)
  async rejectRegistration(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Arg('reason', () => String, { description: 'Why: told at the next login, at most 1000 characters.' })
    reason: string,
    @Ctx() { users, caller }: AccountsContext,
  ) {
    return { user: toUserView(await users.decide(caller.viewer, userId, { action: AccountAction.REJECT, reason })) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.SUSPEND_USER)
  @Refreshes(LiveTopic.USERS, LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation('Suspends a user: his sessions end, his venues are not public.', USER, CHANGE_ERRORS)
  async suspendUser(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Arg('reason', () => String, { description: 'Why: he is told by mail; at most 1000 characters.' }) reason: string,
    @Ctx() { users, caller }: AccountsContext,
  ) {
    return { user: toUserView(await users.decide(caller.viewer, userId, { action: AccountAction.SUSPEND, reason })) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.DEACTIVATE_USER)
  @Refreshes(LiveTopic.USERS, LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation(
    'Puts the account of a user to rest: his sessions end, his venues are not public.',
    USER,
    CHANGE_ERRORS,
  )
  async deactivateUser(@Arg('userId', () => ID, ID_OF_USER) userId: string, @Ctx() { users, caller }: AccountsContext) {
    return { user: toUserView(await users.decide(caller.viewer, userId, { action: AccountAction.DEACTIVATE })) };
  }

  @Allow(ADMINISTRATORS)
  @Audited(AuditAction.REACTIVATE_USER)
  @Refreshes(LiveTopic.USERS, LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation('Lets a user in again who was suspended or put to rest.', USER, CHANGE_ERRORS)
  async reactivateUser(@Arg('userId', () => ID, ID_OF_USER) userId: string, @Ctx() { users, caller }: AccountsContext) {
    return { user: toUserView(await users.decide(caller.viewer, userId, { action: AccountAction.REACTIVATE })) };
  }
}
