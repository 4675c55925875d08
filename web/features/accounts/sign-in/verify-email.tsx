import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-static/icons/circle-check.svg?react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Flex, Span, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Text } from '../../../ui/text.tsx';
import { ResendForm } from './resend-form.tsx';
import { useVerification, type Verification } from './use-verification.ts';

/** Confirms the e-mail address of the link that one followed. */
export function VerifyEmail({ token }: { token: string }) {
  const { verify } = useVerification();
  const [state, setState] = useState<Verification | null>(null);
  const asked = useRef<string | null>(null);

  useEffect(() => {
    // Once a token: a second try of the same would only find it used.
    if (asked.current === token) return;
    asked.current = token;
    void verify(token).then(setState);
  }, [token, verify]);

  if (state === null) {
    return (
      <Flex role="status" alignItems="center" gap="3" minHeight="11">
        <Spinner />
        <Text>
          <Trans id="verify.loading">Your e-mail address is being confirmed…</Trans>
        </Text>
      </Flex>
    );
  }
  switch (state.kind) {
    case 'verified':
      return (
        <Verified>
          <Trans id="verify.done">Your e-mail address is confirmed. Thank you!</Trans>
        </Verified>
      );
    case 'already':
      return (
        <Verified>
          <Trans id="verify.already">Your e-mail address was already confirmed. There is nothing left to do.</Trans>
        </Verified>
      );
    case 'failed':
      return <VerificationFailed code={state.code} />;
  }
}

function Verified({ children }: { children: ReactNode }) {
  return (
    <Stack gap="5" role="status">
      <Notice tone="sage" display="flex" gap="3">
        <Span display="inline-flex" color="sage.text" pt="0.5" flexShrink="0">
          <CircleCheck size={20} aria-hidden />
        </Span>
        <Stack gap="1">
          <Text fontWeight="600">{children}</Text>
          <Text look="small">
            <Trans id="verify.next">
              If your registration is still under review, an e-mail will tell you as soon as you can sign in.
            </Trans>
          </Text>
        </Stack>
      </Notice>
      <LinkButton to="/login" look="solid">
        <Trans id="auth.signIn">Sign in</Trans>
      </LinkButton>
    </Stack>
  );
}

/** The link is wrong, has run out or was not whole, or the server could not be asked: another one can be sent. */
export function VerificationFailed({ code }: { code: 'MISSING' | 'GONE' | 'UNREACHABLE' }) {
  const { t } = useLingui();
  const texts = {
    MISSING: t({
      id: 'verify.missing',
      message: 'Invalid or missing verification token. Please check your email for the correct link.',
    }),
    GONE: t({
      id: 'verify.failed',
      message: 'Failed to verify email. The link may have expired or is invalid.',
    }),
    UNREACHABLE: t({
      id: 'verify.unreachable',
      message: 'Failed to verify email: the server could not be reached. Reload the page to try again.',
    }),
  };
  return (
    <Stack gap="6">
      <Notice tone="danger" role="alert">
        <Text>{texts[code]}</Text>
      </Notice>
      <ResendForm />
    </Stack>
  );
}
