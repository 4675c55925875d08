import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-static/icons/circle-check.svg?react';
import { useEffect, useRef } from 'react';
import { QUOTE_STATUS_PATH } from '../../../../schema/constants.ts';
import { SEARCH_PATH } from '../../../lib/addresses.ts';
import { Box, Row, Span, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { SentQuote } from './quote-draft.ts';
import { NextSteps } from './next-steps.tsx';

/** The request has arrived: its number, its private link, and what comes next. */
export function QuoteSent({ sent: { reference, token, email } }: { sent: SentQuote }) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const address = `${QUOTE_STATUS_PATH}#${token}`;
  return (
    <Stack gap="8" maxWidth="3xl" mx="auto">
      <Stack gap="3">
        <Span color="sage.text">
          <CircleCheck size={40} strokeWidth={1.5} aria-hidden />
        </Span>
        <Heading as="h1" look="h1" ref={title} tabIndex={-1} outline="none">
          <Trans id="quote.sentTitle">We have received your request</Trans>
        </Heading>
        <Text look="lead" tone="muted">
          <Trans id="quote.sentLead">
            A summary is on its way to <Span overflowWrap="anywhere">{email}</Span>.
          </Trans>
        </Text>
      </Stack>
      <Card raised padded>
        <Stack gap="4">
          <Box>
            <Text look="small" tone="muted">
              <Trans id="quote.reference">Number of your request</Trans>
            </Text>
            <Text textStyle="figure" fontSize={{ base: 'xl', sm: '2xl' }} data-reference>
              {reference}
            </Text>
          </Box>
          <Text look="small" tone="muted">
            <Trans id="quote.linkExplained">
              Track, change or withdraw your request through its private link, without an account. Anyone with the link
              can do the same: keep it to yourself.
            </Trans>
          </Text>
          <Row gap="3" alignItems="flex-start">
            <LinkButton to={address} look="solid">
              <Trans id="quote.follow">Follow my request</Trans>
            </LinkButton>
            <CopyButton
              address={address}
              copiedLabel={t({ id: 'copy.done', message: 'Link copied' })}
              fieldLabel={t({ id: 'copy.field', message: 'Address to copy' })}
            >
              <Trans id="quote.copyLink">Copy the private link</Trans>
            </CopyButton>
          </Row>
        </Stack>
      </Card>
      <NextSteps />
      <Row>
        <LinkButton to={SEARCH_PATH}>
          <Trans id="quote.backToVenues">See other venues</Trans>
        </LinkButton>
      </Row>
    </Stack>
  );
}
