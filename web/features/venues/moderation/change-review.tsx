import { Trans, useLingui } from '@lingui/react/macro';
import { ContentChanges } from '../content/content-changes.tsx';
import { Stack } from '../../../ui/box.ts';
import { Card } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { DecidedNotice } from './decided-notice.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { CHANGES } from './queue-address.ts';
import { type Request, RequestHead } from './request-head.tsx';

/** A change field by field, or a deletion, and the decision. */
export function ChangeReview({ request, refetch }: { request: Request; refetch: () => Promise<unknown> }) {
  const { t } = useLingui();
  const { type, status, fields, conflicts, before, now, after } = request;
  const stale = status === 'PENDING' && conflicts.length > 0;
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <DecidedNotice />
      <RequestHead request={request} titled />
      {stale && (
        <Notice tone="danger" role="alert">
          <Text fontWeight="600">
            <Trans id="request.conflict">The venue has changed in the meantime</Trans>
          </Text>
          <Text look="small">
            <Trans id="moderation.conflictText">
              What is marked below has changed since the request was made. Accepting would overwrite it: decline, and
              ask the owner to send the changes again.
            </Trans>
          </Text>
        </Notice>
      )}
      {fields.length > 0 ? (
        <Card as="section" px={{ base: '4', md: '6' }} pt={{ base: '4', md: '6' }} pb="2" aria-labelledby="changes">
          <Heading as="h2" look="h3" id="changes" mb="4">
            <Trans id="request.changes">What changes</Trans>
          </Heading>
          <ContentChanges before={before} now={now} after={after} fields={fields} conflicts={conflicts} />
        </Card>
      ) : (
        type === 'DELETION' && (
          <Notice tone="danger">
            <Trans id="moderation.deletionText">
              The owner requests the deletion of this venue, with its photos and rooms. Nothing changes until you
              decide.
            </Trans>
          </Notice>
        )
      )}
      <DecisionBar
        request={request}
        path={CHANGES.path}
        blocked={
          stale
            ? t({ id: 'moderation.blocked', message: 'Cannot be accepted: the venue has changed in the meantime.' })
            : null
        }
        onStale={refetch}
      />
    </Stack>
  );
}
