import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Head } from '../../lib/head.tsx';
import type { FailedCall } from '../../lib/captcha/use-checked-call.ts';
import { usePageInfo } from '../../lib/page-info.tsx';
import { SendFailure } from '../../lib/send-failure.tsx';
import { Stack } from '../../ui/box.ts';
import { Button, ExternalLink, LinkButton } from '../../ui/button.tsx';
import { Card, Page } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** The token of the link by which one came; empty = the link was not whole. */
export function useLinkToken(): string {
  return new URLSearchParams(useLocation().search).get('token') ?? '';
}

type LinkPageProps = {
  title: string;
  path: string;
  /** What the button does. */
  children: ReactNode;
  action: string;
  /** Nothing is done before it is pressed: scanners of mails open links too. */
  onPress: () => void;
  busy: boolean;
  failure: FailedCall | null;
  /** What came of it; null = nothing was done yet. */
  done: ReactNode;
};

/** A page to which a mail leads, where one press does what the link is for. */
export function LinkPage({ title, path, children, action, onPress, busy, failure, done }: LinkPageProps) {
  const token = useLinkToken();
  const isVoid = token === '' || failure?.code === 'LINK_INVALID';
  return (
    <Page>
      <Head title={title} path={path} noindex />
      <Card padded maxWidth="2xl" mx="auto">
        <Stack gap="5">
          <Heading as="h1" look="h2">
            {title}
          </Heading>
          {done && <Done>{done}</Done>}
          {!done && isVoid && <VoidLink />}
          {!done && !isVoid && (
            <>
              <Text>{children}</Text>
              {failure && <SendFailure code={failure.code} wait={failure.wait} />}
              <Button look="solid" size="lg" alignSelf="flex-start" busy={busy} onClick={onPress}>
                {action}
              </Button>
            </>
          )}
        </Stack>
      </Card>
    </Page>
  );
}

function Done({ children }: { children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Stack gap="5" ref={text} tabIndex={-1} outline="none" role="status">
      {children}
    </Stack>
  );
}

function VoidLink() {
  const { privacyEmail } = usePageInfo().site.operator;
  return (
    <>
      <Notice tone="danger" role="alert">
        <Text fontWeight="600">
          <Trans id="savedSearch.void">This link is not whole, has expired, or was replaced by a newer one.</Trans>
        </Text>
        <Text>
          <Trans id="savedSearch.voidText">
            Use the link of the latest e-mail, search again to ask for another one, or write to{' '}
            <ExternalLink href={`mailto:${privacyEmail}`}>{privacyEmail}</ExternalLink>: we will do it for you.
          </Trans>
        </Text>
      </Notice>
      <LinkButton to="/establishments" alignSelf="flex-start">
        <Trans id="savedSearch.searchAgain">Search for a venue</Trans>
      </LinkButton>
    </>
  );
}
