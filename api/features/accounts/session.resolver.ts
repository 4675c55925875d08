import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { AccountsContext } from './services.ts';
import { AppError } from '../../platform/errors.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { LoginInput } from './account.inputs.ts';
import {
  CompleteTwoFactorResult,
  DemoLoginResult,
  LoginResult,
  RevokeSessionResult,
  SessionsRevoked,
} from './account-results.ts';
import { Role } from './account.enums.ts';
import { SessionView, toUserView, UserView } from './account.types.ts';
import { toSessionViews, toSignedIn } from './session-view.ts';

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
  @Mutation(() => LoginResult, { description: 'Signs in with e-mail address and password.' })
  async login(
    @Arg('input', () => LoginInput, { ...CHECKED_BY_SERVICE, description: 'Who.' }) input: LoginInput,
    @Arg('captchaToken', () => String, { description: 'Solution of a `captchaChallenge`.' }) captchaToken: string,
    @Ctx() { logins, users, caller }: AccountsContext,
    @Arg('code', () => String, {
      nullable: true,
      description: 'Of the second step, where it is known to be wanted; null = it is asked for by TwoFactorRequired.',
    })
    code?: string | null,
  ): Promise<typeof LoginResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'CAPTCHA_FAILED', 'RATE_LIMITED', 'INVALID_CREDENTIALS'],
      logins.login(input, { captchaToken, code }, caller).then((outcome) => toSignedIn(users, outcome)),
    );
  }

  @Allow('everybody')
  @Audited(AuditAction.SIGN_IN)
  @Refreshes(LiveTopic.USERS)
  @Mutation(() => CompleteTwoFactorResult, { description: 'The second step of a login.' })
  async completeTwoFactor(
    @Arg('ticket', () => String, { description: 'Of the first step.' }) ticket: string,
    @Arg('code', () => String, { description: 'Six digits of the authenticator, or a recovery code.' }) code: string,
    @Ctx() { logins, users, caller }: AccountsContext,
  ): Promise<typeof CompleteTwoFactorResult> {
    return toResultUnion(
      ['RATE_LIMITED', 'INVALID_CREDENTIALS', 'INVALID_CODE'],
      logins.complete(ticket, code, caller).then((outcome) => toSignedIn(users, outcome)),
    );
  }

  @Allow('everybody')
  @Audited(AuditAction.SIGN_IN)
  @Refreshes(LiveTopic.USERS)
  @Mutation(() => DemoLoginResult, { description: 'Signs in to the demo world without a password.' })
  async demoLogin(
    @Arg('role', () => Role, { description: 'Which of the `demoRoles`.' }) role: Role,
    @Ctx() { logins, users, caller }: AccountsContext,
  ): Promise<typeof DemoLoginResult> {
    return toResultUnion(
      ['NOT_FOUND'],
      logins.demoLogin(role, caller).then((outcome) => toSignedIn(users, outcome)),
    );
  }

  @Allow('everybody')
  @Audited(AuditAction.SIGN_OUT)
  @Refreshes(LiveTopic.USERS)
  @Mutation(() => Boolean, { description: 'Ends the session of the token, if it has one. Always true.' })
  logout(@Ctx() { sessions, caller }: AccountsContext): Promise<boolean> {
    return sessions.logout(caller).then(() => true);
  }

  @Allow('signedIn')
  @Audited(AuditAction.END_OWN_SESSIONS)
  @Refreshes(LiveTopic.USERS)
  @Mutation(() => RevokeSessionResult, { description: 'Ends one of one’s sessions.' })
  async revokeSession(
    @Arg('id', () => ID, { description: 'Id of the session.' }) id: string,
    @Ctx() { caller, sessions }: AccountsContext,
  ): Promise<typeof RevokeSessionResult> {
    return toResultUnion(
      ['NOT_FOUND'],
      sessions
        .revoke(caller.viewer, { only: id })
        .then(() => toSessionViews(sessions, caller.viewer))
        .then((left) => Object.assign(new SessionsRevoked(), { sessions: left })),
    );
  }

  @Allow('signedIn')
  @Audited(AuditAction.END_OWN_SESSIONS)
  @Refreshes(LiveTopic.USERS)
  @Mutation(() => SessionsRevoked, { description: 'Ends all of one’s sessions but this one.' })
  async revokeOtherSessions(@Ctx() { caller, sessions }: AccountsContext): Promise<SessionsRevoked> {
    await sessions.revoke(caller.viewer, { except: caller.viewer.sessionId });
    return { sessions: await toSessionViews(sessions, caller.viewer) };
  }
}
