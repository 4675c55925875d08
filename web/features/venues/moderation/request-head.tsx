import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { REQUEST_STATUSES, REQUEST_TYPES, STATUS_TONES } from '../content/request-labels.ts';
import type { ChangeRequestQuery } from '../content/venue-content.gen.ts';
import { Flex, Row, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { WordsNotice } from '../../../ui/words-notice.tsx';

export type Request = NonNullable<ChangeRequestQuery['changeRequest']>;

type RequestHeadProps = {
  request: Request;
  /** Whether the name of the venue is the title of the page here; in a preview it stands there. */
  titled: boolean;
};

/** Of which venue, sent by whom and when, with which words; what became of it. */
export function RequestHead({ request, titled }: RequestHeadProps) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const typeName = useTerm(REQUEST_TYPES);
  const statusName = useTerm(REQUEST_STATUSES);
  const { type, status, venue, submittedAt, submittedBy, processedAt, processedBy, comment, reason, note } = request;
  const sent = dateTime(submittedAt);
  const closed = processedAt === null ? null : dateTime(processedAt);
  const sender = [submittedBy?.name, submittedBy?.companyName].filter(Boolean).join(' · ');
  const judge = processedBy?.name;
  return (
    <Stack gap="4">
      <Flex as="header" gap="4" rowGap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
        <Stack gap="2" minWidth="0">
          {titled ? (
            <Heading as="h1" look="h1" overflowWrap="anywhere" lang="fr">
              {venue.name}
            </Heading>
          ) : (
            <Heading as="p" look="h1" overflowWrap="anywhere" lang="fr">
              {venue.name}
            </Heading>
          )}
          <Row gap="2">
            <Badge tone={type === 'DELETION' ? 'danger' : 'neutral'}>{typeName(type)}</Badge>
            <Badge tone={STATUS_TONES[status]}>{statusName(status)}</Badge>
          </Row>
          <Text look="small" tone="muted">
            {sender
              ? t({ id: 'moderation.sentBy', message: `Sent on ${sent} by ${sender}` })
              : t({ id: 'request.sentAt', message: `Sent on ${sent}` })}
            {closed &&
              ` – ${
                judge
                  ? t({ id: 'venuesAdmin.closedBy', message: `Closed on ${closed} by ${judge}` })
                  : t({ id: 'request.closedAt', message: `Closed on ${closed}` })
              }`}
          </Text>
        </Stack>
        <LinkButton size="sm" to={`/admin/establishments/${venue.id}`}>
          <Trans id="moderation.sheet">Venue details</Trans>
        </LinkButton>
      </Flex>
      <WordsNotice title={<Trans id="moderation.ownerComment">The owner’s message</Trans>} words={comment} />
      <WordsNotice tone="danger" title={<Trans id="request.why">Why it was declined</Trans>} words={reason} />
      <WordsNotice tone="sage" title={<Trans id="moderation.said">What the owner was told</Trans>} words={note} />
    </Stack>
  );
}
