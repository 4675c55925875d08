import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { ContentChanges } from '../content/content-changes.tsx';
import type { ChangeRequestQuery } from '../content/venue-content.gen.ts';
import { venueFormAddress } from '../content/venue-gaps.ts';
import { Flex, Row, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { WordsNotice } from '../../../ui/words-notice.tsx';
import { REQUEST_STATUSES, REQUEST_TYPES, STATUS_TONES } from '../content/request-labels.ts';
import { WithdrawButton } from './withdraw-button.tsx';

type Request = NonNullable<ChangeRequestQuery['changeRequest']>;

type RequestDetailProps = { request: Request; onChanged: () => Promise<void> };

/** One request with both sides of the change. */
export function RequestDetail({ request, onChanged }: RequestDetailProps) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const typeName = useTerm(REQUEST_TYPES);
  const statusName = useTerm(REQUEST_STATUSES);
  const {
    id,
    type,
    status,
    venue,
    submittedAt,
    processedAt,
    reason,
    note,
    comment,
    fields,
    conflicts,
    availableActions,
  } = request;
  const sent = dateTime(submittedAt);
  const closed = processedAt === null ? null : dateTime(processedAt);
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Flex as="header" gap="4" rowGap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
        <Stack gap="2" minWidth="0">
          <Heading as="h1" look="h1" overflowWrap="anywhere" lang="fr">
            {venue.name}
          </Heading>
          <Row gap="2">
            <Badge>{typeName(type)}</Badge>
            <Badge tone={STATUS_TONES[status]}>{statusName(status)}</Badge>
          </Row>
          <Text look="small" tone="muted">
            {t({ id: 'request.sentAt', message: `Sent on ${sent}` })}
            {closed && ` · ${t({ id: 'request.closedAt', message: `Closed on ${closed}` })}`}
          </Text>
        </Stack>
        <Flex gap="2" flexWrap="wrap">
          {availableActions.includes('WITHDRAW') && (
            <WithdrawButton id={id} type={type} venueName={venue.name} onDone={onChanged} />
          )}
          <LinkButton size="sm" to={venueFormAddress(venue.id)}>
            <Trans id="request.editAgain">Edit the venue</Trans>
          </LinkButton>
        </Flex>
      </Flex>
      <WordsNotice tone="danger" title={<Trans id="request.why">Why it was declined</Trans>} words={reason} />
      <WordsNotice tone="sage" title={<Trans id="request.note">A message from our team</Trans>} words={note} />
      <WordsNotice title={<Trans id="request.comment">Your message to our team</Trans>} words={comment} />
      {status === 'PENDING' && conflicts.length > 0 && (
        <Notice tone="danger">
          <Text fontWeight="600">
            <Trans id="request.conflict">The venue has changed in the meantime</Trans>
          </Text>
          <Text look="small">
            <Trans id="request.conflictText">
              What is marked below was changed by our team after you sent this request. It cannot be accepted as it is:
              withdraw it, look at the venue, then send your changes again.
            </Trans>
          </Text>
        </Notice>
      )}
      {fields.length > 0 ? (
        <Card as="section" px={{ base: '4', md: '6' }} pt={{ base: '4', md: '6' }} pb="2" aria-labelledby="changes">
          <Heading as="h2" look="h3" id="changes" mb="4">
            <Trans id="request.changes">What changes</Trans>
          </Heading>
          <ContentChanges
            before={request.before}
            now={request.now}
            after={request.after}
            fields={fields}
            conflicts={conflicts}
          />
        </Card>
      ) : (
        <Text tone="muted">
          {type === 'DELETION' ? (
            <Trans id="request.deletionText">
              You requested the deletion of this venue and everything that belongs to it.
            </Trans>
          ) : (
            <Trans id="request.creationText">The whole venue was submitted to our team.</Trans>
          )}
        </Text>
      )}
    </Stack>
  );
}
