import { useCall, mutationResult } from '../../../lib/calls.ts';
import { useCheckedCall, type FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import type { Captcha } from '../../../lib/captcha/use-captcha.ts';
import { issuesByField, type FieldIssue } from '../../../lib/forms.ts';
import { useRequestPasswordResetMutation, useResetPasswordMutation } from './reset.gen.ts';

type ForgotOutcome = { readonly kind: 'sent' } | { readonly kind: 'wrong'; readonly issue: FieldIssue };

/** Asks for a link to choose a new password. Never rejects. */
export function useForgot(captcha: Captcha) {
  const [requestPasswordReset] = useRequestPasswordResetMutation();
  const attempt = async (captchaToken: string, email: string): Promise<ForgotOutcome | FailedCall> => {
    const { data } = await requestPasswordReset({ variables: { email, captchaToken } });
    const outcome = mutationResult(data?.requestPasswordReset);
    if (outcome.kind === 'failed') return outcome;
    return outcome.kind === 'done' ? { kind: 'sent' } : { kind: 'wrong', issue: { code: 'notEmail' } };
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
    const outcome = mutationResult(data?.resetPassword);
    if (outcome.kind === 'done') return { kind: 'done' };
    if (outcome.kind === 'failed') return outcome.code === 'LINK_INVALID' ? { kind: 'gone' } : outcome;
    const issue = issuesByField(outcome.fields, ['password'] as const).byField.get('password');
    return issue ? { kind: 'wrong', issue } : { kind: 'gone' };
  };

  const [reset, sending] = useCall(attempt);
  return { reset, sending };
}
