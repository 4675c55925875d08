import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Grid, Item, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import type { DayState, HalfState } from './day-states.ts';
import { monthAfter, monthOf, weeksOf } from '../month-days.ts';

const Cell = styled('span', {
  base: {
    display: 'grid',
    gridTemplateRows: '1fr 1fr',
    aspectRatio: '1',
    borderRadius: '2px',
    overflow: 'hidden',
    bg: 'sunken',
  },
  variants: { outside: { true: { visibility: 'hidden' } } },
});

const Half = styled('span', {
  variants: {
    look: {
      BOOKED: { bg: 'ink' },
      OPTION: { bg: 'gold' },
      CLOSED: { bg: 'rule.strong' },
      FREE: {},
    },
  },
});

const lookOf = (found: HalfState | undefined) => (found && !found.entry.isExpired ? found.entry.state : 'FREE');

type YearViewProps = {
  year: string;
  days: ReadonlyMap<string, DayState>;
  monthName: (month: string) => string;
  linkTo: (month: string) => string;
};

/** The months of a year, each drawn small, told in words, and a link to itself. */
export function YearView({ year, days, monthName, linkTo }: YearViewProps) {
  const { t } = useLingui();
  const told = (month: string) => {
    const counts = { BOOKED: 0, OPTION: 0, CLOSED: 0, FREE: 0 };
    for (const [day, { MORNING, AFTERNOON }] of days)
      if (monthOf(day) === month) for (const found of [MORNING, AFTERNOON]) counts[lookOf(found)]++;
    const { BOOKED, OPTION, CLOSED } = counts;
    const parts = [
      ...(BOOKED
        ? [
            t({
              id: 'calendar.bookedHalves',
              message: plural(BOOKED, { one: '# half day booked', other: '# half days booked' }),
            }),
          ]
        : []),
      ...(OPTION
        ? [t({ id: 'calendar.optionHalves', message: plural(OPTION, { one: '# in option', other: '# in option' }) })]
        : []),
      ...(CLOSED
        ? [t({ id: 'calendar.closedHalves', message: plural(CLOSED, { one: '# closed', other: '# closed' }) })]
        : []),
    ];
    return parts.join(', ') || t({ id: 'calendar.nothing', message: 'Nothing written' });
  };
  return (
    <Grid
      as="ul"
      listStyle="none"
      gap={{ base: '4', md: '6' }}
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(4, minmax(0, 1fr))',
      }}
    >
      {Array.from({ length: 12 }, (_, index) => monthAfter(`${year}-01`, index)).map((month) => (
        <Item key={month} p="3" bg="surface" border="1px solid" borderColor="rule" borderRadius="md">
          <Stack gap="2">
            <Link to={linkTo(month)} fontWeight="600" alignSelf="flex-start">
              {monthName(month)}
            </Link>
            <Grid aria-hidden gap="2px" gridTemplateColumns="repeat(7, minmax(0, 1fr))">
              {weeksOf(month)
                .flat()
                .map((day) => (
                  <Cell key={day} outside={monthOf(day) !== month}>
                    <Half look={lookOf(days.get(day)?.MORNING)} />
                    <Half look={lookOf(days.get(day)?.AFTERNOON)} />
                  </Cell>
                ))}
            </Grid>
            <Text look="caption" tone="muted">
              {told(month)}
            </Text>
          </Stack>
        </Item>
      ))}
    </Grid>
  );
}
