import { useCallback } from 'react';
import { useCall, useMutate, useMutationCall, type MutationResult } from '../../../lib/calls.ts';
import { failedCall, type FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import {
  ActOnVenuesDocument,
  DeleteVenueDocument,
  PublishVenueDocument,
  RestoreVenueDocument,
  UnpublishVenueDocument,
  WithdrawVenueDocument,
} from './my-venues.gen.ts';
import type { BulkAction } from './my-venue.ts';

/** What is done with one venue by a press of a button. */
export type DirectAction = 'PUBLISH' | 'UNPUBLISH' | 'WITHDRAW' | 'RESTORE' | 'DELETE';

export type ActionOutcome =
  /** `asked`: it has become a request to the moderators. `publicSlug`: it was published, and its public page is there. */
  { readonly kind: 'done'; readonly asked: boolean; readonly publicSlug: string | null } | FailedCall;

/** Does something with one venue. Never rejects. */
export function useVenueAction() {
  const mutate = useMutate();
  return useCall<[DirectAction, string, string | null], ActionOutcome>(
    useCallback(
      async (action, id, comment) => {
        switch (action) {
          case 'PUBLISH': {
            const published = await mutate(PublishVenueDocument, 'publishVenue', { id }, { needs: ['venue'] });
            return told(published, (done) => ({ publicSlug: done.venue.isPublic ? done.venue.slug : null }));
          }
          case 'UNPUBLISH':
            return told(await mutate(UnpublishVenueDocument, 'unpublishVenue', { id }));
          case 'WITHDRAW':
            return told(await mutate(WithdrawVenueDocument, 'withdrawVenue', { id }));
          case 'RESTORE':
            return told(await mutate(RestoreVenueDocument, 'restoreVenue', { id }));
          case 'DELETE': {
            const deleted = await mutate(DeleteVenueDocument, 'deleteVenue', { id, comment });
            return told(deleted, (done) => ({ asked: done.deletedId === null }));
          }
        }
      },
      [mutate],
    ),
  );
}

/** The messages of an action; `more` is what differs from the rule. */
function told<Done>(
  outcome: MutationResult<Done>,
  more: (done: Done) => { asked?: boolean; publicSlug?: string | null } = () => ({}),
): ActionOutcome {
  if (outcome.kind === 'done') return { kind: 'done', asked: false, publicSlug: null, ...more(outcome.answer) };
  return outcome.kind === 'failed' ? outcome : failedCall('VALIDATION_FAILED');
}

/** Does the same with many venues. Never rejects. */
export function useBulkAction() {
  return useMutationCall(
    ActOnVenuesDocument,
    'actOnVenues',
    (action: BulkAction, ids: readonly string[]) => ({ action, ids: [...ids] }),
    { needs: ['outcomes'] },
  );
}
