import { Arg, Ctx, ID, Resolver } from 'type-graphql';
import { Allow, Audited, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { AccountsContext } from './services.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import {
  CaptchaFailed,
  Conflict,
  LinkInvalid,
  RateLimited,
  ValidationFailed,
} from '../../platform/graphql/user-errors.ts';
import { RegisterInput } from './account.inputs.ts';

const CAPTCHA = { description: 'Solution of a `captchaChallenge`.' };
const EMAIL = { description: 'E-mail address.' };
const TOKEN = { description: 'Token of the link in the mail.' };

/** What needs no session: an account is made, or one gets back into it. */
@Resolver()
export class RegistrationResolver {
  @Allow('everybody')
  @NotAudited('Whoever does it has no account in good standing yet.')
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @PayloadMutation(
    'Registers. An address that has an account is answered alike, and its owner gets a mail.',
    { registrationNumber: [() => String, 'Its number: `REG-` and six digits.'] },
    [ValidationFailed, CaptchaFailed, RateLimited, Conflict],
  )
  async register(
    @Arg('input', () => RegisterInput, { ...CHECKED_BY_SERVICE, description: 'Who.' }) input: RegisterInput,
    @Arg('captchaToken', () => String, CAPTCHA) captchaToken: string,
    @Arg('idempotencyKey', () => ID, {
      nullable: true,
      description: 'Chosen by the client, up to 200 characters. For a day the same key and input give the same answer.',
    })
    idempotencyKey: string | null,
    @Ctx() { registrations, address }: AccountsContext,
  ) {
    return registrations.register(input, { captchaToken, idempotencyKey, address });
  }

  @Allow('everybody')
  @NotAudited('Whoever does it has no account in good standing yet.')
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @PayloadMutation(
    'Takes the token of a verification mail.',
    { alreadyVerified: [() => Boolean, 'Whether the address was verified before.'] },
    [LinkInvalid, RateLimited],
  )
  async verifyEmail(
    @Arg('token', () => String, TOKEN) token: string,
    @Ctx() { registrations, address }: AccountsContext,
  ) {
    return registrations.verifyEmail(token, address);
  }

  @Allow('everybody')
  @NotAudited('Whoever does it has no account in good standing yet.')
  @PayloadMutation('Sends the verification mail again. Nobody is told whether the address has an account.', {}, [
    ValidationFailed,
    RateLimited,
  ])
  async resendVerification(
    @Arg('email', () => String, EMAIL) email: string,
    @Ctx() { registrations, address }: AccountsContext,
  ) {
    await registrations.resend(email, address);
    return {};
  }

  @Allow('everybody')
  @NotAudited('Anybody may ask for it for any address, and it changes nothing until the link is used.')
  @PayloadMutation('Sends a link for a new password. Nobody is told whether the address has an account.', {}, [
    ValidationFailed,
    CaptchaFailed,
    RateLimited,
  ])
  async requestPasswordReset(
    @Arg('email', () => String, EMAIL) email: string,
    @Arg('captchaToken', () => String, CAPTCHA) captchaToken: string,
    @Ctx() { passwords, address }: AccountsContext,
  ) {
    await passwords.requestReset(email, captchaToken, address);
    return {};
  }

  @Allow('everybody')
  @Audited(AuditAction.CHANGE_OWN_PASSWORD)
  @PayloadMutation('Sets a new password, once for each link. All sessions end.', {}, [
    ValidationFailed,
    LinkInvalid,
    RateLimited,
  ])
  async resetPassword(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('password', () => String, { description: 'The new password.' }) password: string,
    @Ctx() { passwords, address }: AccountsContext,
  ) {
    await passwords.reset(token, password, address);
    return {};
  }
}
