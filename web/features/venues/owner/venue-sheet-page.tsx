import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { PendingNotice } from '../change-requests/pending-notice.tsx';
import { useVenueSheetQuery } from './my-venues.gen.ts';
import { VenueSheet } from './venue-sheet.tsx';
import { PageLoading, PageMissing } from '../../../lib/page-states.tsx';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';

/** `/dashboard/establishments/:id`: a venue at a glance. */
export default function VenueSheetPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { data, error, refetch } = useVenueSheetQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  if (!data) {
    return (
      <PageLoading
        error={error}
        title={t({ id: 'venueForm.loadFailed', message: 'The venue could not be loaded' })}
        retry={refetch}
        messageOf={VENUE_ERRORS.view}
      />
    );
  }
  const venue = data.managedVenue;
  if (!venue) {
    return (
      <PageMissing
        title={t({ id: 'venue.notFound', message: 'Establishment not found' })}
        to="/dashboard/manage-establishments"
        label={<Trans id="myVenues.title">My venues</Trans>}
      >
        <Trans id="venueForm.notFoundText">It was deleted, or it belongs to someone else.</Trans>
      </PageMissing>
    );
  }
  return (
    <VenueSheet
      venue={venue}
      onChanged={() => refetch().catch(() => {})}
      pending={
        venue.pendingChange && (
          <PendingNotice
            request={venue.pendingChange}
            venueName={venue.content.name}
            onWithdrawn={async () => {
              await refetch().catch(() => {});
            }}
          />
        )
      }
    />
  );
}
