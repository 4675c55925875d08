import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { keptDraft, keptSent, startingDraft } from './quote-draft.ts';
import { QuoteSent } from './quote-sent.tsx';
import { isSentAddress, QUOTE_PATH } from './quote-steps.ts';
import { QuoteWizard } from './quote-wizard.tsx';
import { useShortlist } from '../../venues/shortlist/use-shortlist.ts';
import { phoneAddress } from '../../../lib/addresses.ts';
import { Head } from '../../../lib/head.tsx';
import { useHydrated } from '../../../lib/hydrated.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Stack } from '../../../ui/box.ts';
import { Page } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

/** `/demande-devis`: one request to as many as five venues, in three steps. */
export default function QuoteRequestPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const live = useHydrated();
  const sent = live && isSentAddress(search) ? keptSent() : null;
  return (
    <Page>
      <Head
        title={t({ id: 'quote.title', message: 'Request a quote' })}
        description={t({
          id: 'quote.description',
          message:
            'Describe your seminar, conference or reception in two minutes: up to five venues will send you a quote, free of charge and without obligation.',
        })}
        path={QUOTE_PATH}
      />
      {sent ? <QuoteSent sent={sent} /> : <Request key={String(live)} live={live} />}
    </Page>
  );
}

/** The server shows what the address says; what the tab has kept comes with the browser. */
function Request({ live }: { live: boolean }) {
  const { search } = useLocation();
  const kept = useShortlist();
  const [draft] = useState(() => startingDraft(search, live ? keptDraft() : null));
  return (
    <Stack gap={{ base: '5', md: '8' }}>
      <Stack as="header" gap="2" maxWidth="3xl">
        <Heading as="h1" look="h1">
          <Trans id="quote.title">Request a quote</Trans>
        </Heading>
        <Text look="lead" tone="muted">
          <Trans id="quote.lead">
            Three short steps, two minutes. Venues reply with a quote: free and without obligation.
          </Trans>
        </Text>
      </Stack>
      <WithoutScript />
      <QuoteWizard draft={draft} kept={kept} live={live} />
    </Stack>
  );
}

function WithoutScript() {
  const { phone, email } = usePageInfo().site.operator;
  return (
    <noscript>
      <Notice tone="gold">
        <Text>
          <Trans id="quote.needsScript">
            This form requires JavaScript. Without it, call us on <a href={phoneAddress(phone)}>{phone}</a> or write to{' '}
            <a href={`mailto:${email}`}>{email}</a>: we take your request the same way.
          </Trans>
        </Text>
      </Notice>
    </noscript>
  );
}
