import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { inFormOrder, VENUE_FIELDS } from '../content/venue-fields.ts';
import { venueFormAddress } from '../content/venue-gaps.ts';
import { Box, Flex, Row, Stack } from '../../../ui/box.ts';
import { Link, LinkButton } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { VenueThumbnail } from '../../../ui/venue-thumbnail.tsx';
import type { ChangeRequestsQuery } from './change-requests.gen.ts';
import { REQUEST_STATUSES, REQUEST_TYPES, requestAddress, STATUS_TONES } from '../content/request-labels.ts';
import { WithdrawButton } from './withdraw-button.tsx';

type Request = ChangeRequestsQuery['changeRequests']['items'][number];

const Line = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
    gap: '4',
    alignItems: 'center',
    px: { base: '4', md: '5' },
    py: '4',
    '& + &': { borderTop: '1px solid', borderColor: 'rule' },
  },
});

type RequestRowProps = { request: Request; onWithdrawn: () => Promise<void> };

/** A request in a list: for which venue, since when, what became of it and why. */
export function RequestRow({ request, onWithdrawn }: RequestRowProps) {
  const { t } = useLingui();
  const { date, and } = useFormats();
  const typeName = useTerm(REQUEST_TYPES);
  const statusName = useTerm(REQUEST_STATUSES);
  const fieldName = useTerm(VENUE_FIELDS);
  const { id, type, status, venue, fields, reason, submittedAt, processedAt, availableActions } = request;
  const sent = date(submittedAt);
  const decided = processedAt === null ? null : date(processedAt);
  return (
    <Line>
      <Box display={{ base: 'none', sm: 'block' }}>
        <VenueThumbnail id={venue.id} kind={venue.kind} photo={venue.photo} />
      </Box>
      <Stack gap="1.5" minWidth="0">
        <Row gap="2">
          <Text fontWeight="600" lineHeight="snug" lang="fr">
            <Link to={requestAddress(id)} look="plain">
              {venue.name}
            </Link>
          </Text>
          <Badge tone={STATUS_TONES[status]}>{statusName(status)}</Badge>
        </Row>
        <Text look="small" tone="muted">
          {typeName(type)} · {t({ id: 'request.sentOn', message: `sent on ${sent}` })}
          {decided && ` · ${t({ id: 'request.decidedOn', message: `closed on ${decided}` })}`}
        </Text>
        {fields.length > 0 && <Text look="small">{and(inFormOrder(fields).map(fieldName))}</Text>}
        {reason && (
          <Text look="small" whiteSpace="pre-line">
            <strong>
              <Trans id="request.reason">Reason:</Trans>
            </strong>{' '}
            {reason}
          </Text>
        )}
      </Stack>
      <Flex gap="2" flexWrap="wrap">
        {availableActions.includes('WITHDRAW') && (
          <WithdrawButton id={id} type={type} venueName={venue.name} onDone={onWithdrawn} />
        )}
        {type !== 'DELETION' && (status === 'REJECTED' || status === 'WITHDRAWN') && (
          <LinkButton size="sm" to={venueFormAddress(venue.id)}>
            {type === 'CREATION' ? (
              <Trans id="request.resubmit">Correct and submit again</Trans>
            ) : (
              <Trans id="request.editAgain">Edit the venue</Trans>
            )}
          </LinkButton>
        )}
      </Flex>
    </Line>
  );
}
