import { Trans, useLingui } from '@lingui/react/macro';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { useWaitSentence } from './wait-sentence.ts';

/** Why somebody is not signed in. */
export type Refusal =
  | { readonly kind: 'pending' }
  | { readonly kind: 'rejected'; readonly reason: string | null }
  | { readonly kind: 'closed' }
  | FailedCall;

/** What became of a login that led nowhere: a warning while the account waits, an error otherwise. */
export function LoginNotice({ refusal, email }: { refusal: Refusal; email: string }) {
  switch (refusal.kind) {
    case 'pending':
      return (
        <Notice tone="gold" role="alert">
          <Stack gap="1">
            <Text fontWeight="600">
              <Trans id="auth.pending">Your account is pending approval.</Trans>
            </Text>
            <Text look="small">
              <Trans id="auth.pendingText">
                We review every registration by hand, usually within two working days. An e-mail to {email} will tell
                you as soon as you can sign in.
              </Trans>
            </Text>
            <Text look="small">
              <Trans id="auth.pendingUnverified">
                Haven’t confirmed your e-mail address yet? <Link to="/verify-email">Resend the e-mail</Link>.
              </Trans>
            </Text>
          </Stack>
        </Notice>
      );
    case 'rejected':
      return (
        <Notice tone="danger" role="alert">
          <Stack gap="1">
            <Text fontWeight="600">
              <Trans id="auth.rejected">Your registration has been rejected.</Trans>
            </Text>
            {refusal.reason && (
              <Text look="small" whiteSpace="pre-line">
                <Trans id="auth.rejectedReason">Reason: {refusal.reason}</Trans>
              </Text>
            )}
            <Text look="small">
              <Trans id="auth.rejectedText">
                If you think this is a mistake, <Link to="/contact">write to us</Link>.
              </Trans>
            </Text>
          </Stack>
        </Notice>
      );
    case 'closed':
      return (
        <Notice tone="danger" role="alert">
          <Text fontWeight="600">
            <Trans id="auth.closed">
              This account is currently inactive. <Link to="/contact">Write to us</Link> to reactivate it.
            </Trans>
          </Text>
        </Notice>
      );
    case 'failed':
      return <LoginFailed {...refusal} />;
  }
}

function LoginFailed({ code, wait }: FailedCall) {
  const { t } = useLingui();
  const waiting = useWaitSentence();
  const texts = {
    INVALID_CREDENTIALS: t({
      id: 'auth.invalidCredentials',
      message: 'The e-mail address or the password is incorrect. Check both, and your keyboard layout.',
    }),
    TICKET_GONE: t({ id: 'auth.ticketGone', message: 'That took too long. Please sign in again.' }),
    ...(wait === null ? {} : { RATE_LIMITED: waiting(wait) }),
  };
  return (
    <SendFailure code={code} wait={wait} title={<Trans id="auth.loginFailed">Login failed</Trans>} texts={texts} />
  );
}
