import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { readUpload } from '../../kernel/graphql/uploads.ts';
import { CHECKED_BY_SERVICE } from '../../kernel/validation.ts';
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
} from './account.results.ts';
import { DataExportView, toUserView, TwoFactorEnabled, TwoFactorSetupView, type UserView } from './account.types.ts';

const PASSWORD = { description: 'His password, as he is asked for it again.' };

async function himself({ users, caller }: Context): Promise<UserView> {
  return toUserView(await users.byId(caller.viewer.id));
}

async function updated(context: Context): Promise<UserUpdated> {
  return Object.assign(new UserUpdated(), { user: await himself(context) });
}

/** What a user does with his own account. */
@Resolver()
export class ProfileResolver {
  @Authorized()
  @Mutation(() => UpdateProfileResult, { description: 'Changes what one says of oneself.' })
  async updateProfile(
    @Arg('input', () => ProfileInput, { ...CHECKED_BY_SERVICE, description: 'What changes.' }) input: ProfileInput,
    @Ctx() context: Context,
  ): Promise<typeof UpdateProfileResult> {
    const { users, caller } = context;
    return orFailure(
      ['VALIDATION_FAILED'],
      users.update(caller.viewer, caller.viewer.id, input).then(() => updated(context)),
    );
  }

  @Authorized()
  @Mutation(() => UploadAvatarResult, {
    description: 'Sets one’s picture: JPEG, PNG, WebP or AVIF, at most 10 MB. What is not square is cut to its middle.',
  })
  async uploadAvatar(
    @Arg('file', () => GraphQLUpload, { description: 'The picture.' }) file: FileUpload,
    @Ctx() context: Context,
  ): Promise<typeof UploadAvatarResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'RATE_LIMITED'],
      context.avatars.upload(context.caller.viewer, () => readUpload(file)).then(() => updated(context)),
    );
  }

  @Authorized()
  @Mutation(() => UserUpdated, { description: 'Removes one’s picture.' })
  async removeAvatar(@Ctx() context: Context): Promise<UserUpdated> {
    await context.avatars.remove(context.caller.viewer);
    return updated(context);
  }

  @Authorized()
  @Mutation(() => ChangePasswordResult, { description: 'Changes one’s password. All other sessions end.' })
  async changePassword(
    @Arg('currentPassword', () => String, PASSWORD) currentPassword: string,
    @Arg('newPassword', () => String, { description: 'The new one.' }) newPassword: string,
    @Ctx() { passwords, caller }: Context,
  ): Promise<typeof ChangePasswordResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'RATE_LIMITED'],
      passwords.change(caller.viewer, currentPassword, newPassword).then(toDone),
    );
  }

  @Authorized()
  @Mutation(() => EnableTwoFactorResult, { description: 'Begins with a second step for one’s logins.' })
  async enableTwoFactor(
    @Arg('password', () => String, PASSWORD) password: string,
    @Ctx() { twoFactor, caller }: Context,
  ): Promise<typeof EnableTwoFactorResult> {
    return orFailure(
      ['INVALID_CREDENTIALS', 'RATE_LIMITED', 'CONFLICT'],
      twoFactor.setUp(caller.viewer.id, password).then((setup) => Object.assign(new TwoFactorSetupView(), setup)),
    );
  }

  @Authorized()
  @Mutation(() => ConfirmTwoFactorResult, { description: 'Puts the second step in force, with its first code.' })
  async confirmTwoFactor(
    @Arg('code', () => String, { description: 'Six digits of the authenticator.' }) code: string,
    @Ctx() context: Context,
  ): Promise<typeof ConfirmTwoFactorResult> {
    return orFailure(
      ['INVALID_CODE', 'RATE_LIMITED', 'CONFLICT'],
      context.twoFactor
        .confirm(context.caller.viewer.id, code)
        .then(async (recoveryCodes) =>
          Object.assign(new TwoFactorEnabled(), { recoveryCodes, user: await himself(context) }),
        ),
    );
  }

  @Authorized()
  @Mutation(() => DisableTwoFactorResult, { description: 'Gives up the second step.' })
  async disableTwoFactor(
    @Arg('password', () => String, PASSWORD) password: string,
    @Ctx() context: Context,
  ): Promise<typeof DisableTwoFactorResult> {
    return orFailure(
      ['INVALID_CREDENTIALS', 'RATE_LIMITED'],
      context.twoFactor.disable(context.caller.viewer.id, password).then(() => updated(context)),
    );
  }

  @Authorized()
  @Mutation(() => DataExportView, { description: 'Gives a copy of everything that is kept of who asks.' })
  exportMyData(@Ctx() { accounts, caller }: Context): Promise<DataExportView> {
    return accounts.exportOf(caller.viewer);
  }

  @Authorized()
  @Mutation(() => DeleteMyAccountResult, {
    description: 'Deletes one’s account at once: nothing tells any more who it was, and its venues are not public.',
  })
  async deleteMyAccount(
    @Arg('password', () => String, PASSWORD) password: string,
    @Ctx() { accounts, caller }: Context,
  ): Promise<typeof DeleteMyAccountResult> {
    return orFailure(
      ['INVALID_CREDENTIALS', 'RATE_LIMITED', 'FORBIDDEN'],
      accounts.delete(caller.viewer, password).then(toDone),
    );
  }

  @Authorized()
  @Mutation(() => Boolean, { description: 'Notes that one looks at a page. Always true.' })
  recordPageView(
    @Arg('pagePath', () => String, { description: 'Path of the page; of a query nothing is kept.' }) pagePath: string,
    @Ctx() { activities, caller }: Context,
  ): Promise<boolean> {
    return activities.recordPageView(caller.viewer, pagePath).then(() => true);
  }
}
