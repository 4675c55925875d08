import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../kernel/validation.ts';
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
} from './account.results.ts';

const CAPTCHA = { description: 'Solution of a `captchaChallenge`.' };
const EMAIL = { description: 'E-mail address.' };
const TOKEN = { description: 'Token of the link in the mail.' };

/** What needs no session: an account is made, or one gets back into it. */
@Resolver()
export class RegistrationResolver {
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
    @Ctx() { registrations, address }: Context,
  ): Promise<typeof RegisterResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'CAPTCHA_FAILED', 'RATE_LIMITED', 'CONFLICT'],
      registrations
        .register(input, { captchaToken, idempotencyKey, address })
        .then((registered) => Object.assign(new Registered(), registered)),
    );
  }

  @Mutation(() => VerifyEmailResult, { description: 'Takes the token of a verification mail.' })
  async verifyEmail(
    @Arg('token', () => String, TOKEN) token: string,
    @Ctx() { registrations, address }: Context,
  ): Promise<typeof VerifyEmailResult> {
    return orFailure(
      ['LINK_INVALID', 'RATE_LIMITED'],
      registrations.verifyEmail(token, address).then((verified) => Object.assign(new EmailVerified(), verified)),
    );
  }

  @Mutation(() => ResendVerificationResult, {
    description: 'Sends the verification mail again. Nobody is told whether the address has an account.',
  })
  async resendVerification(
    @Arg('email', () => String, EMAIL) email: string,
    @Ctx() { registrations, address }: Context,
  ): Promise<typeof ResendVerificationResult> {
    return orFailure(['VALIDATION_FAILED', 'RATE_LIMITED'], registrations.resend(email, address).then(toDone));
  }

  @Mutation(() => RequestPasswordResetResult, {
    description: 'Sends a link for a new password. Nobody is told whether the address has an account.',
  })
  async requestPasswordReset(
    @Arg('email', () => String, EMAIL) email: string,
    @Arg('captchaToken', () => String, CAPTCHA) captchaToken: string,
    @Ctx() { passwords, address }: Context,
  ): Promise<typeof RequestPasswordResetResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'CAPTCHA_FAILED', 'RATE_LIMITED'],
      passwords.requestReset(email, captchaToken, address).then(toDone),
    );
  }

  @Mutation(() => ResetPasswordResult, { description: 'Sets a new password, once for each link. All sessions end.' })
  async resetPassword(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('password', () => String, { description: 'The new password.' }) password: string,
    @Ctx() { passwords, address }: Context,
  ): Promise<typeof ResetPasswordResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'LINK_INVALID', 'RATE_LIMITED'],
      passwords.reset(token, password, address).then(toDone),
    );
  }
}
