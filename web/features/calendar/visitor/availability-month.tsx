import { styled } from '../../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import { dayOfHalf, halfOf, spanOf, type Half } from '../../../../schema/half-days.ts';
import { AVAILABILITIES } from '../../../lib/calendar-labels.ts';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Grid, Row, Span, Stack } from '../../../ui/box.ts';
import { Heading } from '../../../ui/text.tsx';
import { monthOf, weeksOf } from '../month-days.ts';
import type { VenueAvailabilityQuery } from './availability.gen.ts';

export type Period = NonNullable<VenueAvailabilityQuery['venue']>['availability']['periods'][number];
type Look = 'FREE' | 'OPTION' | 'UNAVAILABLE';
export type DayLooks = ReadonlyMap<string, Partial<Record<Half, Look>>>;

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
    past: { true: { borderStyle: 'dashed' } },
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
  variants: { taken: { true: { textDecoration: 'line-through' } }, past: { true: { color: 'ink.muted' } } },
});

/** What the looks of days mean. */
export function AvailabilityLegend() {
  const { t } = useLingui();
  const stateName = useTerm(AVAILABILITIES);
  return (
    <Row gap="3" fontSize="xs" color="ink.muted" justifyContent="center" flexWrap="wrap">
      {(['FREE', 'OPTION', 'UNAVAILABLE'] as const).map((look) => (
        <Row key={look} gap="1.5">
          <HalfMark look={look} aria-hidden width="4" height="4" borderRadius="sm" />
          <Span>{stateName(look)}</Span>
        </Row>
      ))}
      <Row gap="1.5">
        <Day past aria-hidden width="4" height="4" />
        <Span>{t({ id: 'availability.past', message: 'past' })}</Span>
      </Row>
    </Row>
  );
}

/** A month as it is seen; what is not free stands in words beside it. */
export function AvailabilityMonth({ month, today, looks }: { month: string; today: string; looks: DayLooks }) {
  const { month: monthName, shortWeekday } = useFormats();
  const weeks = weeksOf(month);
  return (
    <Stack gap="2">
      <Heading as="h3" look="h4" textAlign="center">
        {monthName(month)}
      </Heading>
      <Grid aria-hidden data-month={month} gap="2px" gridTemplateColumns="repeat(7, minmax(0, 1fr))">
        {weeks[0]!.map((day) => (
          <Span key={day} fontSize="xs" color="ink.muted" textAlign="center">
            {shortWeekday(day)}
          </Span>
        ))}
        {weeks.flat().map((day) => {
          const past = day < today;
          const look = looks.get(day);
          const [morning, afternoon] = [look?.MORNING ?? 'FREE', look?.AFTERNOON ?? 'FREE'];
          return (
            <Day key={day} data-day={day} outside={monthOf(day) !== month} past={past}>
              {!past && <HalfMark look={morning} />}
              {!past && <HalfMark look={afternoon} />}
              <Number past={past} taken={!past && morning === 'UNAVAILABLE' && afternoon === 'UNAVAILABLE'}>
                {globalThis.Number(day.slice(8))}
              </Number>
            </Day>
          );
        })}
      </Grid>
    </Stack>
  );
}

export function looksOf(periods: readonly Period[]): DayLooks {
  const looks = new Map<string, Partial<Record<Half, Look>>>();
  for (const { state, ...period } of periods) {
    const { first, last } = spanOf(period);
    const look = state === 'OPTION' ? 'OPTION' : 'UNAVAILABLE';
    for (let half = first; half <= last; half++)
      looks.set(dayOfHalf(half), { ...looks.get(dayOfHalf(half)), [halfOf(half)]: look });
  }
  return looks;
}
