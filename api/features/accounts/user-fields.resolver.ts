import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { AccountAction, AccountActor } from './account.enums.ts';
import { mayAdministerUsers } from './account.policy.ts';
import { accountWorkflow } from './account.workflow.ts';
import type { AccountsContext } from './services.ts';
import { User } from './user.entity.ts';

const forAdministrators = (description: string) => ({
  nullable: true,
  description: `${description} Null unless the viewer is an administrator.`,
});

/** Derived fields of a user, most of them for administrators only. */
@Resolver(() => User)
export class UserFieldsResolver {
  @FieldResolver(() => Int, { description: 'The number of recovery codes of the second step that are left.' })
  recoveryCodesLeft(@Root() { id }: User, @Ctx() { twoFactor }: AccountsContext): Promise<number> {
    return twoFactor.codesLeft(id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the caller.' })
  isSelf(@Root() { id }: User, @Ctx() { caller }: AccountsContext): boolean {
    return caller.found?.id === id;
  }

  @FieldResolver(() => Int, forAdministrators('The number of venues that they own.'))
  async venueCount(@Root() { id }: User, @Ctx() context: AccountsContext): Promise<number | null> {
    return isAdministrator(context) ? (await context.managedUsers.countsOf(id)).venueCount : null;
  }

  @FieldResolver(() => Int, forAdministrators('The number of browsers in which they are signed in.'))
  async sessionCount(@Root() { id }: User, @Ctx() context: AccountsContext): Promise<number | null> {
    return isAdministrator(context) ? (await context.managedUsers.countsOf(id)).sessionCount : null;
  }

  @FieldResolver(
    () => String,
    forAdministrators('The reason for which they are suspended; null if they are not, or none was given.'),
  )
  suspensionReason(@Root() { suspensionReason }: User, @Ctx() context: AccountsContext): string | null {
    return isAdministrator(context) ? suspensionReason : null;
  }

  @FieldResolver(
    () => Boolean,
    forAdministrators('Whether they have chosen a password; an invited user begins without.'),
  )
  hasPassword(@Root() { passwordHash }: User, @Ctx() context: AccountsContext): boolean | null {
    return isAdministrator(context) ? passwordHash.startsWith('$') : null;
  }

  @FieldResolver(
    () => Boolean,
    forAdministrators('Whether no other administrator can sign in: then they can be neither demoted nor suspended.'),
  )
  async isLastAdministrator(@Root() user: User, @Ctx() context: AccountsContext): Promise<boolean | null> {
    return isAdministrator(context) ? context.managedUsers.isLastAdministrator(user) : null;
  }

  @FieldResolver(() => [AccountAction], forAdministrators('The actions that the caller can take on the account now.'))
  availableActions(@Root() { id, status }: User, @Ctx() context: AccountsContext): AccountAction[] | null {
    if (!isAdministrator(context)) return null;
    return context.caller.viewer.id === id ? [] : accountWorkflow.actionsOf(status, AccountActor.ADMIN);
  }
}

function isAdministrator({ caller }: AccountsContext): boolean {
  return caller.found !== null && mayAdministerUsers(caller.found);
}
