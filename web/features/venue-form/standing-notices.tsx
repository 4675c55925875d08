import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import type { VenueEditor } from './use-venue-editor.ts';

type StandingNoticesProps = {
  editor: VenueEditor;
  /** Whether a change becomes a request to the moderators. */
  byRequest: boolean;
  /** Whether somebody of the house edits it. */
  byHouse: boolean;
  /** The request that waits, and how to take it back. */
  pending: ReactNode;
};

/** What one has to know of the venue before one types: its review, a request that waits, what was found in the tab. */
export function StandingNotices({ editor, byRequest, byHouse, pending }: StandingNoticesProps) {
  const { venue, found } = editor;
  return (
    <>
      {venue.reviewStatus === 'REJECTED' && !byHouse && (
        <Notice tone="danger">
          <Stack gap="1">
            <Text fontWeight="600">
              <Trans id="venueForm.rejected">This venue was not accepted</Trans>
            </Text>
            <Text look="small" whiteSpace="pre-line">
              {venue.rejectionReason}
            </Text>
            <Text look="small">
              <Trans id="venueForm.rejectedText">Correct what is named, then submit it again.</Trans>
            </Text>
          </Stack>
        </Notice>
      )}
      {venue.reviewStatus === 'PENDING' && !byHouse && (
        <Notice tone="gold">
          <Trans id="venueForm.inReview">
            Our team is looking at this venue. What you change now, it sees at once.
          </Trans>
        </Notice>
      )}
      {pending}
      {byRequest && !venue.pendingChange && (
        <Notice>
          <Text fontWeight="600">
            <Trans id="venueForm.byRequest">
              The public site stays as it is until our team has accepted your changes.
            </Trans>
          </Text>
          <Text look="small">
            <Trans id="venueForm.byRequestText">
              Change what you like, then send everything at once. Nothing is sent before.
            </Trans>
          </Text>
        </Notice>
      )}
      {found && (
        <Notice tone="sage" role="status">
          <Stack gap="2" alignItems="flex-start">
            <Text look="small">
              <Trans id="venueForm.found">What you typed here before and did not save has been found again.</Trans>
            </Text>
            <Button size="sm" onClick={editor.discard}>
              <Trans id="venueForm.discard">Discard it</Trans>
            </Button>
          </Stack>
        </Notice>
      )}
    </>
  );
}
