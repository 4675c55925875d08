import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-static/icons/plus.svg?react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button, Link } from '../../../ui/button.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { calendarPath, type CalendarAddress } from './calendar-address.ts';
import { CalendarTools } from './calendar-tools.tsx';
import {
  dayStates,
  entriesFor,
  entriesOn,
  type OwnedCalendar,
  type OwnedEntry,
  type OwnedVenue,
} from './day-states.ts';
import { DayDialog } from './day-dialog.tsx';
import { EntriesList, NoEntries } from './entries-list.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import type { Begun } from './entry-form.ts';
import { CalendarStatus } from './calendar-status.tsx';
import { LinkedCalendars } from '../links/linked-calendars.tsx';
import { inMonth, monthOf } from '../month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { RemoveEntry } from './remove-entry.tsx';
import { useCalendarLabels } from './use-calendar-labels.ts';
import type { DayRange } from './use-day-range.ts';
import { useFormats } from '../../../lib/formats.ts';
import { YearView } from './year-view.tsx';

type CalendarScreenProps = {
  venue: OwnedVenue;
  calendar: OwnedCalendar;
  address: CalendarAddress;
  isLoading: boolean;
};

/** The calendar of a venue as its owner keeps it: a month or a year, the entries in words, and the dialogs that write them. */
export function CalendarScreen({ venue, calendar, address, isLoading }: CalendarScreenProps) {
  const { t } = useLingui();
  const { today } = usePageInfo();
  const navigate = useNavigate();
  const words = useCalendarLabels(venue.rooms);
  const { month: monthName } = useFormats();
  const { month, view } = address;
  const room = venue.rooms.some(({ id }) => id === address.room) ? address.room : null;
  const [day, setDay] = useState(today);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [listed, setListed] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<OwnedEntry | null>(null);
  const question = useDisclosure();
  const entries = useMemo(() => entriesFor(calendar.entries, room), [calendar.entries, room]);
  const days = useMemo(() => dayStates(entries), [entries]);
  // The arrows beside the month move it and not the day, which then has the same place in it.
  const shownDay = monthOf(day) === month ? day : inMonth(day, month);

  const pathTo = (to: Partial<CalendarAddress>) => calendarPath(venue.id, { ...address, room, ...to });
  const onDay = (next: string) => {
    setDay(next);
    if (monthOf(next) !== month)
      void navigate(pathTo({ month: monthOf(next) }), { replace: true, preventScrollReset: true });
  };
  const begin = ({ from, to }: DayRange) =>
    setBegun({ span: { startsOn: from, startHalf: 'MORNING', endsOn: to, endHalf: 'AFTERNOON' }, roomId: room });
  const onChoose = (range: DayRange) => {
    const there = range.from === range.to ? entriesOn(entries, range.from) : [];
    if (there.length === 0) begin(range);
    // What another calendar says is changed there: the day tells it.
    else if (there.length === 1 && there[0]!.source !== 'CALENDAR') setBegun({ entry: there[0]! });
    else setListed(range.from);
  };
  const askRemoval = (entry: OwnedEntry) => {
    setBegun(null);
    setListed(null);
    setLeaving(entry);
    question.onOpen();
  };
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Flex justifyContent="space-between" alignItems="flex-end" gap="4" flexWrap="wrap">
        <Stack gap="1">
          <Heading as="h1" look="h1" tabIndex={-1} outline="none">
            <Trans id="calendar.title">Calendar</Trans>
          </Heading>
          <Text>
            <Link to={`/dashboard/establishments/${venue.id}`}>
              <span lang="fr">{venue.name}</span>
            </Link>
          </Text>
        </Stack>
        <Button look="solid" onClick={() => begin({ from: shownDay, to: shownDay })}>
          <Plus size={18} aria-hidden />
          <Trans id="calendar.newEntry">New entry</Trans>
        </Button>
      </Flex>
      <CalendarStatus calendar={calendar} />
      <CalendarTools address={{ ...address, room }} rooms={venue.rooms} pathTo={pathTo} />
      {view === 'year' ? (
        <YearView
          year={month.slice(0, 4)}
          days={days}
          monthName={monthName}
          linkTo={(to) => pathTo({ view: 'month', month: to })}
        />
      ) : (
        <MonthGrid
          month={month}
          day={shownDay}
          days={days}
          words={words}
          isLoading={isLoading}
          onDay={onDay}
          onChoose={onChoose}
        />
      )}
      <Stack as="section" gap="3" aria-label={t({ id: 'calendar.entries', message: 'Entries' })}>
        <Heading as="h2" look="h3">
          <Trans id="calendar.entries">Entries</Trans>
        </Heading>
        {entries.length > 0 ? (
          <EntriesList entries={entries} words={words} onEdit={(entry) => setBegun({ entry })} onRemove={askRemoval} />
        ) : (
          <NoEntries />
        )}
      </Stack>
      <LinkedCalendars venueId={venue.id} rooms={venue.rooms} />
      {begun && (
        <EntryDialog
          venue={venue}
          begun={begun}
          onClose={() => setBegun(null)}
          onRemove={() => {
            if ('entry' in begun) askRemoval(begun.entry);
          }}
        />
      )}
      {listed && (
        <DayDialog
          day={listed}
          entries={entriesOn(entries, listed)}
          words={words}
          onClose={() => setListed(null)}
          onEdit={(entry) => {
            setListed(null);
            setBegun({ entry });
          }}
          onRemove={askRemoval}
          onAdd={() => {
            setListed(null);
            begin({ from: listed, to: listed });
          }}
        />
      )}
      <RemoveEntry entry={leaving} question={question} words={words} />
    </Stack>
  );
}
