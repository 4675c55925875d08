import { useCallback } from 'react';
import { codeOf, useCall } from '../../lib/calls.ts';
import { failedCall, type FailedCall } from '../../lib/captcha/use-checked-call.ts';
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

const DONE = new Set(['VenueSaved', 'VenueDeleted']);

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
        let publicSlug: string | null = null;
        const typename = await (async () => {
          switch (action) {
            case 'PUBLISH': {
              const published = (await publishVenue({ variables })).data?.publishVenue;
              if (published?.__typename === 'VenueSaved' && published.venue.isPublic) publicSlug = published.venue.slug;
              return published?.__typename;
            }
            case 'UNPUBLISH':
              return (await unpublishVenue({ variables })).data?.unpublishVenue.__typename;
            case 'WITHDRAW':
              return (await withdrawVenue({ variables })).data?.withdrawVenue.__typename;
            case 'RESTORE':
              return (await restoreVenue({ variables })).data?.restoreVenue.__typename;
            case 'DELETE':
              return (await deleteVenue({ variables: { id, comment } })).data?.deleteVenue.__typename;
          }
        })();
        if (typename === undefined) return failedCall('INTERNAL');
        if (!DONE.has(typename)) return failedCall(codeOf(typename));
        return { kind: 'done', asked: action === 'DELETE' && typename === 'VenueSaved', publicSlug };
      },
      [deleteVenue, publishVenue, restoreVenue, unpublishVenue, withdrawVenue],
    ),
  );
}

export type BulkOutcome = { readonly kind: 'done'; readonly outcomes: ActOnVenuesMutation['actOnVenues'] } | FailedCall;

/** Does the same with many venues. Never rejects. */
export function useBulkAction() {
  const [actOnVenues] = useActOnVenuesMutation();
  return useCall<[BulkAction, readonly string[]], BulkOutcome>(
    useCallback(
      async (action, ids) => {
        const { data } = await actOnVenues({ variables: { action, ids: [...ids] } });
        return data ? { kind: 'done', outcomes: data.actOnVenues } : failedCall('INTERNAL');
      },
      [actOnVenues],
    ),
  );
}
