import { useCallback } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import { useResendVerificationMutation, useVerifyEmailMutation } from './verification.gen.ts';

/** What came of a link that confirms an e-mail address. */
export type Verification =
  | { readonly kind: 'verified' }
  | { readonly kind: 'already' }
  | { readonly kind: 'failed'; readonly code: 'GONE' | 'UNREACHABLE' };

/** Confirms an e-mail address. Never rejects. */
export function useVerification() {
  const [verifyEmail] = useVerifyEmailMutation();
  const verify = useCallback(
    async (token: string): Promise<Verification> => {
      try {
        const { data } = await verifyEmail({ variables: { token } });
        const outcome = settled(data?.verifyEmail);
        if (outcome.kind === 'done') return { kind: outcome.answer.alreadyVerified ? 'already' : 'verified' };
        const gone = outcome.kind === 'failed' && outcome.code === 'LINK_INVALID';
        return { kind: 'failed', code: gone ? 'GONE' : 'UNREACHABLE' };
      } catch {
        return { kind: 'failed', code: 'UNREACHABLE' };
      }
    },
    [verifyEmail],
  );
  return { verify };
}

/** Has the confirmation sent again; says the same for every address. Never rejects. */
export function useResend() {
  const [resendVerification] = useResendVerificationMutation();
  const [resend, sending] = useCall(
    useCallback(
      async (email: string) => {
        const { data } = await resendVerification({ variables: { email } });
        return settled(data?.resendVerification);
      },
      [resendVerification],
    ),
  );
  return { resend, sending };
}
