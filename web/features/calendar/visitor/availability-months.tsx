import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-static/icons/chevron-left.svg?react';
import ChevronRight from 'lucide-static/icons/chevron-right.svg?react';
import { useMemo, useState } from 'react';
import { CALENDAR } from '../../../../schema/calendar-limits.ts';
import { dayAfter } from '../../../../schema/half-days.ts';
import { useFormats } from '../../../lib/formats.ts';
import { Flex, Grid, Stack } from '../../../ui/box.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { monthAfter, monthOf } from '../month-days.ts';
import { lastDay } from './asked-days.ts';
import { useVenueAvailabilityQuery } from './availability.gen.ts';
import { AvailabilityLegend, AvailabilityMonth, looksOf, type Period } from './availability-month.tsx';

const SHOWN = 2;

type AvailabilityMonthsProps = {
  slug: string;
  today: string;
  /** The day that is asked for, which is brought into view; null = none. */
  asked: string | null;
};

/** Two months of a venue, drawn and in words, and the way to others. */
export function AvailabilityMonths({ slug, today, asked }: AvailabilityMonthsProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const [begin, setBegin] = useState(monthOf(today));
  const [shownDay, setShownDay] = useState<string | null>(null);
  const months = Array.from({ length: SHOWN }, (_, index) => monthAfter(begin, index));
  const lastBegin = monthAfter(monthOf(today), CALENDAR.monthsAhead - SHOWN);
  if (asked !== shownDay) {
    setShownDay(asked);
    if (asked && !months.includes(monthOf(asked))) setBegin(monthOf(asked) < lastBegin ? monthOf(asked) : lastBegin);
  }
  const end = dayAfter(`${monthAfter(begin, SHOWN)}-01`, -1);
  const to = end < lastDay(today) ? end : lastDay(today);
  const first = `${begin}-01`;
  const from = first < today ? today : first;
  const { data, previousData, loading } = useVenueAvailabilityQuery({ variables: { slug, from, to, people: null } });
  const availability = (data ?? previousData)?.venue?.availability;
  const looks = useMemo(() => looksOf(availability?.periods ?? []), [availability]);
  if (!availability) return null;
  if (availability.state === 'UNKNOWN')
    return (
      <Notice>
        <Trans id="availability.unknownMonths">
          Availability unknown: this venue has not updated its calendar lately. Ask for a quote, it answers for your
          dates.
        </Trans>
      </Notice>
    );
  const updated = availability.confirmedOn === null ? '' : date(availability.confirmedOn);
  return (
    <Stack gap="3" aria-busy={loading || undefined}>
      <Flex justifyContent="space-between" alignItems="center" gap="2">
        <IconButton
          label={t({ id: 'calendar.previousMonth', message: 'Previous month' })}
          disabled={begin <= monthOf(today)}
          onClick={() => setBegin(monthAfter(begin, -1))}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <AvailabilityLegend />
        <IconButton
          label={t({ id: 'calendar.nextMonth', message: 'Next month' })}
          disabled={begin >= lastBegin}
          onClick={() => setBegin(monthAfter(begin, 1))}
        >
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </Flex>
      <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        {months.map((month) => (
          <AvailabilityMonth key={month} month={month} today={today} looks={looks} />
        ))}
      </Grid>
      <PeriodWords periods={availability.periods} past={from > first ? [first, dayAfter(from, -1)] : null} />
      <Text look="caption" tone="muted">
        <Trans id="availability.updatedOn">By the venue’s calendar, updated on {updated}.</Trans>
      </Text>
    </Stack>
  );
}

type PeriodWordsProps = {
  periods: readonly Period[];
  /** The first and the last of the days that have passed. */
  past: readonly [string, string] | null;
};

/** What has passed and what is not free, in words. */
function PeriodWords({ periods, past }: PeriodWordsProps) {
  const { t } = useLingui();
  const { and, shortDateRange } = useFormats();
  const told = (state: Period['state']) =>
    and(
      periods
        .filter((period) => period.state === state)
        .map(({ startsOn, endsOn }) => shortDateRange(startsOn, endsOn)),
    );
  const [taken, held] = [told('UNAVAILABLE'), told('OPTION')];
  const gone = past && shortDateRange(...past);
  const allFree = gone
    ? t({ id: 'availability.restFree', message: 'All other days of these months are free.' })
    : t({ id: 'availability.allFree', message: 'Everything is free in these months.' });
  return (
    <Text look="small">
      {[
        gone && t({ id: 'availability.pastDays', message: `Past: ${gone}.` }),
        taken && t({ id: 'availability.takenDays', message: `Not available: ${taken}.` }),
        held && t({ id: 'availability.heldDays', message: `In option: ${held}.` }),
        !taken && !held && allFree,
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
  );
}
