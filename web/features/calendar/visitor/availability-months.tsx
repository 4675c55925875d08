import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useState } from 'react';
import { CALENDAR } from '../../../../schema/calendar-limits.ts';
import { dayAfter, dayOfHalf, halfOf, spanOf, type Half } from '../../../../schema/half-days.ts';
import { AVAILABILITIES } from '../../../lib/calendar-labels.ts';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Flex, Grid, Row, Span, Stack } from '../../../ui/box.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { monthAfter, monthOf, weeksOf } from '../month-days.ts';
import { lastDay } from './asked-days.ts';
import { useVenueAvailabilityQuery, type VenueAvailabilityQuery } from './availability.gen.ts';

type Period = NonNullable<VenueAvailabilityQuery['venue']>['availability']['periods'][number];
type Look = 'FREE' | 'OPTION' | 'UNAVAILABLE';

const SHOWN = 2;

const Day = styled('span', {
  base: {
    display: 'grid',
    gridTemplateRows: '1fr 1fr',
    position: 'relative',
    height: '8',
    borderRadius: 'sm',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'rule',
  },
  variants: {
    outside: { true: { visibility: 'hidden' } },
    past: { true: { '& > :not(:last-child)': { opacity: '0.5' } } },
  },
});

const HalfMark = styled('span', {
  variants: {
    look: {
      FREE: { bg: 'sage.tint' },
      OPTION: { bg: 'gold.tint' },
      UNAVAILABLE: { bg: 'rule', boxShadow: 'inset 3px 0 0 var(--p-colors-rule-strong)' },
    },
  },
});

const Number = styled('span', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    fontSize: 'xs',
    color: 'ink',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { taken: { true: { textDecoration: 'line-through' } } },
});

type AvailabilityMonthsProps = {
  slug: string;
  today: string;
  /** The day that is asked for, which is brought into view; null = none. */
  asked: string | null;
};

/** Two months of a venue, drawn and in words, and the way to others. */
export function AvailabilityMonths({ slug, today, asked }: AvailabilityMonthsProps) {
  const { t } = useLingui();
  const { date, month: monthName } = useFormats();
  const stateName = useTerm(AVAILABILITIES);
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
  const { data, previousData, loading } = useVenueAvailabilityQuery({
    variables: { slug, from: begin === monthOf(today) ? today : `${begin}-01`, to, people: null },
  });
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
        <Row gap="3" fontSize="xs" color="ink.muted" justifyContent="center">
          {(['FREE', 'OPTION', 'UNAVAILABLE'] as const).map((look) => (
            <Row key={look} gap="1.5">
              <HalfMark look={look} aria-hidden width="4" height="4" borderRadius="sm" />
              <Span>{stateName(look)}</Span>
            </Row>
          ))}
        </Row>
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
          <Stack key={month} gap="2">
            <Heading as="h3" look="h4" textAlign="center">
              {monthName(month)}
            </Heading>
            <Grid aria-hidden gap="2px" gridTemplateColumns="repeat(7, minmax(0, 1fr))">
              {weeksOf(month)
                .flat()
                .map((day) => {
                  const look = looks.get(day);
                  const [morning, afternoon] = [look?.MORNING ?? 'FREE', look?.AFTERNOON ?? 'FREE'];
                  return (
                    <Day key={day} outside={monthOf(day) !== month} past={day < today}>
                      <HalfMark look={morning} />
                      <HalfMark look={afternoon} />
                      <Number taken={morning === 'UNAVAILABLE' && afternoon === 'UNAVAILABLE'}>
                        {globalThis.Number(day.slice(8))}
                      </Number>
                    </Day>
                  );
                })}
            </Grid>
          </Stack>
        ))}
      </Grid>
      <PeriodWords periods={availability.periods} />
      <Text look="caption" tone="muted">
        <Trans id="availability.updatedOn">By the venue’s calendar, updated on {updated}.</Trans>
      </Text>
    </Stack>
  );
}

/** What is not free, in words. */
function PeriodWords({ periods }: { periods: readonly Period[] }) {
  const { t } = useLingui();
  const { and, shortDateRange } = useFormats();
  const told = (state: Period['state']) =>
    and(
      periods
        .filter((period) => period.state === state)
        .map(({ startsOn, endsOn }) => shortDateRange(startsOn, endsOn)),
    );
  const [taken, held] = [told('UNAVAILABLE'), told('OPTION')];
  return (
    <Text look="small">
      {[
        taken && t({ id: 'availability.takenDays', message: `Not available: ${taken}.` }),
        held && t({ id: 'availability.heldDays', message: `In option: ${held}.` }),
        !taken && !held && t({ id: 'availability.allFree', message: 'Everything is free in these months.' }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
  );
}

function looksOf(periods: readonly Period[]): ReadonlyMap<string, Partial<Record<Half, Look>>> {
  const looks = new Map<string, Partial<Record<Half, Look>>>();
  for (const { state, ...period } of periods) {
    const { first, last } = spanOf(period);
    const look = state === 'OPTION' ? 'OPTION' : 'UNAVAILABLE';
    for (let half = first; half <= last; half++)
      looks.set(dayOfHalf(half), { ...looks.get(dayOfHalf(half)), [halfOf(half)]: look });
  }
  return looks;
}
