import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { List, Stack } from '../../../ui/box.ts';
import { Heading, Text } from '../../../ui/text.tsx';
import { IncomingCalendar, type Linked } from './incoming-calendar.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkQuestion } from './link-question.tsx';
import { usePlaces, type Place } from './place-select.tsx';
import { useLinkedCalls } from './use-link-calls.ts';

type IncomingCalendarsProps = { venueId: string; rooms: readonly Place[]; calendars: readonly Linked[] };

/** Calendars of other programs that say when the venue is taken. */
export function IncomingCalendars({ venueId, rooms, calendars }: IncomingCalendarsProps) {
  const { t } = useLingui();
  const { unlink, unlinking } = useLinkedCalls();
  const { nameOf } = usePlaces(rooms);
  const [leaving, setLeaving] = useState<Linked | null>(null);
  const leavingName = leaving ? (leaving.name ?? leaving.origin) : '';
  return (
    <Stack gap="3">
      <Heading as="h3" look="h4">
        <Trans id="calendarLinks.inTitle">Read other calendars here</Trans>
      </Heading>
      <Text look="small" tone="muted">
        <Trans id="calendarLinks.inText">
          Their events count as booked, and are read again every half hour. Only your team sees their titles.
        </Trans>
      </Text>
      {calendars.length > 0 && (
        <List display="grid" gap="2">
          {calendars.map((calendar) => (
            <IncomingCalendar
              key={calendar.id}
              calendar={calendar}
              place={nameOf(calendar.roomId)}
              onRemove={() => setLeaving(calendar)}
            />
          ))}
        </List>
      )}
      <LinkForm venueId={venueId} rooms={rooms} />
      {leaving && (
        <LinkQuestion
          title={t({ id: 'calendarLinks.unlinkTitle', message: 'Remove this calendar?' })}
          confirmLabel={t({ id: 'calendarLinks.unlink', message: 'Remove the calendar' })}
          done={t({ id: 'calendarLinks.unlinked', message: 'The calendar is no longer linked.' })}
          failed={t({ id: 'calendarLinks.notUnlinked', message: 'The calendar could not be removed' })}
          busy={unlinking}
          confirm={() => unlink(leaving.id)}
          onClose={() => setLeaving(null)}
        >
          <Text>
            <Trans id="calendarLinks.unlinkText">{leavingName}: the dates that only it has taken become free.</Trans>
          </Text>
        </LinkQuestion>
      )}
    </Stack>
  );
}
