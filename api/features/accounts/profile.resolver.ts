import { Ctx, Resolver } from 'type-graphql';
import { Allow, Audited, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import { AppError } from '../../platform/errors.ts';
import type { AccountsContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import {
  Conflict,
  Forbidden,
  InvalidCode,
  InvalidCredentials,
  RateLimited,
  ValidationFailed,
} from '../../platform/graphql/user-errors.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import {
  ChangePasswordInput,
  ConfirmTwoFactorInput,
  DeleteMyAccountInput,
  PasswordInput,
  ProfileInput,
  RecordPageViewInput,
  UploadAvatarInput,
} from './profile.inputs.ts';
import { User } from './user.entity.ts';

const PASSWORD = 'The password.';

const USER = { user: [() => User, 'The user as they are now.'] } as const;

function ownUser({ users, caller }: AccountsContext): Promise<User> {
  return users.byId(caller.viewer.id);
}

/** Operations of users on their own accounts. */
@Resolver()
export class ProfileResolver {
  @Allow('signedIn')
  @Audited(AuditAction.EDIT_OWN_ACCOUNT)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Changes the caller’s own profile. Forbidden: the id is not theirs.', USER, [
    ValidationFailed,
    Forbidden,
    Conflict,
  ])
  async updateProfile(
    @Input('The fields that change.', CHECKED_BY_SERVICE) input: ProfileInput,
    @Ctx() { users, caller }: AccountsContext,
  ) {
    if (input.id !== caller.viewer.id) throw new AppError('FORBIDDEN');
    return { user: await users.update(caller.viewer, input.id, input, { version: input.version }) };
  }

  @Allow('signedIn')
  @NotAudited('It is the caller’s own picture.')
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation(
    'Sets the caller’s own picture: JPEG, PNG, WebP or AVIF, at most 10 MB. One that is not square is cut to its middle.',
    USER,
    [ValidationFailed, RateLimited],
  )
  async uploadAvatar(@Input('The picture.') { file }: UploadAvatarInput, @Ctx() context: AccountsContext) {
    await context.avatars.upload(context.caller.viewer, async () => readUpload(await file));
    return { user: await ownUser(context) };
  }

  @Allow('signedIn')
  @NotAudited('It is the caller’s own picture.')
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Removes the caller’s own picture.', USER)
  async removeAvatar(@Ctx() context: AccountsContext) {
    await context.avatars.remove(context.caller.viewer);
    return { user: await ownUser(context) };
  }

  @Allow('signedIn')
  @Audited(AuditAction.CHANGE_OWN_PASSWORD)
  @PayloadMutation(
    'Changes the caller’s own password. All their other sessions end. InvalidCredentials: the current one is wrong.',
    {},
    [ValidationFailed, InvalidCredentials, RateLimited],
  )
  async changePassword(
    @Input('The two passwords.') { currentPassword, newPassword }: ChangePasswordInput,
    @Ctx() { passwords, caller }: AccountsContext,
  ) {
    await passwords.change(caller.viewer, currentPassword, newPassword);
    return {};
  }

  @Allow('signedIn')
  @NotAudited('It proposes a secret; confirming it is what changes the account.')
  @PayloadMutation(
    'Proposes a second step for the caller’s logins. InvalidCredentials: the password is wrong. Conflict: they have one already.',
    {
      secret: [() => String, 'The secret in base32, for typing.'],
      uri: [() => String, 'The same as an `otpauth:` address, for a QR code.'],
    },
    [InvalidCredentials, RateLimited, Conflict],
  )
  async enableTwoFactor(@Input(PASSWORD) { password }: PasswordInput, @Ctx() { twoFactor, caller }: AccountsContext) {
    return twoFactor.setUp(caller.viewer.id, password);
  }

  @Allow('signedIn')
  @Audited(AuditAction.CHANGE_TWO_FACTOR)
  @PayloadMutation(
    'Puts the proposed second step in force, by its first code. Conflict: none was proposed.',
    {
      recoveryCodes: [
        () => [String],
        'The codes that replace the telephone, each valid once. They are not shown again.',
      ],
      ...USER,
    },
    [InvalidCode, RateLimited, Conflict],
  )
  async confirmTwoFactor(@Input('The code.') { code }: ConfirmTwoFactorInput, @Ctx() context: AccountsContext) {
    const recoveryCodes = await context.twoFactor.confirm(context.caller.viewer.id, code);
    return { recoveryCodes, user: await ownUser(context) };
  }

  @Allow('signedIn')
  @Audited(AuditAction.CHANGE_TWO_FACTOR)
  @PayloadMutation('Takes the second step away. InvalidCredentials: the password is wrong.', USER, [
    InvalidCredentials,
    RateLimited,
  ])
  async disableTwoFactor(@Input(PASSWORD) { password }: PasswordInput, @Ctx() context: AccountsContext) {
    await context.twoFactor.disable(context.caller.viewer.id, password);
    return { user: await ownUser(context) };
  }

  @Allow('signedIn')
  @NotAudited('It is a copy of the caller’s own data.')
  @PayloadMutation('Gives a copy of everything that is kept of the caller.', {
    filename: [() => String, 'The name for the file.'],
    json: [() => String, 'The data as the text of a JSON file.'],
  })
  async exportMyData(@Ctx() { accounts, caller }: AccountsContext) {
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
  @PayloadMutation(
    'Deletes the caller’s own account at once: nothing tells any more whose it was, and its venues are not public. InvalidCredentials: the password is wrong. InvalidCode: the second step is missing or wrong. Conflict: planners rely on one of their venues, and `knowingly` is not set. Forbidden: it is the last administrator’s.',
    {},
    [InvalidCredentials, InvalidCode, Conflict, RateLimited, Forbidden],
  )
  async deleteMyAccount(
    @Input('The confirmations.') input: DeleteMyAccountInput,
    @Ctx() { accounts, caller }: AccountsContext,
  ) {
    await accounts.delete(caller.viewer, input);
    return {};
  }

  @Allow('signedIn')
  @NotAudited('It counts, and changes nothing.')
  @PayloadMutation('Notes that the caller looks at a page.', {})
  async recordPageView(
    @Input('The page.') { pagePath }: RecordPageViewInput,
    @Ctx() { activities, caller }: AccountsContext,
  ) {
    await activities.recordPageView(caller.viewer, pagePath);
    return {};
  }
}
