import { useCall } from '../../lib/calls.ts';
import { failedCall, useCheckedCall, type FailedCall } from '../../lib/captcha/use-checked-call.ts';
import type { Captcha } from '../../lib/captcha/use-captcha.ts';
import { issuesByField, type FieldIssue } from '../../lib/forms.ts';
import { useRequestPasswordResetMutation, useResetPasswordMutation } from './reset.gen.ts';

type ForgotOutcome = { readonly kind: 'sent' } | { readonly kind: 'wrong'; readonly issue: FieldIssue };

/** Asks for a link to choose a new password. Never rejects. */
export function useForgot(captcha: Captcha) {
  const [requestPasswordReset] = useRequestPasswordResetMutation();
  const attempt = async (captchaToken: string, email: string): Promise<ForgotOutcome | FailedCall> => {
    const { data } = await requestPasswordReset({ variables: { email, captchaToken } });
    const answer = data?.requestPasswordReset;
    switch (answer?.__typename) {
      case 'Done':
        return { kind: 'sent' };
      case 'ValidationFailed':
        return { kind: 'wrong', issue: { code: 'notEmail' } };
      case 'RateLimited':
        return failedCall('RATE_LIMITED', answer.retryAfter);
      case 'CaptchaFailed':
        return failedCall('CAPTCHA_FAILED');
      case undefined:
        return failedCall('INTERNAL');
    }
  };
  const { send, sending } = useCheckedCall<[email: string], ForgotOutcome>(captcha, attempt);
  return { request: send, sending };
}

type ResetOutcome =
  | { readonly kind: 'done' }
  /** The link is used, void or too old. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'wrong'; readonly issue: FieldIssue }
  | FailedCall;

/** Sets a new password with the token of a link. Never rejects. */
export function useReset() {
  const [resetPassword] = useResetPasswordMutation();
  const attempt = async (token: string, password: string): Promise<ResetOutcome> => {
    const { data } = await resetPassword({ variables: { token, password } });
    const answer = data?.resetPassword;
    switch (answer?.__typename) {
      case 'Done':
        return { kind: 'done' };
      case 'LinkInvalid':
        return { kind: 'gone' };
      case 'ValidationFailed': {
        const issue = issuesByField(answer.fields, ['password'] as const).byField.get('password');
        return issue ? { kind: 'wrong', issue } : { kind: 'gone' };
      }
      case 'RateLimited':
        return failedCall('RATE_LIMITED', answer.retryAfter);
      case undefined:
        return failedCall('INTERNAL');
    }
  };

  const [reset, sending] = useCall(attempt);
  return { reset, sending };
}
