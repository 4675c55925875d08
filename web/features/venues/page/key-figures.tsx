import { styled } from '../../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { useInLayout } from '../../../lib/suited-capacity.ts';
import { mostIn } from './rooms.ts';
import type { Venue } from './venue.ts';

const Figures = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(8rem, 1fr))' },
    gap: '1px',
    bg: 'rule',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    overflow: 'hidden',
  },
});

/** The value above its name, though the name comes first for those who listen. */
const Figure = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '1.5',
    bg: 'surface',
    px: { base: '4', md: '5' },
    py: { base: '4', md: '5' },
    // An odd one at the end fills its line.
    '&:last-of-type:nth-of-type(odd)': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});

const Name = styled('dt', { base: { textStyle: 'small', color: 'ink.muted' } });
const Value = styled('dd', { base: { textStyle: 'figure', fontSize: '3xl', color: 'ink' } });

/** The numbers that planners look for first; unknown ones are left out. */
export function KeyFigures({ venue }: { venue: Pick<Venue, 'rooms' | 'roomCount' | 'bedrooms' | 'sleeps'> }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { layouts } = useEventBrief();
  const inLayout = useInLayout();
  const most = mostIn(venue.rooms, layouts);
  const how = most ? inLayout(most.layout) : '';
  const figures = [
    { name: t({ id: 'venue.largestIn', message: `people ${how} in one room` }), value: most?.capacity ?? 0 },
    { name: t({ id: 'venue.roomCount', message: 'meeting rooms' }), value: venue.roomCount },
    { name: t({ id: 'venue.bedrooms', message: 'bedrooms' }), value: venue.bedrooms },
    { name: t({ id: 'venue.sleeps', message: 'sleeping places' }), value: venue.sleeps },
  ].filter(({ value }) => value);
  if (figures.length === 0) return null;
  return (
    <Figures>
      {figures.map(({ name, value }) => (
        <Figure key={name}>
          <Name>{name}</Name>
          <Value>{number(value ?? 0)}</Value>
        </Figure>
      ))}
    </Figures>
  );
}
