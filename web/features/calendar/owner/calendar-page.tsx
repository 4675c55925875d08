import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router';
import { PageLoading, PageMissing } from '../../../lib/page-states.tsx';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import { readAddress } from './calendar-address.ts';
import { CalendarScreen } from './calendar-screen.tsx';
import { useOwnerCalendarQuery } from './calendar.gen.ts';
import { weeksOf } from '../month-days.ts';

/** `/dashboard/establishments/:id/calendar`: when a venue and its rooms are taken. */
export default function CalendarPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { today } = usePageInfo();
  const [params] = useSearchParams();
  const address = readAddress(params, today);
  const { data, previousData, error, loading, refetch } = useOwnerCalendarQuery({
    variables: { id, ...daysOf(address) },
    fetchPolicy: 'cache-and-network',
  });
  // The month before stays until this one is there, so that the grid keeps the focus.
  const shown = data ?? (error ? undefined : previousData);
  if (!shown) {
    return (
      <PageLoading
        error={error}
        title={t({ id: 'calendar.loadFailed', message: 'The calendar could not be loaded' })}
        retry={refetch}
        messageOf={VENUE_ERRORS.view}
      />
    );
  }
  const { managedVenue: venue, venueCalendar: calendar } = shown;
  if (!venue || !calendar) {
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
  return <CalendarScreen venue={venue} calendar={calendar} address={address} isLoading={loading && !data} />;
}

/** The days that are shown: whole weeks of a month, or a year. */
function daysOf({ view, month }: ReturnType<typeof readAddress>): { from: string; to: string } {
  if (view === 'year') return { from: `${month.slice(0, 4)}-01-01`, to: `${month.slice(0, 4)}-12-31` };
  const weeks = weeksOf(month);
  return { from: weeks[0]![0]!, to: weeks.at(-1)!.at(-1)! };
}
