import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, Audited, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { AccountsContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { ProfileInput } from './account.inputs.ts';
import {
  ChangePasswordResult,
  ConfirmTwoFactorResult,
  DeleteMyAccountResult,
  DisableTwoFactorResult,
  EnableTwoFactorResult,
  UpdateProfileResult,
  UploadAvatarResult,
  UserUpdated,
  toDone,
} from './account-results.ts';
import { DataExportView, toUserView, TwoFactorEnabled, TwoFactorSetupView, type UserView } from './account.types.ts';
import { DeleteMyAccountArgs } from './profile.inputs.ts';

const PASSWORD = { description: 'His password, as he is asked for it again.' };

async function himself({ users, caller }: AccountsContext): Promise<UserView> {
  return toUserView(await users.byId(caller.viewer.id));
}

async function updated(context: AccountsContext): Promise<UserUpdated> {
  return Object.assign(new UserUpdated(), { user: await himself(context) });
}

/** What a user does with his own account. */
@Resolver()
export class ProfileResolver {
  @Allow('signedIn')
  @Audited(AuditAction.EDIT_OWN_ACCOUNT)
  @Refreshes(LiveTopic.USERS)
  @Mutation(() => UpdateProfileResult, { description: 'Changes what one says of oneself.' })
  async updateProfile(
    @Arg('input', () => ProfileInput, { ...CHECKED_BY_SERVICE, description: 'What changes.' }) input: ProfileInput,
    @Ctx() context: AccountsContext,
  ): Promise<typeof UpdateProfileResult> {
    const { users, caller } = context;
    return toResultUnion(
      ['VALIDATION_FAILED'],
      users.update(caller.viewer, caller.viewer.id, input).then(() => updated(context)),
    );
  }

  @Allow('signedIn')
  @NotAudited('One’s own picture.')
  @Refreshes(LiveTopic.USERS)
  @Mutation(() => UploadAvatarResult, {
    description: 'Sets one’s picture: JPEG, PNG, WebP or AVIF, at most 10 MB. What is not square is cut to its middle.',
  })
  async uploadAvatar(
    @Arg('file', () => GraphQLUpload, { description: 'The picture.' }) file: FileUpload,
    @Ctx() context: AccountsContext,
  ): Promise<typeof UploadAvatarResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'RATE_LIMITED'],
      context.avatars.upload(context.caller.viewer, () => readUpload(file)).then(() => updated(context)),
    );
  }

  @Allow('signedIn')
  @NotAudited('One’s own picture.')
  @Refreshes(LiveTopic.USERS)
  @Mutation(() => UserUpdated, { description: 'Removes one’s picture.' })
  async removeAvatar(@Ctx() context: AccountsContext): Promise<UserUpdated> {
    await context.avatars.remove(context.caller.viewer);
    return updated(context);
  }

  @Allow('signedIn')
  @Audited(AuditAction.CHANGE_OWN_PASSWORD)
  @Mutation(() => ChangePasswordResult, { description: 'Changes one’s password. All other sessions end.' })
  async changePassword(
    @Arg('currentPassword', () => String, PASSWORD) currentPassword: string,
    @Arg('newPassword', () => String, { description: 'The new one.' }) newPassword: string,
    @Ctx() { passwords, caller }: AccountsContext,
  ): Promise<typeof ChangePasswordResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'RATE_LIMITED'],
      passwords.change(caller.viewer, currentPassword, newPassword).then(toDone),
    );
  }

  @Allow('signedIn')
  @NotAudited('It proposes a secret; confirming it is what changes the account.')
  @Mutation(() => EnableTwoFactorResult, { description: 'Begins with a second step for one’s logins.' })
  async enableTwoFactor(
    @Arg('password', () => String, PASSWORD) password: string,
    @Ctx() { twoFactor, caller }: AccountsContext,
  ): Promise<typeof EnableTwoFactorResult> {
    return toResultUnion(
      ['INVALID_CREDENTIALS', 'RATE_LIMITED', 'CONFLICT'],
      twoFactor.setUp(caller.viewer.id, password).then((setup) => Object.assign(new TwoFactorSetupView(), setup)),
    );
  }

  @Allow('signedIn')
  @Audited(AuditAction.CHANGE_TWO_FACTOR)
  @Mutation(() => ConfirmTwoFactorResult, { description: 'Puts the second step in force, with its first code.' })
  async confirmTwoFactor(
    @Arg('code', () => String, { description: 'Six digits of the authenticator.' }) code: string,
    @Ctx() context: AccountsContext,
  ): Promise<typeof ConfirmTwoFactorResult> {
    return toResultUnion(
      ['INVALID_CODE', 'RATE_LIMITED', 'CONFLICT'],
      context.twoFactor
        .confirm(context.caller.viewer.id, code)
        .then(async (recoveryCodes) =>
          Object.assign(new TwoFactorEnabled(), { recoveryCodes, user: await himself(context) }),
        ),
    );
  }

  @Allow('signedIn')
  @Audited(AuditAction.CHANGE_TWO_FACTOR)
  @Mutation(() => DisableTwoFactorResult, { description: 'Gives up the second step.' })
  async disableTwoFactor(
    @Arg('password', () => String, PASSWORD) password: string,
    @Ctx() context: AccountsContext,
  ): Promise<typeof DisableTwoFactorResult> {
    return toResultUnion(
      ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
      context.twoFactor.disable(context.caller.viewer.id, password).then(() => updated(context)),
    );
  }

  @Allow('signedIn')
  @NotAudited('A copy of one’s own data, for oneself.')
  @Mutation(() => DataExportView, { description: 'Gives a copy of everything that is kept of who asks.' })
  exportMyData(@Ctx() { accounts, caller }: AccountsContext): Promise<DataExportView> {
    return accounts.exportOf(caller.viewer);
  }

  @Allow('signedIn')
  @Audited(AuditAction.DELETE_OWN_ACCOUNT)
  @Refreshes(
    LiveTopic.REGISTRATIONS,
    LiveTopic.USERS,
    LiveTopic.SUBSCRIPTIONS,
    LiveTopic.VENUES,
    LiveTopic.CHANGE_REQUESTS,
    LiveTopic.CONTENT,
  )
  @Mutation(() => DeleteMyAccountResult, {
    description: 'Deletes one’s account at once: nothing tells any more who it was, and its venues are not public.',
  })
  async deleteMyAccount(
    @Args(() => DeleteMyAccountArgs) given: DeleteMyAccountArgs,
    @Ctx() { accounts, caller }: AccountsContext,
  ): Promise<typeof DeleteMyAccountResult> {
    return toResultUnion(
      ['INVALID_CREDENTIALS', 'INVALID_CODE', 'CONFLICT', 'RATE_LIMITED', 'FORBIDDEN'],
      accounts.delete(caller.viewer, given).then(toDone),
    );
  }

  @Allow('signedIn')
  @NotAudited('It counts, and changes nothing.')
  @Mutation(() => Boolean, { description: 'Notes that one looks at a page. Always true.' })
  recordPageView(
    @Arg('pagePath', () => String, { description: 'Path of the page; of a query nothing is kept.' }) pagePath: string,
    @Ctx() { activities, caller }: AccountsContext,
  ): Promise<boolean> {
    return activities.recordPageView(caller.viewer, pagePath).then(() => true);
  }
}
