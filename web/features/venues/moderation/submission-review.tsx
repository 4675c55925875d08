import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Box, Stack } from '../../../ui/box.ts';
import { Heading } from '../../../ui/text.tsx';
import { Checklist } from './checklist.tsx';
import { DecidedNotice } from './decided-notice.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { SUBMISSIONS } from './queue-address.ts';
import { type Request, RequestHead } from './request-head.tsx';

type SubmissionReviewProps = {
  request: Request;
  refetch: () => Promise<unknown>;
  /** The page of the venue as the public will see it. */
  preview: ReactNode;
};

/** A submitted venue: the checklist, its page as the public will see it, and the decision. */
export function SubmissionReview({ request, refetch, preview }: SubmissionReviewProps) {
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <DecidedNotice />
      <RequestHead request={request} titled={false} />
      {/* Another version of the request is another state of the venue. */}
      <Checklist key={request.version} venueId={request.venue.id} />
      <Stack as="section" gap="3" aria-labelledby="preview">
        <Heading as="h2" look="h3" id="preview">
          <Trans id="moderation.preview">As the public will see it</Trans>
        </Heading>
        <Box border="1px solid" borderColor="rule" borderRadius="md" bg="paper" p={{ base: '4', md: '6' }}>
          {preview}
        </Box>
      </Stack>
      <DecisionBar request={request} path={SUBMISSIONS.path} blocked={null} onStale={refetch} />
    </Stack>
  );
}
