import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-static/icons/pencil.svg?react';
import type { ReactNode } from 'react';
import { quoteAddress, venueAddress } from '../../../lib/addresses.ts';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Item, List, Row, Stack } from '../../../ui/box.ts';
import { Link, LinkButton } from '../../../ui/button.tsx';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { AnswersSection } from './answers-section.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { STATE_NAMES, StateTimeline } from './state-timeline.tsx';
import { formOf, type QuoteState, type TrackedQuote } from './tracked-quote.ts';
import { WithdrawButton } from './withdraw-button.tsx';

const TONES: Readonly<Record<QuoteState, 'neutral' | 'gold' | 'sage' | 'danger'>> = {
  NEW: 'gold',
  IN_REVIEW: 'gold',
  FORWARDED: 'gold',
  ANSWERED: 'sage',
  WON: 'sage',
  LOST: 'neutral',
  REJECTED: 'danger',
  ARCHIVED: 'neutral',
};

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
    gap: '8',
    alignItems: 'start',
  },
});

type QuoteTrackingProps = {
  request: TrackedQuote;
  token: string;
  /** Address of the page on which the request is changed. */
  changeAddress: string;
  /** What was just done, said at the top. */
  done: string | null;
  onWithdrawn: () => void;
  /** Something was done with an answer. */
  onDone: (text: string) => void;
};

/** A request as who sent it sees it: where it stands, what was asked, what he can do with it. */
export function QuoteTracking({ request, token, changeAddress, done, onWithdrawn, onDone }: QuoteTrackingProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const stateName = useTerm(STATE_NAMES);
  const { reference, state, availableActions, withdrawnAt, rejectionReason } = request;
  const sentOn = date(request.createdAt);
  const until = date(request.linkExpiresAt);
  const canChange = availableActions.includes('CHANGE');
  const canWithdraw = availableActions.includes('WITHDRAW');
  return (
    <Stack gap="8">
      <Stack as="header" gap="2">
        <Text look="small" tone="muted">
          <Trans id="tracking.sentOn">Quote request of {sentOn}</Trans>
        </Text>
        <Row gap="4">
          <Heading as="h1" look="h1" overflowWrap="anywhere">
            {reference}
          </Heading>
          <Badge tone={TONES[state]} fontSize="sm" px="3" py="1">
            {withdrawnAt === null ? stateName(state) : t({ id: 'tracking.withdrawn', message: 'Withdrawn' })}
          </Badge>
        </Row>
        <div role="status">{done !== null && <Notice tone="sage">{done}</Notice>}</div>
      </Stack>
      {rejectionReason !== null && (
        <Notice tone="danger">
          <Text fontWeight="600">
            <Trans id="tracking.rejected">Why your request was not forwarded</Trans>
          </Text>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {rejectionReason}
          </Text>
        </Notice>
      )}
      <AnswersSection request={request} token={token} onDone={onDone} />
      <Columns>
        <Stack gap="8" minWidth="0">
          <Section title={t({ id: 'tracking.asked', message: 'What you asked for' })}>
            <QuoteFacts form={formOf(request)} full />
          </Section>
          <Section title={t({ id: 'quote.venues', message: 'Venues contacted' })}>
            <Venues request={request} />
          </Section>
          <Section title={t({ id: 'tracking.contact', message: 'Your details' })}>
            <Contact contact={request.contact} />
          </Section>
        </Stack>
        <Stack gap="5" order={{ base: '-1', lg: '0' }}>
          <Card padded>
            <Stack gap="4">
              <Heading as="h2" look="h3">
                <Trans id="tracking.state">Where it stands</Trans>
              </Heading>
              <StateTimeline request={request} />
            </Stack>
          </Card>
          {(canChange || canWithdraw) && (
            <Stack gap="3">
              {canChange && (
                <LinkButton to={changeAddress}>
                  <Pencil size={18} aria-hidden />
                  <Trans id="tracking.change">Change my request</Trans>
                </LinkButton>
              )}
              {canWithdraw && <WithdrawButton token={token} request={request} onWithdrawn={onWithdrawn} />}
            </Stack>
          )}
          {withdrawnAt !== null && (
            <LinkButton to={quoteAddress(request.venues.flatMap(({ slug }) => slug ?? []))}>
              <Trans id="tracking.newRequest">Make a new request</Trans>
            </LinkButton>
          )}
          <Text look="small" tone="muted">
            {canChange ? (
              <Trans id="tracking.linkUntil">
                This private link works until {until}. Whoever has it can read and change your request.
              </Trans>
            ) : (
              <Trans id="tracking.linkReads">
                This private link works until {until}. Whoever has it can read your request.
              </Trans>
            )}
          </Text>
        </Stack>
      </Columns>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" look="h3">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** What a venue has done with a request that was handed to it; nothing is said before. */
function VenueState({ request, slug }: { request: TrackedQuote; slug: string | null }) {
  const { answers, state, withdrawnAt } = request;
  const answer = answers.find((each) => each.slug !== null && each.slug === slug);
  if (answer?.kind === 'OFFER')
    return (
      <Badge tone="sage">
        <Trans id="tracking.venueAnswered">Quote received</Trans>
      </Badge>
    );
  if (answer?.kind === 'QUESTION' && answer.reply === null)
    return (
      <Badge tone="gold">
        <Trans id="tracking.venueAsks">Question asked</Trans>
      </Badge>
    );
  if (answer?.kind === 'DECLINED')
    return (
      <Badge>
        <Trans id="tracking.venueDeclined">Declined</Trans>
      </Badge>
    );
  if (slug === null || withdrawnAt !== null || (state !== 'FORWARDED' && state !== 'ANSWERED')) return null;
  return (
    <Badge>
      <Trans id="tracking.venuePending">Awaiting reply</Trans>
    </Badge>
  );
}

function Venues({ request }: { request: TrackedQuote }) {
  const { venues } = request;
  if (venues.length === 0)
    return (
      <Text tone="muted">
        <Trans id="tracking.noVenues">None in particular: we will suggest suitable ones.</Trans>
      </Text>
    );
  return (
    <List display="grid" gap="2">
      {venues.map(({ slug, name, city }) => (
        <Item key={`${name} ${city}`} overflowWrap="anywhere">
          <span lang="fr">{slug === null ? name : <Link to={venueAddress(slug)}>{name}</Link>}</span>, {city}{' '}
          <VenueState request={request} slug={slug} />
          {slug === null && (
            <Text look="small" tone="muted">
              <Trans id="tracking.venueGone">No longer on the site</Trans>
            </Text>
          )}
        </Item>
      ))}
    </List>
  );
}

function Contact({ contact }: Pick<TrackedQuote, 'contact'>) {
  return (
    <Text overflowWrap="anywhere">
      {contact.firstName} {contact.lastName}, {contact.companyName}
      <br />
      {contact.email}
      <br />
      {contact.phone}
    </Text>
  );
}
