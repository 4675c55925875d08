import { Trans, useLingui } from '@lingui/react/macro';
import { LoadFailed } from '../../../lib/page-states.tsx';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CalendarAddresses } from './calendar-addresses.tsx';
import { IncomingCalendars } from './incoming-calendars.tsx';
import { useLinkedCalendarsQuery } from './linked-calendars.gen.ts';
import type { Place } from './place-select.tsx';

type LinkedCalendarsProps = { venueId: string; rooms: readonly Place[] };

/** How the calendar of a venue and those of other programs read each other. */
export function LinkedCalendars({ venueId, rooms }: LinkedCalendarsProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useLinkedCalendarsQuery({
    variables: { id: venueId },
    fetchPolicy: 'cache-and-network',
  });
  const { calendarAddresses: addresses, linkedCalendars: linked } = data ?? {};
  return (
    <Section id="agendas-lies" title={<Trans id="calendarLinks.title">Linked calendars</Trans>}>
      {addresses && linked ? (
        <>
          <IncomingCalendars venueId={venueId} rooms={rooms} calendars={linked} />
          <CalendarAddresses venueId={venueId} rooms={rooms} addresses={addresses} />
        </>
      ) : error ? (
        <LoadFailed
          error={error}
          title={t({ id: 'calendarLinks.loadFailed', message: 'The linked calendars could not be loaded' })}
          retry={refetch}
          messageOf={VENUE_ERRORS.view}
        />
      ) : (
        <Skeleton height="8rem" borderRadius="md" />
      )}
    </Section>
  );
}
