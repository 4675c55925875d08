import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { VENUES } from './admin-url.ts';
import { AdminSheet } from './admin-sheet.tsx';
import { useAdminVenueQuery } from './venues-admin.gen.ts';
import { HistoryLink } from '../../../lib/history-link.tsx';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { PageLoading, PageMissing } from '../../../lib/page-states.tsx';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import { Stack } from '../../../ui/box.ts';

/** `/admin/establishments/:id`: a venue as the platform keeps it. */
export default function EstablishmentPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { viewer } = useSession();
  const { data, error, refetch } = useAdminVenueQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  useLiveList(['VENUES', 'CHANGE_REQUESTS'], refetch);
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
  if (!data.managedVenue) {
    return (
      <PageMissing
        title={t({ id: 'venue.notFound', message: 'Establishment not found' })}
        to={VENUES.path}
        label={t({ id: 'venuesAdmin.title', message: 'Venues' })}
      />
    );
  }
  return (
    <Stack gap="5">
      <AdminSheet venue={data.managedVenue} mayHandOver={viewer?.role === 'ADMIN'} refetch={refetch} />
      <HistoryLink type="VENUE" id={data.managedVenue.id} />
    </Stack>
  );
}
