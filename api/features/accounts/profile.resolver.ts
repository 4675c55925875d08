import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Args, Ctx, Resolver } from 'type-graphql';
import { Allow, Audited, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
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
import { ProfileInput } from './account.inputs.ts';
import { toUserView, UserView } from './account.types.ts';
import { DeleteMyAccountArgs, RecordPageViewInput } from './profile.inputs.ts';

const PASSWORD = { description: 'His password, as he is asked for it again.' };

const USER = { user: [() => UserView, 'The user as they are now.'] } as const;

async function ownUser({ users, caller }: AccountsContext): Promise<UserView> {
  return toUserView(await users.byId(caller.viewer.id));
}

/** What a user does with his own account. */
@Resolver()
export class ProfileResolver {
  @Allow('signedIn')
  @Audited(AuditAction.EDIT_OWN_ACCOUNT)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Changes what one says of oneself.', USER, [ValidationFailed])
  async updateProfile(
    @Arg('input', () => ProfileInput, { ...CHECKED_BY_SERVICE, description: 'What changes.' }) input: ProfileInput,
    @Ctx() context: AccountsContext,
  ) {
    const { users, caller } = context;
    await users.update(caller.viewer, caller.viewer.id, input);
    return { user: await ownUser(context) };
  }

  @Allow('signedIn')
  @NotAudited('One’s own picture.')
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation(
    'Sets one’s picture: JPEG, PNG, WebP or AVIF, at most 10 MB. What is not square is cut to its middle.',
    USER,
    [ValidationFailed, RateLimited],
  )
  async uploadAvatar(
    @Arg('file', () => GraphQLUpload, { description: 'The picture.' }) file: FileUpload,
    @Ctx() context: AccountsContext,
  ) {
    await context.avatars.upload(context.caller.viewer, () => readUpload(file));
    return { user: await ownUser(context) };
  }

  @Allow('signedIn')
  @NotAudited('One’s own picture.')
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Removes one’s picture.', USER)
  async removeAvatar(@Ctx() context: AccountsContext) {
    await context.avatars.remove(context.caller.viewer);
    return { user: await ownUser(context) };
  }

  @Allow('signedIn')
  @Audited(AuditAction.CHANGE_OWN_PASSWORD)
  @PayloadMutation('Changes one’s password. All other sessions end. InvalidCredentials: the old one is wrong.', {}, [
    ValidationFailed,
    InvalidCredentials,
    RateLimited,
  ])
  async changePassword(
    @Arg('currentPassword', () => String, PASSWORD) currentPassword: string,
    @Arg('newPassword', () => String, { description: 'The new one.' }) newPassword: string,
    @Ctx() { passwords, caller }: AccountsContext,
  ) {
    await passwords.change(caller.viewer, currentPassword, newPassword);
    return {};
  }

  @Allow('signedIn')
  @NotAudited('It proposes a secret; confirming it is what changes the account.')
  @PayloadMutation(
    'Begins with a second step for one’s logins. InvalidCredentials: the password is wrong. Conflict: there is one already.',
    {
      secret: [() => String, 'The secret in base32, for typing.'],
      uri: [() => String, 'The same as an `otpauth:` address, for a QR code.'],
    },
    [InvalidCredentials, RateLimited, Conflict],
  )
  async enableTwoFactor(
    @Arg('password', () => String, PASSWORD) password: string,
    @Ctx() { twoFactor, caller }: AccountsContext,
  ) {
    return twoFactor.setUp(caller.viewer.id, password);
  }

  @Allow('signedIn')
  @Audited(AuditAction.CHANGE_TWO_FACTOR)
  @PayloadMutation(
    'Puts the second step in force, with its first code. Conflict: nothing was begun.',
    {
      recoveryCodes: [() => [String], 'Codes that stand in for the telephone, once each. They are not shown again.'],
      ...USER,
    },
    [InvalidCode, RateLimited, Conflict],
  )
  async confirmTwoFactor(
    @Arg('code', () => String, { description: 'Six digits of the authenticator.' }) code: string,
    @Ctx() context: AccountsContext,
  ) {
    const recoveryCodes = await context.twoFactor.confirm(context.caller.viewer.id, code);
    return { recoveryCodes, user: await ownUser(context) };
  }

  @Allow('signedIn')
  @Audited(AuditAction.CHANGE_TWO_FACTOR)
  @PayloadMutation('Gives up the second step. InvalidCredentials: the password is wrong.', USER, [
    InvalidCredentials,
    RateLimited,
  ])
  async disableTwoFactor(@Arg('password', () => String, PASSWORD) password: string, @Ctx() context: AccountsContext) {
    await context.twoFactor.disable(context.caller.viewer.id, password);
    return { user: await ownUser(context) };
  }

  @Allow('signedIn')
  @NotAudited('A copy of one’s own data, for oneself.')
  @PayloadMutation('Gives a copy of everything that is kept of who asks.', {
    filename: [() => String, 'Name for the file.'],
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
    'Deletes one’s account at once: nothing tells any more who it was, and its venues are not public. InvalidCredentials: the password is wrong. InvalidCode: the second step is missing or wrong. Conflict: planners rely on it, and who asks has not said that they know. Forbidden: it is the last administrator’s.',
    {},
    [InvalidCredentials, InvalidCode, Conflict, RateLimited, Forbidden],
  )
  async deleteMyAccount(
    @Args(() => DeleteMyAccountArgs) given: DeleteMyAccountArgs,
    @Ctx() { accounts, caller }: AccountsContext,
  ) {
    await accounts.delete(caller.viewer, given);
    return {};
  }

  @Allow('signedIn')
  @NotAudited('It counts, and changes nothing.')
  @PayloadMutation('Notes that the caller looks at a page.', {})
  async recordPageView(
    @Arg('input', () => RecordPageViewInput, { description: 'The page.' }) { pagePath }: RecordPageViewInput,
    @Ctx() { activities, caller }: AccountsContext,
  ) {
    await activities.recordPageView(caller.viewer, pagePath);
    return {};
  }
}
