import { useCallback } from 'react';
import { useCall, settled, type Settled } from '../../../lib/calls.ts';
import { failedCall, type FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import {
  useActOnVenuesMutation,
  useDeleteVenueMutation,
  usePublishVenueMutation,
  useRestoreVenueMutation,
  useUnpublishVenueMutation,
  useWithdrawVenueMutation,
  type ActOnVenuesMutation,
} from './my-venues.gen.ts';
import type { BulkAction } from './my-venue.ts';

/** What is done with one venue by a press of a button. */
export type DirectAction = 'PUBLISH' | 'UNPUBLISH' | 'WITHDRAW' | 'RESTORE' | 'DELETE';

export type ActionOutcome =
  /** `asked`: it has become a request to the moderators. `publicSlug`: it was published, and its public page is there. */
  { readonly kind: 'done'; readonly asked: boolean; readonly publicSlug: string | null } | FailedCall;

/** Does something with one venue. Never rejects. */
export function useVenueAction() {
  const [publishVenue] = usePublishVenueMutation();
  const [unpublishVenue] = useUnpublishVenueMutation();
  const [withdrawVenue] = useWithdrawVenueMutation();
  const [restoreVenue] = useRestoreVenueMutation();
  const [deleteVenue] = useDeleteVenueMutation();
  return useCall<[DirectAction, string, string | null], ActionOutcome>(
    useCallback(
      async (action, id, comment) => {
        const variables = { id };
        switch (action) {
          case 'PUBLISH': {
            const published = settled((await publishVenue({ variables })).data?.publishVenue, 'venue');
            return told(published, (done) => ({ publicSlug: done.venue.isPublic ? done.venue.slug : null }));
          }
          case 'UNPUBLISH':
            return told(settled((await unpublishVenue({ variables })).data?.unpublishVenue));
          case 'WITHDRAW':
            return told(settled((await withdrawVenue({ variables })).data?.withdrawVenue));
          case 'RESTORE':
            return told(settled((await restoreVenue({ variables })).data?.restoreVenue));
          case 'DELETE': {
            const deleted = settled((await deleteVenue({ variables: { id, comment } })).data?.deleteVenue);
            return told(deleted, (done) => ({ asked: done.deletedId === null }));
          }
        }
      },
      [deleteVenue, publishVenue, restoreVenue, unpublishVenue, withdrawVenue],
    ),
  );
}

/** What is told of an action; `more` is what differs from the rule. */
function told<Done>(
  outcome: Settled<Done>,
  more: (done: Done) => { asked?: boolean; publicSlug?: string | null } = () => ({}),
): ActionOutcome {
  if (outcome.kind === 'done') return { kind: 'done', asked: false, publicSlug: null, ...more(outcome.answer) };
  return outcome.kind === 'failed' ? outcome : failedCall('VALIDATION_FAILED');
}

type Outcomes = NonNullable<ActOnVenuesMutation['actOnVenues']['outcomes']>;
export type BulkOutcome = { readonly kind: 'done'; readonly outcomes: Outcomes } | FailedCall;

/** Does the same with many venues. Never rejects. */
export function useBulkAction() {
  const [actOnVenues] = useActOnVenuesMutation();
  return useCall<[BulkAction, readonly string[]], BulkOutcome>(
    useCallback(
      async (action, ids) => {
        const { data } = await actOnVenues({ variables: { action, ids: [...ids] } });
        const outcomes = data?.actOnVenues.outcomes;
        return outcomes ? { kind: 'done', outcomes } : failedCall('INTERNAL');
      },
      [actOnVenues],
    ),
  );
}
