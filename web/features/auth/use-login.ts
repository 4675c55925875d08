import { useCallback } from 'react';
import { useCall } from '../../lib/calls.ts';
import { failedCall, useCheckedCall, type FailedCall } from '../../lib/captcha/use-checked-call.ts';
import type { Captcha } from '../../lib/captcha/use-captcha.ts';
import { issuesByField, type FieldIssue } from '../../lib/forms.ts';
import type { LoginForm } from './auth-rules.ts';
import {
  useCompleteTwoFactorMutation,
  useDemoLoginMutation,
  useLoginMutation,
  type DemoLoginMutationVariables,
} from './login.gen.ts';
import type { Refusal } from './login-notice.tsx';

type SignedIn = { readonly kind: 'signedIn'; readonly token: string };

/** The password was right; the ticket goes with the code of the second step. */
type Begun = SignedIn | { readonly kind: 'secondStep'; readonly ticket: string } | Refusal;

type ShutAccount =
  | { readonly __typename: 'AccountPending' | 'AccountClosed' }
  | { readonly __typename: 'AccountRejected'; readonly reason: string | null };

/** Why nobody is let into an account, though the password was right. */
function shut(answer: ShutAccount): Refusal {
  switch (answer.__typename) {
    case 'AccountPending':
      return { kind: 'pending' };
    case 'AccountRejected':
      return { kind: 'rejected', reason: answer.reason };
    case 'AccountClosed':
      return { kind: 'closed' };
  }
}

type LoginOutcome = Begun | { readonly kind: 'wrong'; readonly byField: ReadonlyMap<keyof LoginForm, FieldIssue> };

/** Signs in with e-mail address and password. Never rejects. */
export function useLogin(captcha: Captcha) {
  const [login] = useLoginMutation();
  const attempt = async (captchaToken: string, input: LoginForm): Promise<LoginOutcome> => {
    const { data } = await login({ variables: { input, captchaToken } });
    const answer = data?.login;
    switch (answer?.__typename) {
      case 'SignedIn':
        return { kind: 'signedIn', token: answer.token };
      case 'TwoFactorRequired':
        return { kind: 'secondStep', ticket: answer.ticket };
      case 'AccountPending':
      case 'AccountRejected':
      case 'AccountClosed':
        return shut(answer);
      case 'ValidationFailed': {
        const { byField } = issuesByField(answer.fields, ['email', 'password'] as const);
        return byField.size > 0 ? { kind: 'wrong', byField } : failedCall('VALIDATION_FAILED');
      }
      case 'InvalidCredentials':
        return failedCall('INVALID_CREDENTIALS');
      case 'RateLimited':
        return failedCall('RATE_LIMITED', answer.retryAfter);
      case 'CaptchaFailed':
        return failedCall('CAPTCHA_FAILED');
      case undefined:
        return failedCall('INTERNAL');
    }
  };
  const { send, sending } = useCheckedCall<[input: LoginForm], LoginOutcome>(captcha, attempt);
  return { login: send, sending };
}

type SecondStepOutcome = SignedIn | { readonly kind: 'wrongCode' } | Refusal;

/** Completes a login with the code of the second step. Never rejects. */
export function useSecondStep() {
  const [completeTwoFactor] = useCompleteTwoFactorMutation();
  const [complete, sending] = useCall(
    useCallback(
      async (ticket: string, code: string): Promise<SecondStepOutcome> => {
        const { data } = await completeTwoFactor({ variables: { ticket, code: code.trim() } });
        const answer = data?.completeTwoFactor;
        switch (answer?.__typename) {
          case 'SignedIn':
            return { kind: 'signedIn', token: answer.token };
          case 'InvalidCode':
            return { kind: 'wrongCode' };
          case 'InvalidCredentials':
            // The password was given too long ago.
            return failedCall('TICKET_GONE');
          case 'AccountPending':
          case 'AccountRejected':
          case 'AccountClosed':
            return shut(answer);
          case 'RateLimited':
            return failedCall('RATE_LIMITED', answer.retryAfter);
          case undefined:
            return failedCall('INTERNAL');
        }
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
        const answer = data?.demoLogin;
        switch (answer?.__typename) {
          case 'SignedIn':
            return { kind: 'signedIn', token: answer.token };
          case 'TwoFactorRequired':
            return { kind: 'secondStep', ticket: answer.ticket };
          case 'AccountPending':
          case 'AccountRejected':
          case 'AccountClosed':
            return shut(answer);
          case 'NotFound':
            return failedCall('NOT_FOUND');
          case undefined:
            return failedCall('INTERNAL');
        }
      },
      [demoLogin],
    ),
  );
}
