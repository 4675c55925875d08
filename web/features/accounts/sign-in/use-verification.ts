import { useCallback } from 'react';
import { useMutationCall } from '../../../lib/calls.ts';
import { ResendVerificationDocument, VerifyEmailDocument } from './verification.gen.ts';

/** What came of a link that confirms an e-mail address. */
export type Verification =
  | { readonly kind: 'verified' }
  | { readonly kind: 'already' }
  | { readonly kind: 'failed'; readonly code: 'GONE' | 'UNREACHABLE' };

/** Confirms an e-mail address. Never rejects. */
export function useVerification() {
  const [verifyEmail] = useMutationCall(VerifyEmailDocument, 'verifyEmail', (token: string) => ({ token }));
  const verify = useCallback(
    async (token: string): Promise<Verification> => {
      const outcome = await verifyEmail(token);
      if (outcome.kind === 'done') return { kind: outcome.answer.alreadyVerified ? 'already' : 'verified' };
      const gone = outcome.kind === 'failed' && outcome.code === 'LINK_INVALID';
      return { kind: 'failed', code: gone ? 'GONE' : 'UNREACHABLE' };
    },
    [verifyEmail],
  );
  return { verify };
}

/** Has the confirmation sent again; says the same for every address. Never rejects. */
export function useResend() {
  const [resend, sending] = useMutationCall(ResendVerificationDocument, 'resendVerification', (email: string) => ({
    email,
  }));
  return { resend, sending };
}
