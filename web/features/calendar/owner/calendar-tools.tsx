import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-static/icons/chevron-left.svg?react';
import ChevronRight from 'lucide-static/icons/chevron-right.svg?react';
import { useNavigate } from 'react-router';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Flex, Row } from '../../../ui/box.ts';
import { IconButton, LinkButton } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { Heading } from '../../../ui/text.tsx';
import type { CalendarAddress } from './calendar-address.ts';
import type { OwnedVenue } from './day-states.ts';
import { monthAfter, monthOf } from '../month-days.ts';
import { useFormats } from '../../../lib/formats.ts';

type CalendarToolsProps = {
  address: CalendarAddress;
  rooms: OwnedVenue['rooms'];
  pathTo: (to: Partial<CalendarAddress>) => string;
};

/** Which month or year, and which room, are shown. */
export function CalendarTools({ address: { view, month, room }, rooms, pathTo }: CalendarToolsProps) {
  const { t } = useLingui();
  const { today } = usePageInfo();
  const navigate = useNavigate();
  const { month: monthName } = useFormats();
  const go = (to: Partial<CalendarAddress>) => void navigate(pathTo(to), { replace: true, preventScrollReset: true });
  const step = view === 'year' ? 12 : 1;
  const [before, after] =
    view === 'year'
      ? [
          t({ id: 'calendar.previousYear', message: 'Previous year' }),
          t({ id: 'calendar.nextYear', message: 'Next year' }),
        ]
      : [
          t({ id: 'calendar.previousMonth', message: 'Previous month' }),
          t({ id: 'calendar.nextMonth', message: 'Next month' }),
        ];
  return (
    <Flex gap="3" rowGap="3" justifyContent="space-between" alignItems="center" flexWrap="wrap">
      <Row gap="1" flexWrap="nowrap">
        <IconButton label={before} onClick={() => go({ month: monthAfter(month, -step) })}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <Heading as="h2" look="h3" aria-live="polite" minWidth="9.5rem" textAlign="center">
          {view === 'year' ? month.slice(0, 4) : monthName(month)}
        </Heading>
        <IconButton label={after} onClick={() => go({ month: monthAfter(month, step) })}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
        {month !== monthOf(today) && (
          <LinkButton size="sm" to={pathTo({ month: monthOf(today) })} replace preventScrollReset>
            <Trans id="calendar.today">Today</Trans>
          </LinkButton>
        )}
      </Row>
      <Row gap="3">
        {rooms.length > 0 && (
          <Select
            width="auto"
            maxWidth="14rem"
            aria-label={t({ id: 'calendar.roomShown', message: 'Venue or room' })}
            value={room ?? ''}
            onChange={({ target }) => go({ room: target.value || null })}
          >
            <option value="">{t({ id: 'calendar.allRooms', message: 'Venue and all rooms' })}</option>
            {rooms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Segmented
          name="calendar-view"
          label={t({ id: 'calendar.view', message: 'View' })}
          options={[
            { value: 'month', label: t({ id: 'calendar.month', message: 'Month' }) },
            { value: 'year', label: t({ id: 'calendar.year', message: 'Year' }) },
          ]}
          value={view}
          onChange={(value) => go({ view: value })}
        />
      </Row>
    </Flex>
  );
}
