import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { REQUEST_STATUSES, REQUEST_TYPES, STATUS_TONES } from '../content/request-labels.ts';
import { inFormOrder, VENUE_FIELDS } from '../content/venue-fields.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Badge } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { VenueThumbnail } from '../../../ui/venue-thumbnail.tsx';
import type { ModeratedRequestsQuery } from './moderation.gen.ts';

export type QueuedRequest = ModeratedRequestsQuery['changeRequests']['items'][number];

/** The columns of a queue. @param path address of the queue, under which its requests lie. */
export function useQueueColumns(path: string, creations: boolean): Column<QueuedRequest>[] {
  const { t } = useLingui();
  const { date, and } = useFormats();
  const typeName = useTerm(REQUEST_TYPES);
  const statusName = useTerm(REQUEST_STATUSES);
  const fieldName = useTerm(VENUE_FIELDS);
  const asked: Column<QueuedRequest> = {
    id: 'asked',
    title: t({ id: 'moderation.type', message: 'Type of request' }),
    optional: 'shown',
    cell: ({ type, fields }) => (
      <Stack gap="0.5">
        <Badge tone={type === 'DELETION' ? 'danger' : 'neutral'} alignSelf="flex-start">
          {typeName(type)}
        </Badge>
        {fields.length > 0 && (
          <Text look="caption" tone="muted">
            {and(inFormOrder(fields).map(fieldName))}
          </Text>
        )}
      </Stack>
    ),
  };
  return [
    {
      id: 'venue',
      title: t({ id: 'myVenues.venue', message: 'Venue' }),
      lead: true,
      cell: ({ id, venue, availableActions, status }) => (
        <Flex gap="3" alignItems="center" minWidth="0">
          <VenueThumbnail id={venue.id} kind={venue.kind} photo={venue.photo} />
          <Stack gap="0.5" minWidth="0">
            <Text fontWeight="600" lineHeight="snug" lang="fr">
              <Link to={`${path}/${id}`} look="plain" data-row-link>
                {venue.name}
              </Link>
            </Text>
            <Text look="caption" tone="muted">
              {venue.city}
              {status === 'PENDING' && !availableActions.includes('APPROVE') && (
                <>
                  {' · '}
                  <Trans id="moderation.own">yours: someone else decides</Trans>
                </>
              )}
            </Text>
          </Stack>
        </Flex>
      ),
    },
    ...(creations ? [] : [asked]),
    {
      id: 'sender',
      title: t({ id: 'moderation.sender', message: 'Sent by' }),
      optional: 'shown',
      cell: ({ submittedBy }) => submittedBy?.companyName || submittedBy?.name || '–',
    },
    {
      id: 'comment',
      title: t({ id: 'moderation.comment', message: 'Message to the team' }),
      optional: 'hidden',
      cell: ({ comment }) => comment ?? '–',
    },
    {
      id: 'sent',
      title: t({ id: 'moderation.sent', message: 'Sent' }),
      optional: 'shown',
      cell: ({ submittedAt }) => date(submittedAt),
    },
    {
      id: 'status',
      title: t({ id: 'myVenues.state', message: 'State' }),
      optional: 'shown',
      cell: ({ status, processedBy, processedAt, reason }) => (
        <Stack gap="0.5">
          <Badge tone={STATUS_TONES[status]} alignSelf="flex-start">
            {statusName(status)}
          </Badge>
          {processedAt && (
            <Text look="caption" tone="muted">
              {[date(processedAt), processedBy?.name].filter(Boolean).join(' · ')}
            </Text>
          )}
          {reason && (
            <Text look="caption" lineClamp="2">
              {reason}
            </Text>
          )}
        </Stack>
      ),
    },
  ];
}
