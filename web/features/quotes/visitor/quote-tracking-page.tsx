import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { QUOTE_STATUS_PATH } from '../../../../schema/constants.ts';
import { QuoteEdit } from './quote-edit.tsx';
import { QUOTE_PATH } from './quote-steps.ts';
import { useTrackedQuoteQuery } from './quote-tracking.gen.ts';
import { QuoteTracking } from './quote-tracking.tsx';
import type { TrackedQuote } from './tracked-quote.ts';
import { useShortlist } from '../../venues/shortlist/use-shortlist.ts';
import { useErrorText } from '../../../lib/errors.ts';
import { Head } from '../../../lib/head.tsx';
import { useHydrated } from '../../../lib/hydrated.ts';
import { Stack } from '../../../ui/box.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Page } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

const CHANGE = 'modifier';

/**
 * `/demande-devis/suivi#<token>`: a quote request, for who has its private link. The token stands behind `#`, which browsers keep to
 * themselves: the server's page is the same for everybody and holds nothing private.
 */
export default function QuoteTrackingPage() {
  const { t } = useLingui();
  const live = useHydrated();
  const { hash } = useLocation();
  const token = hash.slice(1);
  return (
    <Page>
      <Head title={t({ id: 'tracking.title', message: 'My quote request' })} noindex />
      {!live && <Waiting />}
      {live && (token === '' ? <UnknownLink /> : <Tracked key={token} token={token} />)}
    </Page>
  );
}

function Tracked({ token }: { token: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const kept = useShortlist();
  const [done, setDone] = useState<string | null>(null);
  const { data, error, refetch } = useTrackedQuoteQuery(
    token.length <= 200 ? { variables: { token }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const here = `${QUOTE_STATUS_PATH}#${token}`;
  const request = data?.quoteRequestByLink as TrackedQuote | null | undefined;

  if (request) {
    const changing = new URLSearchParams(search).has(CHANGE) && request.availableActions.includes('CHANGE');
    if (changing)
      return (
        <QuoteEdit
          request={request}
          token={token}
          kept={kept}
          backAddress={here}
          onChanged={() => {
            setDone(
              t({
                id: 'tracking.changed',
                message: 'Your changes have been saved. You will get an e-mail summarising them.',
              }),
            );
            void navigate(here, { replace: true });
          }}
        />
      );
    return (
      <QuoteTracking
        request={request}
        token={token}
        changeAddress={`${QUOTE_STATUS_PATH}?${CHANGE}=1#${token}`}
        done={done}
        onDone={setDone}
        onWithdrawn={() =>
          setDone(
            t({ id: 'tracking.withdrawnDone', message: 'Your request has been withdrawn. An e-mail confirms it.' }),
          )
        }
      />
    );
  }
  if (error)
    return (
      <WithTitle>
        <ErrorState
          title={t({ id: 'tracking.failed', message: 'Your request could not be loaded' })}
          actions={
            <Button look="quiet" onClick={() => void refetch().catch(() => undefined)}>
              <Trans id="results.retry">Try again</Trans>
            </Button>
          }
        >
          {errorText(error)}
        </ErrorState>
      </WithTitle>
    );
  if (data || token.length > 200) return <UnknownLink />;
  return (
    <WithTitle>
      <Loading />
    </WithTitle>
  );
}

/** A wrong link and an expired one look the same, so that guessing reveals nothing. */
function UnknownLink() {
  const { t } = useLingui();
  return (
    <WithTitle>
      <EmptyState
        title={t({ id: 'tracking.unknown', message: 'This link leads to no request' })}
        actions={
          <>
            <LinkButton to={QUOTE_PATH} look="solid">
              <Trans id="quote.title">Request a quote</Trans>
            </LinkButton>
            <LinkButton to="/contact">
              <Trans id="tracking.askUs">Write to us</Trans>
            </LinkButton>
          </>
        }
      >
        <Trans id="tracking.unknownText">
          It may have been cut off by your e-mail program, or have expired. Copy it in full from our latest e-mail about
          your request; or write to us with its number and we will send you a new one.
        </Trans>
      </EmptyState>
    </WithTitle>
  );
}

function WithTitle({ children }: { children: ReactNode }) {
  return (
    <>
      <Heading as="h1" look="h1" pb="4">
        <Trans id="tracking.title">My quote request</Trans>
      </Heading>
      {children}
    </>
  );
}

function Loading() {
  return (
    <Stack gap="4" minHeight="60vh">
      <Skeleton height="10" width="18rem" />
      <Skeleton height="32" />
      <Skeleton height="32" />
    </Stack>
  );
}

/** The server does not know the token: its page waits for the browser, which does. */
function Waiting() {
  return (
    <WithTitle>
      <noscript>
        <Text>
          <Trans id="tracking.needsScript">
            Only your browser knows your private link, and it needs JavaScript to show the request. Without it, call or
            write to us: your request number is enough.
          </Trans>
        </Text>
      </noscript>
      <Stack css={{ '@media (scripting: none)': { display: 'none' } }}>
        <Loading />
      </Stack>
    </WithTitle>
  );
}
