import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
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
import { CompleteTwoFactorInput, DemoLoginInput, LoginInput } from './session.inputs.ts';
import { Session } from './session.entity.ts';
import type { ListedSession } from './session.queries.ts';
import { toSignedIn } from './session-view.ts';
import { User } from './user.entity.ts';

const SIGNED_IN = {
  token: [() => String, 'The access token, to be sent as `Authorization: Bearer` for at most 15 minutes.'],
  user: [() => User, 'The user who is signed in. The browser has got the cookie of the session.'],
} as const;
const SESSIONS = { sessions: [() => [Session], 'The sessions that are left.'] } as const;
const REFUSED = [TwoFactorRequired, AccountPending, AccountRejected, AccountClosed];

/** Login, logout, and the sessions of the caller. */
@Resolver(() => Session)
export class SessionResolver {
  @Allow('everybodyButDeadSessions')
  @Query(() => User, {
    nullable: true,
    description: 'The caller; null if they are not signed in. A token whose session has ended is an error.',
  })
  async viewer(@Ctx() { caller, users }: AccountsContext): Promise<User | null> {
    const viewer = await caller.find();
    if (!viewer && caller.facts.bearer !== null) throw new AppError('UNAUTHENTICATED');
    return viewer && users.byId(viewer.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the session of the caller.' })
  current(@Root() { id }: Session, @Ctx() { caller }: AccountsContext): boolean {
    return id === caller.viewer.sessionId;
  }

  @Allow('signedIn')
  @Query(() => [Session], { description: 'The sessions of the caller, the last one used first.' })
  sessions(@Ctx() { caller, sessions }: AccountsContext): Promise<ListedSession[]> {
    return sessions.listOf(caller.viewer.id);
  }

  @Allow('everybody')
  @Query(() => [Role], { description: 'The roles in which everybody can enter the demo world; none elsewhere.' })
  demoRoles(@Ctx() { logins }: AccountsContext): Role[] {
    return logins.demoRoles();
  }

  @Allow('everybody')
  @Audited(AuditAction.SIGN_IN)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Signs in by e-mail address and password.', SIGNED_IN, [
    ...REFUSED,
    InvalidCredentials,
    ValidationFailed,
    CaptchaFailed,
    RateLimited,
  ])
  async login(
    @Input('The credentials.', CHECKED_BY_SERVICE) input: LoginInput,
    @Ctx() { logins, users, caller }: AccountsContext,
  ) {
    return toSignedIn(users, await logins.login(input, caller));
  }

  @Allow('everybody')
  @Audited(AuditAction.SIGN_IN)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation(
    'Completes a login by its second step. InvalidCredentials: the first step was too long ago.',
    SIGNED_IN,
    [AccountPending, AccountRejected, AccountClosed, InvalidCode, InvalidCredentials, RateLimited],
  )
  async completeTwoFactor(
    @Input('The ticket and the code.') { ticket, code }: CompleteTwoFactorInput,
    @Ctx() { logins, users, caller }: AccountsContext,
  ) {
    return toSignedIn(users, await logins.complete(ticket, code, caller));
  }

  @Allow('everybody')
  @Audited(AuditAction.SIGN_IN)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Signs in to the demo world without a password. NotFound: this is not the demo world.', SIGNED_IN, [
    ...REFUSED,
    NotFound,
  ])
  async demoLogin(@Input('The role.') { role }: DemoLoginInput, @Ctx() { logins, users, caller }: AccountsContext) {
    return toSignedIn(users, await logins.demoLogin(role, caller));
  }

  @Allow('everybody')
  @Audited(AuditAction.SIGN_OUT)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Ends the session of the token, if it has one.', {})
  async logout(@Ctx() { sessions, caller }: AccountsContext) {
    await sessions.logout(caller);
    return {};
  }

  @Allow('signedIn')
  @Audited(AuditAction.END_OWN_SESSIONS)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Ends a session of the caller.', SESSIONS, [NotFound])
  async revokeSession(
    @Input('The session that is ended.') { id }: IdInput,
    @Ctx() { caller, sessions }: AccountsContext,
  ) {
    await sessions.revoke(caller.viewer, { only: id });
    return { sessions: await sessions.listOf(caller.viewer.id) };
  }

  @Allow('signedIn')
  @Audited(AuditAction.END_OWN_SESSIONS)
  @Refreshes(LiveTopic.USERS)
  @PayloadMutation('Ends all sessions of the caller but this one.', SESSIONS)
  async revokeOtherSessions(@Ctx() { caller, sessions }: AccountsContext) {
    await sessions.revoke(caller.viewer, { except: caller.viewer.sessionId });
    return { sessions: await sessions.listOf(caller.viewer.id) };
  }
}
