import { styled } from '../../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Half } from '../../../../schema/half-days.ts';
import { useFormats } from '../../../lib/formats.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Span } from '../../../ui/box.ts';
import { VisuallyHidden } from '../../../ui/text.tsx';
import type { DayState, HalfState } from './day-states.ts';
import { monthOf, weeksOf } from '../month-days.ts';
import type { CalendarLabels } from './use-calendar-labels.ts';
import { useDayRange, type DayRange } from './use-day-range.ts';

const Table = styled('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: { base: '2px', md: '1' },
    userSelect: 'none',
    touchAction: 'pan-y',
  },
});

const WeekdayHead = styled('th', {
  base: { py: '2', fontSize: 'xs', fontWeight: '600', color: 'ink.muted', textAlign: 'center' },
});

const Day = styled('td', {
  base: {
    position: 'relative',
    p: '1',
    height: { base: '4.25rem', md: '5.75rem' },
    verticalAlign: 'top',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { borderColor: 'rule.strong' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px', zIndex: '1' },
    '&[aria-selected=true]': { bg: 'copper.tint', borderColor: 'copper.text' },
    '@media (forced-colors: active)': { '&[aria-selected=true]': { outline: '2px solid' } },
  },
  variants: { outside: { true: { bg: 'transparent' } } },
});

const Number = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '5',
    height: '5',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 'full',
  },
  variants: { today: { true: { bg: 'ink', color: 'ink.on', fontWeight: '600' } } },
});

const HalfBar = styled('span', {
  base: {
    display: 'block',
    mt: '1',
    px: '1',
    minHeight: { base: '1.125rem', md: '5' },
    fontSize: { base: '0.6875rem', md: 'xs' },
    lineHeight: { base: '1.125rem', md: '1.25rem' },
    fontWeight: '600',
    overflow: 'hidden',
    textOverflow: 'clip',
    whiteSpace: 'nowrap',
    borderRadius: 'sm',
  },
  variants: {
    look: {
      BOOKED: { bg: 'ink', color: 'ink.on' },
      OPTION: {
        bg: 'gold.tint',
        color: 'gold.text',
        outline: '1px dashed',
        outlineColor: 'gold.text',
        outlineOffset: '-1px',
      },
      CLOSED: {
        bg: 'sunken',
        color: 'ink.muted',
        outline: '1px solid',
        outlineColor: 'rule.strong',
        outlineOffset: '-1px',
      },
      FREE: {},
    },
  },
});

type MonthGridProps = {
  /** YYYY-MM */
  month: string;
  /** The day that has the place of the focus. */
  day: string;
  days: ReadonlyMap<string, DayState>;
  words: CalendarLabels;
  isLoading: boolean;
  onDay: (day: string) => void;
  onChoose: (range: DayRange) => void;
};

const NOTHING: DayState = {};

/** A month of a calendar: a grid whose cells are days, each with its two halves. */
export function MonthGrid({ month, day, days, words, isLoading, onDay, onChoose }: MonthGridProps) {
  const { t } = useLingui();
  const { weekday, shortWeekday, date } = useFormats();
  const { today } = usePageInfo();
  const { range, clear, grid } = useDayRange({
    month,
    day,
    onDay,
    onChoose: (chosen) => {
      clear();
      onChoose(chosen);
    },
  });
  const weeks = useMemo(() => weeksOf(month), [month]);
  return (
    <Table
      {...grid}
      role="grid"
      aria-multiselectable
      aria-busy={isLoading || undefined}
      aria-label={t({ id: 'calendar.grid', message: 'Days of the month' })}
    >
      <thead>
        <tr>
          {weeks[0]!.map((each, index) => (
            <WeekdayHead key={each} scope="col" abbr={weekday(index + 1)}>
              {shortWeekday(each)}
            </WeekdayHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each, index) => {
              const state = days.get(each) ?? NOTHING;
              return (
                <Day
                  key={each}
                  role="gridcell"
                  data-day={each}
                  tabIndex={each === day ? 0 : -1}
                  outside={monthOf(each) !== month}
                  aria-selected={range.from < range.to && range.from <= each && each <= range.to}
                  aria-current={each === today ? 'date' : undefined}
                >
                  <Number today={each === today} aria-hidden>
                    {globalThis.Number(each.slice(8))}
                  </Number>
                  <VisuallyHidden>{words.day(each, `${weekday(index + 1)} ${date(each)}`, state)}</VisuallyHidden>
                  <HalfMark half="MORNING" found={state.MORNING} words={words} />
                  <HalfMark half="AFTERNOON" found={state.AFTERNOON} words={words} />
                </Day>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A half of a day: its state as a coloured bar with its first letter, or its name where there is room. */
function HalfMark({ half, found, words }: { half: Half; found: HalfState | undefined; words: CalendarLabels }) {
  if (!found || found.entry.isExpired) return <HalfBar aria-hidden look="FREE" data-half={half} />;
  const name = words.stateOf(found.entry);
  return (
    <HalfBar aria-hidden look={found.entry.state} data-half={half} textAlign={{ base: 'center', md: 'left' }}>
      <Span display={{ base: 'inline', md: 'none' }}>{name.slice(0, 1)}</Span>
      <Span display={{ base: 'none', md: 'inline' }}>{words.room(found.entry.roomId) ?? name}</Span>
    </HalfBar>
  );
}
