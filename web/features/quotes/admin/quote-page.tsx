import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { FitChips } from '../owner/fit-chips.tsx';
import { AnswersCompared } from './answers-compared.tsx';
import { AskedVenues } from './asked-venues.tsx';
import { QUOTES_PATH, type AdminQuote } from './admin-quote.ts';
import { nameOf, STATE_TONES } from './admin-labels.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useAdminQuoteQuery } from './quotes-admin.gen.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestContact } from './request-contact.tsx';
import { RequestEvents } from './request-events.tsx';
import { useSeen } from '../../notifications/use-seen.ts';
import { StepFailure } from './step-failure.tsx';
import { useMoves } from './use-moves.ts';
import { QuoteFacts } from '../visitor/quote-facts.tsx';
import { formOf } from '../visitor/tracked-quote.ts';
import { HistoryLink } from '../../../lib/history-link.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { QUOTE_STATES } from '../../../lib/quote-states.ts';
import { EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { PageLoading, PageMissing } from '../../../lib/page-states.tsx';
import { Row, Stack } from '../../../ui/box.ts';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' },
    gap: '6',
    alignItems: 'start',
  },
});

/** `/admin/quotes/{id}`: a request with all that is known of it, and all that the platform does with it. */
export default function QuotePage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, error, refetch } = useAdminQuoteQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLiveList(['QUOTES'], refetch);
  const request = data?.quoteRequest;
  useSeen(request?.reference ?? null);
  const look = () => void refetch().catch(() => {});
  if (request) return <Request request={request as AdminQuote} look={look} />;
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
      to={QUOTES_PATH}
      label={<Trans id="ownerQuote.toList">All requests</Trans>}
    />
  );
}

function Request({ request, look }: { request: AdminQuote; look: () => void }) {
  const { date } = useFormats();
  const eventName = useTerm(EVENT_TYPES);
  const stateName = useTerm(QUOTE_STATES);
  const { asked, failed, ask, end } = useMoves(look);
  const { reference, state, rejectionReason, withdrawnAt, withdrawalReason } = request;
  const received = date(request.createdAt);
  const withdrawnOn = withdrawnAt && date(withdrawnAt);
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Stack as="header" gap="2">
        <Text look="small" tone="muted">
          <Trans id="ownerQuote.received">
            {reference}, received on {received}
          </Trans>
        </Text>
        <Row gap="4" rowGap="3" justifyContent="space-between">
          <Row gap="4">
            <Heading as="h1" look="h1" overflowWrap="anywhere">
              {eventName(request.eventType)}, {nameOf(request)}
            </Heading>
            <Badge tone={STATE_TONES[state]} fontSize="sm" px="3" py="1">
              {stateName(state)}
            </Badge>
          </Row>
          <RequestActions request={request} onAsk={ask} />
        </Row>
        <StepFailure outcome={failed} requestId={request.id} />
      </Stack>
      {withdrawnAt !== null && (
        <Notice tone="gold">
          <Trans id="adminQuote.withdrawn">Withdrawn by the planner on {withdrawnOn}.</Trans> {withdrawalReason}
        </Notice>
      )}
      {rejectionReason !== null && (
        <Notice tone="danger" whiteSpace="pre-line">
          <Trans id="adminQuote.rejected">Rejected for this reason, given to the planner: {rejectionReason}</Trans>
        </Notice>
      )}
      <Columns>
        <Stack gap="6" minWidth="0">
          {request.answers.length > 0 && <AnswersCompared request={request} onStep={look} />}
          <Card as="section" padded aria-labelledby="quote-wishes">
            <Heading as="h2" look="h2" id="quote-wishes" pb="2">
              <Trans id="ownerQuote.wishes">What they need</Trans>
            </Heading>
            <QuoteFacts form={formOf(request)} full received />
          </Card>
          <AskedVenues request={request} Fit={FitChips} onStep={look} />
        </Stack>
        <Stack gap="6">
          <RequestContact request={request} />
          <RequestEvents steps={request.steps} />
          <HistoryLink type="QUOTE_REQUEST" id={request.id} />
        </Stack>
      </Columns>
      {asked && <MoveDialog key={asked.key} asked={asked} onEnd={end} />}
    </Stack>
  );
}
