import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../kernel/validation.ts';
import { UserInput } from './account.inputs.ts';
import { ADMINISTRATORS } from './account.policy.ts';
import { UserResult, UserUpdated } from './account.results.ts';
import { AccountAction } from './account.terms.ts';
import { toUserView } from './account.types.ts';
import type { User } from './user.entity.ts';

const ID_OF_USER = { description: 'Id of the user.' };

const FORESEEN = ['VALIDATION_FAILED', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT'] as const;

const result = (work: Promise<User>): Promise<typeof UserResult> =>
  orFailure(
    FORESEEN,
    work.then((user) => Object.assign(new UserUpdated(), { user: toUserView(user) })),
  );

/** What administrators do with the accounts of others. */
@Authorized(ADMINISTRATORS)
@Resolver()
export class UserResolver {
  @Mutation(() => UserResult, { description: 'Changes a user. Forbidden: he is the last administrator.' })
  async updateUser(
    @Arg('id', () => ID, ID_OF_USER) id: string,
    @Arg('input', () => UserInput, { ...CHECKED_BY_SERVICE, description: 'What changes.' }) input: UserInput,
    @Ctx() { users, caller }: Context,
  ): Promise<typeof UserResult> {
    return result(users.update(caller.viewer, id, input));
  }

  @Mutation(() => UserResult, { description: 'Approves a registration: from now on one can sign in.' })
  async approveRegistration(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Ctx() { users, caller }: Context,
  ): Promise<typeof UserResult> {
    return result(users.decide(caller.viewer, userId, { action: AccountAction.APPROVE }));
  }

  @Mutation(() => UserResult, { description: 'Rejects a registration.' })
  async rejectRegistration(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Arg('reason', () => String, { description: 'Why: told at the next login, at most 1000 characters.' })
    reason: string,
    @Ctx() { users, caller }: Context,
  ): Promise<typeof UserResult> {
    return result(users.decide(caller.viewer, userId, { action: AccountAction.REJECT, reason }));
  }

  @Mutation(() => UserResult, { description: 'Suspends a user: his sessions end, his venues are not public.' })
  async suspendUser(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Arg('reason', () => String, { description: 'Why: he is told by mail; at most 1000 characters.' }) reason: string,
    @Ctx() { users, caller }: Context,
  ): Promise<typeof UserResult> {
    return result(users.decide(caller.viewer, userId, { action: AccountAction.SUSPEND, reason }));
  }

  @Mutation(() => UserResult, {
    description: 'Puts the account of a user to rest: his sessions end, his venues are not public.',
  })
  async deactivateUser(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Ctx() { users, caller }: Context,
  ): Promise<typeof UserResult> {
    return result(users.decide(caller.viewer, userId, { action: AccountAction.DEACTIVATE }));
  }

  @Mutation(() => UserResult, { description: 'Lets a user in again who was suspended or put to rest.' })
  async reactivateUser(
    @Arg('userId', () => ID, ID_OF_USER) userId: string,
    @Ctx() { users, caller }: Context,
  ): Promise<typeof UserResult> {
    return result(users.decide(caller.viewer, userId, { action: AccountAction.REACTIVATE }));
  }
}
