import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Allow, Audited, NotAudited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { AccountsContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { RegisterInput } from './account.inputs.ts';
import {
  EmailVerified,
  Registered,
  RegisterResult,
  RequestPasswordResetResult,
  ResendVerificationResult,
  ResetPasswordResult,
  VerifyEmailResult,
  toDone,
} from './account-results.ts';

const CAPTCHA = { description: 'Solution of a `captchaChallenge`.' };
const EMAIL = { description: 'E-mail address.' };
const TOKEN = { description: 'Token of the link in the mail.' };

/** What needs no session: an account is made, or one gets back into it. */
@Resolver()
export class RegistrationResolver {
  @Allow('everybody')
  @NotAudited('Whoever does it has no account in good standing yet.')
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @Mutation(() => RegisterResult, {
    description: 'Registers. An address that has an account is answered alike, and its owner gets a mail.',
  })
  async register(
    @Arg('input', () => RegisterInput, { ...CHECKED_BY_SERVICE, description: 'Who.' }) input: RegisterInput,
    @Arg('captchaToken', () => String, CAPTCHA) captchaToken: string,
    @Arg('idempotencyKey', () => ID, {
      nullable: true,
      description: 'Chosen by the client, up to 200 characters. For a day the same key and input give the same answer.',
    })
    idempotencyKey: string | null,
    @Ctx() { registrations, address }: AccountsContext,
  ): Promise<typeof RegisterResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'CAPTCHA_FAILED', 'RATE_LIMITED', 'CONFLICT'],
      registrations
        .register(input, { captchaToken, idempotencyKey, address })
        .then((registered) => Object.assign(new Registered(), registered)),
    );
  }

  @Allow('everybody')
  @NotAudited('Whoever does it has no account in good standing yet.')
  @Refreshes(LiveTopic.REGISTRATIONS, LiveTopic.USERS)
  @Mutation(() => VerifyEmailResult, { description: 'Takes the token of a verification mail.' })
  async verifyEmail(
    @Arg('token', () => String, TOKEN) token: string,
    @Ctx() { registrations, address }: AccountsContext,
  ): Promise<typeof VerifyEmailResult> {
    return toResultUnion(
      ['LINK_INVALID', 'RATE_LIMITED'],
      registrations.verifyEmail(token, address).then((verified) => Object.assign(new EmailVerified(), verified)),
    );
  }

  @Allow('everybody')
  @NotAudited('Whoever does it has no account in good standing yet.')
  @Mutation(() => ResendVerificationResult, {
    description: 'Sends the verification mail again. Nobody is told whether the address has an account.',
  })
  async resendVerification(
    @Arg('email', () => String, EMAIL) email: string,
    @Ctx() { registrations, address }: AccountsContext,
  ): Promise<typeof ResendVerificationResult> {
    return toResultUnion(['VALIDATION_FAILED', 'RATE_LIMITED'], registrations.resend(email, address).then(toDone));
  }

  @Allow('everybody')
  @NotAudited('Anybody may ask for it for any address, and it changes nothing until the link is used.')
  @Mutation(() => RequestPasswordResetResult, {
    description: 'Sends a link for a new password. Nobody is told whether the address has an account.',
  })
  async requestPasswordReset(
    @Arg('email', () => String, EMAIL) email: string,
    @Arg('captchaToken', () => String, CAPTCHA) captchaToken: string,
    @Ctx() { passwords, address }: AccountsContext,
  ): Promise<typeof RequestPasswordResetResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'CAPTCHA_FAILED', 'RATE_LIMITED'],
      passwords.requestReset(email, captchaToken, address).then(toDone),
    );
  }

  @Allow('everybody')
  @Audited(AuditAction.CHANGE_OWN_PASSWORD)
  @Mutation(() => ResetPasswordResult, { description: 'Sets a new password, once for each link. All sessions end.' })
  async resetPassword(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('password', () => String, { description: 'The new password.' }) password: string,
    @Ctx() { passwords, address }: AccountsContext,
  ): Promise<typeof ResetPasswordResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'LINK_INVALID', 'RATE_LIMITED'],
      passwords.reset(token, password, address).then(toDone),
    );
  }
}
