import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { AccountsContext } from './services.ts';
import { AppError } from '../../platform/errors.ts';
import { IdInput } from '../../platform/graphql/inputs.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import {
  CaptchaFailed,
  InvalidCode,
  InvalidCredentials,
  NotFound,
  RateLimited,
  ValidationFailed,
} from '../../platform/graphql/user-errors.ts';
import { AccountClosed, AccountPending, AccountRejected, TwoFactorRequired } from './login-error.types.ts';
import { Role } from './account.enums.ts';
import { SessionView, toUserView, UserView } from './account.types.ts';
import { CompleteTwoFactorInput, DemoLoginInput, LoginInput } from './session.inputs.ts';
import { toSessionViews, toSignedIn } from './session-view.ts';

const SIGNED_IN = {
  token: [() => String, 'Access token, to be sent as `Authorization: Bearer`. Good for 15 minutes.'],
  user: [() => UserView, 'Who is signed in. The browser has got the cookie of the session.'],
} as const;
const SESSIONS = { sessions: [() => [SessionView], 'The sessions that are left.'] } as const;
const REFUSED = [TwoFactorRequired, AccountPending, AccountRejected, AccountClosed];

@Resolver(() => UserView)
export class SessionResolver {
  @Allow('everybodyButDeadSessions')
  @Query(() => UserView, {
    nullable: true,
    description: 'Who asks; null = nobody who is signed in. A token whose session has ended is an error.',
  })
  async viewer(@Ctx() { caller, users }: AccountsContext): Promise<UserView | null> {
    const viewer = await caller.find();
    if (!viewer && caller.facts.bearer !== null) throw new AppError('UNAUTHENTICATED');
    return viewer && toUserView(await users.byId(viewer.id));
  }

  @FieldResolver(() => Int, { description: 'Recovery codes that are left.' })
  recoveryCodesLeft(@Root() { id }: UserView, @Ctx() { twoFactor }: AccountsContext): Promise<number> {
    return twoFactor.codesLeft(id);
  }

  @Allow('signedIn')
  @Query(() => [SessionView], { description: 'Where one is signed in, the last one used first.' })
  sessions(@Ctx() { caller, sessions }: AccountsContext): Promise<SessionView[]> {
    return toSessionViews(sessions, caller.viewer);
  }

  @Allow('everybody')
  @Query(() => [Role], { description: 'Roles that the demo world lets everybody play; none elsewhere.' })
  demoRoles(@Ctx() { logins }: AccountsContext): Role[] {
    return logins.demoRoles();
  }

  @Allow('everybody')
  @Audited(AuditAction.SIGN_IN)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Signs in with e-mail address and password.', SIGNED_IN, [
    ...REFUSED,
    InvalidCredentials,
    ValidationFailed,
    CaptchaFailed,
    RateLimited,
  ])
  async login(
    @Arg('input', () => LoginInput, { ...CHECKED_BY_SERVICE, description: 'The credentials.' }) input: LoginInput,
    @Ctx() { logins, users, caller }: AccountsContext,
  ) {
    return toSignedIn(users, await logins.login(input, caller));
  }

  @Allow('everybody')
  @Audited(AuditAction.SIGN_IN)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('The second step of a login. InvalidCredentials: the first was too long ago.', SIGNED_IN, [
    AccountPending,
    AccountRejected,
    AccountClosed,
    InvalidCode,
    InvalidCredentials,
    RateLimited,
  ])
  async completeTwoFactor(
    @Arg('input', () => CompleteTwoFactorInput, { description: 'The ticket and the code.' })
    { ticket, code }: CompleteTwoFactorInput,
    @Ctx() { logins, users, caller }: AccountsContext,
  ) {
    return toSignedIn(users, await logins.complete(ticket, code, caller));
  }

  @Allow('everybody')
  @Audited(AuditAction.SIGN_IN)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Signs in to the demo world without a password. NotFound: this is none.', SIGNED_IN, [
    ...REFUSED,
    NotFound,
  ])
  async demoLogin(
    @Arg('input', () => DemoLoginInput, { description: 'The role.' }) { role }: DemoLoginInput,
    @Ctx() { logins, users, caller }: AccountsContext,
  ) {
    return toSignedIn(users, await logins.demoLogin(role, caller));
  }

  @Allow('everybody')
  @Audited(AuditAction.SIGN_OUT)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Ends the session of the token, if it has one. ', {})
  async logout(@Ctx() { sessions, caller }: AccountsContext) {
    await sessions.logout(caller);
    return {};
  }

  @Allow('signedIn')
  @Audited(AuditAction.END_OWN_SESSIONS)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Ends one of one’s sessions.', SESSIONS, [NotFound])
  async revokeSession(
    @Arg('input', () => IdInput, { description: 'Which session ends.' }) { id }: IdInput,
    @Ctx() { caller, sessions }: AccountsContext,
  ) {
    await sessions.revoke(caller.viewer, { only: id });
    return { sessions: await toSessionViews(sessions, caller.viewer) };
  }

  @Allow('signedIn')
  @Audited(AuditAction.END_OWN_SESSIONS)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Ends all of one’s sessions but this one.', SESSIONS)
  async revokeOtherSessions(@Ctx() { caller, sessions }: AccountsContext) {
    await sessions.revoke(caller.viewer, { except: caller.viewer.sessionId });
    return { sessions: await toSessionViews(sessions, caller.viewer) };
  }
}
