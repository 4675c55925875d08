import { Ctx, Resolver } from 'type-graphql';
import { Allow, Audited, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
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
import {
  RegisterInput,
  RequestPasswordResetInput,
  ResendVerificationInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from './registration.inputs.ts';

/** Operations without a session: registration, and recovery of an account. */
@Resolver()
export class RegistrationResolver {
  @Allow('everybody')
  @NotAudited('The caller has no approved account yet.')
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @PayloadMutation(
    'Registers a client. An address that has an account already is answered alike, and its owner gets a mail.',
    { registrationNumber: [() => String, 'The number of the registration: `REG-` and six digits.'] },
    [ValidationFailed, CaptchaFailed, RateLimited, Conflict],
  )
  async register(
    @Input('The person who registers.', CHECKED_BY_SERVICE) input: RegisterInput,
    @Ctx() { registrations, address }: AccountsContext,
  ) {
    return registrations.register(input, address);
  }

  @Allow('everybody')
  @NotAudited('The caller has no approved account yet.')
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @PayloadMutation(
    'Verifies an e-mail address by the link of a mail.',
    { alreadyVerified: [() => Boolean, 'Whether the address was verified before.'] },
    [LinkInvalid, RateLimited],
  )
  async verifyEmail(
    @Input('The link.') { token }: VerifyEmailInput,
    @Ctx() { registrations, address }: AccountsContext,
  ) {
    return registrations.verifyEmail(token, address);
  }

  @Allow('everybody')
  @NotAudited('The caller has no approved account yet.')
  @PayloadMutation('Sends the verification mail again. Nobody is told whether the address has an account.', {}, [
    ValidationFailed,
    RateLimited,
  ])
  async resendVerification(
    @Input('The address.') { email }: ResendVerificationInput,
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
    @Input('The address.') { email, captchaToken }: RequestPasswordResetInput,
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
    @Input('The link and the password.') { token, password }: ResetPasswordInput,
    @Ctx() { passwords, address }: AccountsContext,
  ) {
    await passwords.reset(token, password, address);
    return {};
  }
}
