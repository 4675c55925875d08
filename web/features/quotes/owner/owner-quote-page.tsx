import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-static/icons/arrow-down.svg?react';
import { useParams } from 'react-router';
import { useSeen } from '../../notifications/use-seen.ts';
import { ContactCard } from './contact-card.tsx';
import { FitList } from './fit-chips.tsx';
import type { OwnerQuote } from './owner-quote.ts';
import { useOwnerQuoteQuery } from './owner-quotes.gen.ts';
import { OWNER_QUOTES } from './quotes-address.ts';
import { useStatusOf } from './quote-labels.ts';
import { VenueAnswer } from './venue-answer.tsx';
import { QuoteFacts } from '../visitor/quote-facts.tsx';
import { formOf } from '../visitor/tracked-quote.ts';
import { useFormats } from '../../../lib/formats.ts';
import { EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { PageLoading, PageMissing } from '../../../lib/page-states.tsx';
import { useOwnNews } from '../../../lib/session/own-news.ts';
import { Flex, Row, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 21rem' },
    gridTemplateAreas: { base: '"wishes" "answers" "aside"', xl: '"wishes aside" "answers aside"' },
    gridTemplateRows: { xl: 'auto 1fr' },
    gap: '6',
    alignItems: 'start',
  },
});

/** `/dashboard/quotes/{id}`: a request that was handed to one’s venues, and what they answer. */
export default function OwnerQuotePage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, error, refetch } = useOwnerQuoteQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useOwnNews(refetch);
  // The platform sees all requests, and is none of those that they were handed to.
  const request = data?.quoteRequest?.progress ? (data.quoteRequest as OwnerQuote) : null;
  useSeen(request?.reference ?? null);
  if (request) return <Request request={request} />;
  if (!data)
    return (
      <PageLoading
        error={error}
        title={t({ id: 'ownerQuote.failed', message: 'The request could not be loaded' })}
        retry={refetch}
      />
    );
  return (
    <PageMissing
      title={t({ id: 'ownerQuote.unknown', message: 'This request does not exist' })}
      to={OWNER_QUOTES.path}
      label={<Trans id="ownerQuote.toList">All requests</Trans>}
    >
      <Trans id="ownerQuote.unknownText">It was withdrawn, or it concerns none of your venues.</Trans>
    </PageMissing>
  );
}

function Request({ request }: { request: OwnerQuote }) {
  const { date } = useFormats();
  const eventType = useTerm(EVENT_TYPES);
  const status = useStatusOf()(request);
  const { reference, contact, venues, availableActions } = request;
  const received = date(request.forwardedAt);
  const several = venues.length > 1;
  const unanswered = venues.find(({ answer }) => answer === null);
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Flex as="header" gap="4" rowGap="3" justifyContent="space-between" alignItems="flex-end" flexWrap="wrap">
        <Stack gap="1" minWidth="0">
          <Text look="small" tone="muted">
            <Trans id="ownerQuote.received">
              {reference}, received on {received}
            </Trans>
          </Text>
          <Row gap="4">
            <Heading as="h1" look="h1" overflowWrap="anywhere">
              {eventType(request.eventType)}
              {contact && `, ${contact.companyName}`}
            </Heading>
            <Badge tone={status.tone} fontSize="sm" px="3" py="1">
              {status.text}
            </Badge>
          </Row>
        </Stack>
        {request.progress === 'TO_ANSWER' && availableActions.includes('ANSWER') && (
          <Button onClick={() => document.querySelector<HTMLElement>('[data-answer] h2')?.focus()}>
            <ArrowDown size={18} aria-hidden />
            <Trans id="ownerQuote.toAnswer">Go to the answer</Trans>
          </Button>
        )}
      </Flex>
      <Columns>
        <Card as="section" padded gridArea="wishes" aria-labelledby="quote-wishes">
          <Heading as="h2" look="h2" id="quote-wishes" pb="2">
            <Trans id="ownerQuote.wishes">What they need</Trans>
          </Heading>
          <QuoteFacts form={formOf(request)} full received />
        </Card>
        <Stack gap="6" minWidth="0" gridArea="answers" data-answer>
          {venues.map((venue) => (
            <VenueAnswer key={venue.venueId} request={request} venue={venue} begun={venue === unanswered} />
          ))}
        </Stack>
        <Stack gap="6" gridArea="aside">
          <ContactCard contact={contact} />
          {venues.map(({ venueId, name, fit }) => (
            <Card key={venueId} as="section" padded aria-labelledby={`fit-${venueId}`}>
              <Stack gap="3">
                <Heading as="h2" look="h3" id={`fit-${venueId}`}>
                  {several ? (
                    <Trans id="ownerQuote.fitOf">Is {name} a good fit?</Trans>
                  ) : (
                    <Trans id="ownerQuote.fit">Is your venue a good fit?</Trans>
                  )}
                </Heading>
                <FitList fit={fit} layoutAsked={request.layout !== null} />
                <Text look="caption" tone="muted">
                  <Trans id="ownerQuote.fitNote">
                    Based on your listing and your calendar. You know better: answer whatever they say.
                  </Trans>
                </Text>
              </Stack>
            </Card>
          ))}
        </Stack>
      </Columns>
    </Stack>
  );
}
