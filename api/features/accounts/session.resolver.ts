import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../kernel/validation.ts';
import { LoginInput } from './account.inputs.ts';
import {
  CompleteTwoFactorResult,
  DemoLoginResult,
  LoginResult,
  RevokeSessionResult,
  SessionsRevoked,
} from './account.results.ts';
import { Role } from './account.terms.ts';
import { SessionView, toUserView, UserView } from './account.types.ts';
import { toSessionViews, toSignedIn } from './session.view.ts';

@Resolver(() => UserView)
export class SessionResolver {
  @Query(() => UserView, {
    nullable: true,
    description: 'Who asks; null = nobody who is signed in. A token whose session has ended is an error.',
  })
  async viewer(@Ctx() { caller, users }: Context): Promise<UserView | null> {
    const viewer = await caller.find();
    if (!viewer && caller.facts.bearer !== null) throw new AppError('UNAUTHENTICATED');
    return viewer && toUserView(await users.byId(viewer.id));
  }

  @FieldResolver(() => Int, { description: 'Recovery codes that are left.' })
  recoveryCodesLeft(@Root() { id }: UserView, @Ctx() { twoFactor }: Context): Promise<number> {
    return twoFactor.codesLeft(id);
  }

  @Authorized()
  @Query(() => [SessionView], { description: 'Where one is signed in, the last one used first.' })
  sessions(@Ctx() { caller, sessions }: Context): Promise<SessionView[]> {
    return toSessionViews(sessions, caller.viewer);
  }

  @Query(() => [Role], { description: 'Roles that the demo world lets everybody play; none elsewhere.' })
  demoRoles(@Ctx() { logins }: Context): Role[] {
    return logins.demoRoles();
  }

  @Mutation(() => LoginResult, { description: 'Signs in with e-mail address and password.' })
  async login(
    @Arg('input', () => LoginInput, { ...CHECKED_BY_SERVICE, description: 'Who.' }) input: LoginInput,
    @Arg('captchaToken', () => String, { description: 'Solution of a `captchaChallenge`.' }) captchaToken: string,
    @Ctx() { logins, users, caller }: Context,
  ): Promise<typeof LoginResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'CAPTCHA_FAILED', 'RATE_LIMITED', 'INVALID_CREDENTIALS'],
      logins.login(input, { captchaToken }, caller).then((outcome) => toSignedIn(users, outcome)),
    );
  }

  @Mutation(() => CompleteTwoFactorResult, { description: 'The second step of a login.' })
  async completeTwoFactor(
    @Arg('ticket', () => String, { description: 'Of the first step.' }) ticket: string,
    @Arg('code', () => String, { description: 'Six digits of the authenticator, or a recovery code.' }) code: string,
    @Ctx() { logins, users, caller }: Context,
  ): Promise<typeof CompleteTwoFactorResult> {
    return orFailure(
      ['RATE_LIMITED', 'INVALID_CREDENTIALS', 'INVALID_CODE'],
      logins.complete(ticket, code, caller).then((outcome) => toSignedIn(users, outcome)),
    );
  }

  @Mutation(() => DemoLoginResult, { description: 'Signs in to the demo world without a password.' })
  async demoLogin(
    @Arg('role', () => Role, { description: 'Which of the `demoRoles`.' }) role: Role,
    @Ctx() { logins, users, caller }: Context,
  ): Promise<typeof DemoLoginResult> {
    return orFailure(
      ['NOT_FOUND'],
      logins.demoLogin(role, caller).then((outcome) => toSignedIn(users, outcome)),
    );
  }

  @Mutation(() => Boolean, { description: 'Ends the session of the token, if it has one. Always true.' })
  logout(@Ctx() { sessions, caller }: Context): Promise<boolean> {
    return sessions.logout(caller).then(() => true);
  }

  @Authorized()
  @Mutation(() => RevokeSessionResult, { description: 'Ends one of one’s sessions.' })
  async revokeSession(
    @Arg('id', () => ID, { description: 'Id of the session.' }) id: string,
    @Ctx() { caller, sessions }: Context,
  ): Promise<typeof RevokeSessionResult> {
    return orFailure(
      ['NOT_FOUND'],
      sessions
        .revoke(caller.viewer, { only: id })
        .then(() => toSessionViews(sessions, caller.viewer))
        .then((left) => Object.assign(new SessionsRevoked(), { sessions: left })),
    );
  }

  @Authorized()
  @Mutation(() => SessionsRevoked, { description: 'Ends all of one’s sessions but this one.' })
  async revokeOtherSessions(@Ctx() { caller, sessions }: Context): Promise<SessionsRevoked> {
    await sessions.revoke(caller.viewer, { except: caller.viewer.sessionId });
    return { sessions: await toSessionViews(sessions, caller.viewer) };
  }
}
