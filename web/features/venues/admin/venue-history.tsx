import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { REQUEST_STATUSES, REQUEST_TYPES, STATUS_TONES } from '../content/request-labels.ts';
import { inFormOrder, VENUE_FIELDS } from '../content/venue-fields.ts';
import { Item, List, Row, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { pendingAddress } from './use-row-menu.tsx';
import { useVenueHistoryQuery } from './venues-admin.gen.ts';

/** What was asked for a venue, last first: when, what became of it, who decided. */
export function VenueHistory({ venueId }: { venueId: string }) {
  const { t } = useLingui();
  const { date, and } = useFormats();
  const typeName = useTerm(REQUEST_TYPES);
  const statusName = useTerm(REQUEST_STATUSES);
  const fieldName = useTerm(VENUE_FIELDS);
  const { data } = useVenueHistoryQuery({ variables: { filter: { venueId } }, fetchPolicy: 'no-cache' });
  const items = data?.changeRequests.items ?? [];
  return (
    <Card as="section" padded aria-labelledby="history">
      <Stack gap="4">
        <Heading as="h2" look="h3" id="history">
          <Trans id="venuesAdmin.history">History of requests</Trans>
        </Heading>
        {data && items.length === 0 && (
          <Text tone="muted">
            <Trans id="venuesAdmin.noHistory">Nothing has been requested for this venue yet.</Trans>
          </Text>
        )}
        <List display="grid" gap="0">
          {items.map(
            ({ id, type, status, fields, reason, note, submittedAt, processedAt, submittedBy, processedBy }) => {
              const sent = date(submittedAt);
              const closed = processedAt === null ? null : date(processedAt);
              const sender = submittedBy?.name;
              const judge = processedBy?.name;
              return (
                <Item key={id} py="3" borderTop="1px solid" borderColor="rule">
                  <Stack gap="1">
                    <Row gap="2">
                      <Link to={pendingAddress({ id, type }) ?? ''}>{typeName(type)}</Link>
                      <Badge tone={STATUS_TONES[status]}>{statusName(status)}</Badge>
                    </Row>
                    <Text look="small" tone="muted">
                      {sender
                        ? t({ id: 'venuesAdmin.sentBy', message: `Sent on ${sent} by ${sender}` })
                        : t({ id: 'request.sentAt', message: `Sent on ${sent}` })}
                      {closed &&
                        ` · ${
                          judge
                            ? t({ id: 'venuesAdmin.closedBy', message: `Closed on ${closed} by ${judge}` })
                            : t({ id: 'request.closedAt', message: `Closed on ${closed}` })
                        }`}
                    </Text>
                    {fields.length > 0 && <Text look="small">{and(inFormOrder(fields).map(fieldName))}</Text>}
                    {(reason ?? note) && (
                      <Text look="small" whiteSpace="pre-line">
                        {reason ?? note}
                      </Text>
                    )}
                  </Stack>
                </Item>
              );
            },
          )}
        </List>
      </Stack>
    </Card>
  );
}
