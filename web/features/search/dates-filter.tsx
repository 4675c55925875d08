import { styled } from '../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import { isPeriod } from '../../../schema/search-dates.ts';
import { CALENDAR } from '../../../schema/calendar-limits.ts';
import { useFormats } from '../../lib/formats.ts';
import { usePageInfo } from '../../lib/page-info.tsx';
import { useEarlyValue } from '../../lib/use-early-value.ts';
import { Box, Stack } from '../../ui/box.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { monthAfter, monthOf } from '../calendar/month-days.ts';
import { lastDay } from '../calendar/visitor/asked-days.ts';
import { useDayCounts } from './dates-label.ts';
import { daysFrom, inMonth, lastDayFrom, monthOfDates, NO_CHOICE, soundDates, type EventDates } from './event-dates.ts';
import { FacetGroup } from './facet-group.tsx';
import { FacetOptions } from './facet-options.tsx';
import type { SearchFacetsFragment } from './search-facets.gen.ts';
import type { SearchParams } from './search-params.ts';
import { TypedFilter } from './typed-filter.tsx';
import type { ChangeSearch } from './use-search.ts';

const FLEXIBLE = [1, 2, 3, 7, 14];
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const LENGTHS = [1, 2, 3, 4, 5];

const Two = styled('div', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } });
/** Two days side by side where both are seen whole. */
const Days = styled('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))' },
});

type DatesFilterProps = {
  params: SearchParams;
  facets: SearchFacetsFragment | undefined;
  change: ChangeSearch;
};

/** When the event takes place: on some days, or on some day of a month. */
export default function DatesFilter({ params: { dates }, facets, change }: DatesFilterProps) {
  const { t } = useLingui();
  const { today } = usePageInfo();
  const { month: monthName, weekday } = useFormats();
  const { lasting, moved } = useDayCounts();
  const set = (make: (now: EventDates | null) => EventDates | null) => change((now) => ({ dates: make(now.dates) }));
  const alter = (part: Partial<EventDates>) => set((now) => now && { ...now, ...part });
  const months = Array.from({ length: CALENDAR.monthsAhead + 1 }, (_, index) => monthAfter(monthOf(today), index));
  const month = dates && monthOfDates(dates, today);
  const isTime = dates !== null && isPeriod(dates);
  const stateCount = (state: string) => facets?.availabilities.find(({ value }) => value === state)?.count ?? 0;

  return (
    <FacetGroup title={t({ id: 'filters.dates', message: 'Dates' })} active={dates ? 1 : 0} open>
      <Stack gap="3">
        <Days>
          <DayField
            label={t({ id: 'filters.from', message: 'From' })}
            name="startDate"
            value={dates?.startDate ?? ''}
            min={today}
            max={lastDay(today)}
            onDay={(day) =>
              set((now) =>
                day
                  ? soundDates({ ...NO_CHOICE, ...now, startDate: day, endDate: endAfter(now, day, today) }, today)
                  : null,
              )
            }
          />
          <DayField
            label={t({ id: 'filters.to', message: 'To' })}
            name="endDate"
            value={dates && dates.endDate !== dates.startDate ? dates.endDate : ''}
            min={dates?.startDate ?? today}
            max={lastDayFrom(dates?.startDate ?? today, today)}
            onDay={(day) => set((now) => now && soundDates({ ...now, endDate: day ?? now.startDate }, today))}
          />
        </Days>
        <Box css={{ '@media (scripting: none)': { display: 'none' } }}>
          <Field label={t({ id: 'filters.month', message: 'Or some day of a month' })}>
            <Choice
              value={month ?? ''}
              none={t({ id: 'filters.noMonth', message: 'No month' })}
              options={months.map((one) => [one, monthName(one)])}
              onChoose={(chosen) =>
                set((now) => (chosen ? { ...NO_CHOICE, ...now, flexibleDays: 0, ...inMonth(chosen, today) } : null))
              }
            />
          </Field>
        </Box>
        {isTime ? (
          <Two>
            <Field label={t({ id: 'filters.weekday', message: 'Begins on a' })}>
              <Choice
                name="weekday"
                value={dates.weekdays.join(',')}
                none={t({ id: 'filters.anyWeekday', message: 'Any day' })}
                options={optionsWith(
                  WEEKDAYS.map((day) => [String(day), weekday(day)]),
                  [dates.weekdays.join(','), dates.weekdays.map(weekday).join(', ')],
                )}
                onChoose={(chosen) =>
                  set(
                    (now) =>
                      now && { ...now, weekdays: chosen.split(',').filter(Boolean).map(Number), days: now.days ?? 1 },
                  )
                }
              />
            </Field>
            <Field label={t({ id: 'filters.length', message: 'Lasts' })}>
              <Choice
                name="days"
                value={String(dates.days ?? 1)}
                options={[...new Set([...LENGTHS, dates.days ?? 1])]
                  .filter((days) => days <= daysFrom(dates.startDate, dates.endDate))
                  .map((days) => [String(days), lasting(days)])}
                onChoose={(chosen) => alter({ days: Number(chosen) })}
              />
            </Field>
          </Two>
        ) : (
          dates && (
            <Field label={t({ id: 'filters.flexible', message: 'Flexibility' })}>
              <Choice
                name="flexibleDays"
                value={dates.flexibleDays ? String(dates.flexibleDays) : ''}
                none={t({ id: 'filters.exactDates', message: 'These dates exactly' })}
                options={[...new Set([...FLEXIBLE, dates.flexibleDays])]
                  .filter(Boolean)
                  .toSorted((a, b) => a - b)
                  .map((days) => [String(days), moved(days)])}
                onChoose={(chosen) => alter({ flexibleDays: Number(chosen) })}
              />
            </Field>
          )
        )}
        {dates && (
          <FacetOptions
            name="onlyAvailable"
            options={[
              {
                slug: 'true',
                label: t({ id: 'filters.onlyAvailable', message: 'Only venues confirmed as available' }),
                // Counts of a search without dates know none.
                count: facets?.availabilities.length ? stateCount('FREE') : undefined,
                checked: dates.onlyAvailable,
                toggle: () => set((now) => now && { ...now, onlyAvailable: !now.onlyAvailable }),
              },
            ]}
          />
        )}
      </Stack>
    </FacetGroup>
  );
}

type DayFieldProps = {
  label: string;
  name: string;
  value: string;
  min: string;
  max: string;
  /** Null = the field was emptied. */
  onDay: (day: string | null) => void;
};

function DayField({ label, name, value, min, max, onDay }: DayFieldProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const isChoice = (day: string) => day === '' || (day >= min && day <= max);
  const [first, last] = [date(min), date(max)];
  return (
    <TypedFilter
      label={label}
      errorOf={(day) =>
        isChoice(day) ? null : t({ id: 'filters.dayError', message: `Give a day from ${first} to ${last}.` })
      }
      name={name}
      type="date"
      min={min}
      max={max}
      value={value}
      // A year that is being typed ("0002") is no choice yet.
      clean={(day) => (isChoice(day) ? day : value)}
      onSettled={(day) => onDay(day || null)}
    />
  );
}

type ChoiceProps = {
  name?: string;
  value: string;
  /** What the empty choice is called; nothing = there is none. */
  none?: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
};

function Choice({ name, value, none, options, onChoose }: ChoiceProps) {
  const field = useEarlyValue<HTMLSelectElement>(value, onChoose);
  return (
    <Select ref={field} name={name} value={value} onChange={({ target }) => onChoose(target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {options.map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </Select>
  );
}

/** The options with the one of the address, which they may lack: "2,4". */
function optionsWith(
  options: readonly (readonly [string, string])[],
  [value, label]: readonly [string, string],
): readonly (readonly [string, string])[] {
  return value === '' || options.some(([one]) => one === value) ? options : [...options, [value, label]];
}

/** The end that stays where it lies after another beginning, as far as both may be asked. */
function endAfter(now: EventDates | null, startDate: string, today: string): string {
  return now && now.endDate >= startDate && now.endDate <= lastDayFrom(startDate, today) ? now.endDate : startDate;
}
