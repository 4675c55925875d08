import { useCallback } from 'react';
import { mutationResult, useCall } from '../../../lib/calls.ts';
import { failedCall, useCheckedCall, type FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import type { Captcha } from '../../../lib/captcha/use-captcha.ts';
import { issuesByField, type FieldIssue } from '../../../lib/forms.ts';
import type { LoginForm } from './auth-rules.ts';
import {
  useCompleteTwoFactorMutation,
  useDemoLoginMutation,
  useLoginMutation,
  type CompleteTwoFactorMutation,
  type DemoLoginMutation,
  type DemoLoginMutationVariables,
  type LoginMutation,
} from './login.gen.ts';
import type { Refusal } from './login-notice.tsx';

type SignedIn = { readonly kind: 'signedIn'; readonly token: string };

/** The password was right; the ticket goes with the code of the second step. */
type Begun = SignedIn | { readonly kind: 'secondStep'; readonly ticket: string } | Refusal;

type LoginPayload =
  | LoginMutation['login']
  | CompleteTwoFactorMutation['completeTwoFactor']
  | DemoLoginMutation['demoLogin'];

/** What came of a login, but for wrong fields. */
function begun(payload: LoginPayload | undefined): Begun {
  const [error] = payload?.errors ?? [];
  if (!error) return payload?.token == null ? failedCall('INTERNAL') : { kind: 'signedIn', token: payload.token };
  switch (error.__typename) {
    case 'TwoFactorRequired':
      return { kind: 'secondStep', ticket: error.ticket };
    case 'AccountPending':
      return { kind: 'pending' };
    case 'AccountRejected':
      return { kind: 'rejected', reason: error.reason };
    case 'AccountClosed':
      return { kind: 'closed' };
    case 'RateLimited':
      return failedCall(error.code, error.retryAfter);
    default:
      return failedCall(error.code);
  }
}

type LoginOutcome = Begun | { readonly kind: 'wrong'; readonly byField: ReadonlyMap<keyof LoginForm, FieldIssue> };

/** Signs in with e-mail address and password. Never rejects. */
export function useLogin(captcha: Captcha) {
  const [login] = useLoginMutation();
  const attempt = async (captchaToken: string, input: LoginForm): Promise<LoginOutcome> => {
    const { data } = await login({ variables: { input: { ...input, captchaToken } } });
    const outcome = mutationResult(data?.login);
    if (outcome.kind !== 'wrong') return begun(data?.login);
    const { byField } = issuesByField(outcome.fields, ['email', 'password'] as const);
    return byField.size > 0 ? { kind: 'wrong', byField } : failedCall('VALIDATION_FAILED');
  };
  const { send, sending } = useCheckedCall<[input: LoginForm], LoginOutcome>(captcha, attempt);
  return { login: send, sending };
}

type SecondStepOutcome = Exclude<Begun, { readonly kind: 'secondStep' }> | { readonly kind: 'wrongCode' };

/** Completes a login with the code of the second step. Never rejects. */
export function useSecondStep() {
  const [completeTwoFactor] = useCompleteTwoFactorMutation();
  const [complete, sending] = useCall(
    useCallback(
      async (ticket: string, code: string): Promise<SecondStepOutcome> => {
        const { data } = await completeTwoFactor({ variables: { ticket, code: code.trim() } });
        const outcome = begun(data?.completeTwoFactor);
        if (outcome.kind === 'secondStep') return failedCall('INTERNAL');
        if (outcome.kind !== 'failed') return outcome;
        if (outcome.code === 'INVALID_CODE') return { kind: 'wrongCode' };
        // The password was given too long ago.
        return outcome.code === 'INVALID_CREDENTIALS' ? failedCall('TICKET_GONE') : outcome;
      },
      [completeTwoFactor],
    ),
  );
  return { complete, sending };
}

/** Signs in as one of the people of the demo world. Never rejects. */
export function useDemoLogin() {
  const [demoLogin] = useDemoLoginMutation();
  return useCall(
    useCallback(
      async (role: DemoLoginMutationVariables['role']): Promise<Begun | FailedCall> => {
        const { data } = await demoLogin({ variables: { role } });
        return begun(data?.demoLogin);
      },
      [demoLogin],
    ),
  );
}
