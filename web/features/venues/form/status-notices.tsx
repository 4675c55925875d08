import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FoundNotice } from '../../../lib/found-notice.tsx';
import { Stack } from '../../../ui/box.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import type { VenueEditor } from './use-venue-editor.ts';

type StatusNoticesProps = {
  editor: VenueEditor;
  /** Whether a change becomes a request to the moderators. */
  byRequest: boolean;
  /** Whether somebody of the platform edits it. */
  byPlatform: boolean;
  /** The request that waits, and how to take it back. */
  pending: ReactNode;
};

/** What one has to know of the venue before one types: its review, a request that waits, what was found in the tab. */
export function StatusNotices({ editor, byRequest, byPlatform, pending }: StatusNoticesProps) {
  const { venue, found } = editor;
  return (
    <>
      {venue.reviewStatus === 'REJECTED' && !byPlatform && (
        <Notice tone="danger">
          <Stack gap="1">
            <Text fontWeight="600">
              <Trans id="venueForm.rejected">This venue was declined</Trans>
            </Text>
            <Text look="small" whiteSpace="pre-line">
              {venue.rejectionReason}
            </Text>
            <Text look="small">
              <Trans id="venueForm.rejectedText">Correct what is indicated, then submit it again.</Trans>
            </Text>
          </Stack>
        </Notice>
      )}
      {venue.reviewStatus === 'PENDING' && !byPlatform && (
        <Notice tone="gold">
          <Trans id="venueForm.inReview">Our team is reviewing this venue. It sees your changes immediately.</Trans>
        </Notice>
      )}
      {pending}
      {byRequest && !venue.pendingChange && (
        <Notice>
          <Text fontWeight="600">
            <Trans id="venueForm.byRequest">
              The public site stays unchanged until our team has approved your changes.
            </Trans>
          </Text>
          <Text look="small">
            <Trans id="venueForm.byRequestText">
              Change what you like, then send everything at once. Nothing is sent before that.
            </Trans>
          </Text>
        </Notice>
      )}
      {found && <FoundNotice onDiscard={editor.discard} />}
    </>
  );
}
