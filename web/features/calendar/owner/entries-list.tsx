import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-static/icons/pencil.svg?react';
import Trash from 'lucide-static/icons/trash-2.svg?react';
import { homeOf } from '../../../lib/session/return-path.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Flex, Item, List, Row, Stack } from '../../../ui/box.ts';
import { IconButton, Link } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import type { OwnedEntry } from './day-states.ts';
import type { CalendarLabels } from './use-calendar-labels.ts';

const TONES = { BOOKED: 'copper', OPTION: 'gold', CLOSED: 'neutral' } as const;

type EntriesListProps = {
  entries: readonly OwnedEntry[];
  words: CalendarLabels;
  onEdit: (entry: OwnedEntry) => void;
  onRemove: (entry: OwnedEntry) => void;
};

/** The entries that the grid shows, in words. */
export function EntriesList({ entries, words, onEdit, onRemove }: EntriesListProps) {
  const { t } = useLingui();
  const fromCalendar = (calendar: string) => t({ id: 'calendar.fromCalendar', message: `from ${calendar}` });
  return (
    <List display="grid" gap="2">
      {entries.map((entry) => {
        const when = words.span(entry);
        const what = `${words.stateOf(entry)}, ${when}`;
        const until = entry.optionUntil && words.span(wholeDay(entry.optionUntil));
        return (
          <Item key={entry.id} p="3" bg="surface" border="1px solid" borderColor="rule" borderRadius="md">
            <Flex gap="3" justifyContent="space-between" alignItems="flex-start">
              <Stack gap="1" minWidth="0">
                <Row gap="2">
                  <Badge tone={entry.isExpired ? 'neutral' : TONES[entry.state]}>{words.stateOf(entry)}</Badge>
                  <Text as="span" fontWeight="600">
                    {when}
                  </Text>
                </Row>
                <Text look="small" tone="muted">
                  {[
                    words.room(entry.roomId) ?? t({ id: 'calendar.wholeVenue', message: 'Whole venue' }),
                    until && t({ id: 'calendar.untilDay', message: `option until ${until}` }),
                    words.repetition(entry),
                    entry.source === 'QUOTE' &&
                      !entry.quoteRequest &&
                      t({ id: 'calendar.fromQuote', message: 'from a quote request' }),
                    entry.calendarName && fromCalendar(entry.calendarName),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                {entry.quoteRequest && <RequestLink request={entry.quoteRequest} />}
                {entry.note && (
                  <Text look="small" whiteSpace="pre-line" overflowWrap="anywhere">
                    {entry.note}
                  </Text>
                )}
              </Stack>
              {entry.source !== 'CALENDAR' && (
                <Row gap="1" flexWrap="nowrap">
                  <IconButton
                    label={t({ id: 'calendar.editOf', message: `Edit: ${what}` })}
                    onClick={() => onEdit(entry)}
                  >
                    <Pencil size={18} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={t({ id: 'calendar.removeOf', message: `Delete: ${what}` })}
                    onClick={() => onRemove(entry)}
                  >
                    <Trash size={18} aria-hidden />
                  </IconButton>
                </Row>
              )}
            </Flex>
          </Item>
        );
      })}
    </List>
  );
}

/** The way to the request that an entry belongs to, in the area of who reads. */
function RequestLink({ request: { id, reference } }: { request: NonNullable<OwnedEntry['quoteRequest']> }) {
  const { viewer } = useSession();
  return (
    <Text look="small">
      <Link to={`${homeOf(viewer?.role ?? 'CLIENT')}/quotes/${id}`}>
        <Trans id="calendar.ofRequest">For the quote request {reference}</Trans>
      </Link>
    </Text>
  );
}

/** In the place of entries of which there are none. */
export function NoEntries() {
  return (
    <Text tone="muted">
      <Trans id="calendar.noEntries">
        Nothing is written here: choose days in the grid, or press “New entry”, to mark what is booked, in option or
        closed.
      </Trans>
    </Text>
  );
}

const wholeDay = (day: string) => ({ startsOn: day, startHalf: 'MORNING', endsOn: day, endHalf: 'AFTERNOON' }) as const;
