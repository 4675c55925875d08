import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useTerm } from '../../lib/terms.ts';
import { AMENITIES, type Amenity } from '../../lib/venue-terms.ts';
import { Grid, Item, List, Span, Stack } from '../../ui/box.ts';
import { Heading } from '../../ui/text.tsx';
import { AMENITY_ICONS } from './amenity-icons.ts';
import { Section } from './section.tsx';

const GROUP_TITLES = {
  services: msg({ id: 'venue.services', message: 'Services' }),
  equipment: msg({ id: 'venue.equipment', message: 'Equipment' }),
  comfort: msg({ id: 'venue.comfort', message: 'Access and comfort' }),
  leisure: msg({ id: 'venue.leisure', message: 'Outdoors and leisure' }),
} as const;

type Group = keyof typeof GROUP_TITLES;

const GROUPS = {
  services: [
    'CATERING',
    'RESTAURANT',
    'BAR',
    'ROOM_SERVICE',
    'CONCIERGE',
    'TECHNICIAN',
    'SHUTTLE',
    'EXCLUSIVE_HIRE',
    'PETS_ALLOWED',
  ],
  equipment: ['WIFI', 'PROJECTOR', 'SOUND_SYSTEM', 'VIDEO_CONFERENCE', 'STAGE', 'DANCE_FLOOR'],
  comfort: ['PARKING', 'CHARGING_STATION', 'STEP_FREE_ACCESS', 'LIFT', 'AIR_CONDITIONING', 'HELIPAD'],
  leisure: [
    'TERRACE',
    'GARDEN',
    'SEA_VIEW',
    'MOUNTAIN_VIEW',
    'SECLUDED',
    'INDOOR_POOL',
    'OUTDOOR_POOL',
    'SPA',
    'FITNESS',
    'TENNIS',
    'GOLF',
  ],
} as const satisfies Record<Group, readonly Amenity[]>;

/** Each service and installation stands in one of the groups; a test counts them. */
export const AMENITY_GROUPS = Object.entries(GROUPS) as [Group, readonly Amenity[]][];

/** What the venue offers, by theme. */
export function Amenities({ amenities }: { amenities: readonly Amenity[] }) {
  const amenityName = useTerm(AMENITIES);
  const groupTitle = useTerm(GROUP_TITLES);
  const offered = new Set(amenities);
  const groups = AMENITY_GROUPS.map(([group, values]) => ({
    group,
    values: values.filter((value) => offered.has(value)),
  })).filter(({ values }) => values.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section id="services" title={<Trans id="venue.amenities">Services and facilities</Trans>}>
      <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap="8" rowGap="7">
        {groups.map(({ group, values }) => (
          <Stack key={group} gap="3">
            <Heading as="h3" look="h4">
              {groupTitle(group)}
            </Heading>
            <List display="grid" gap="2.5">
              {values.map((value) => {
                const Icon = AMENITY_ICONS[value];
                return (
                  <Item key={value} display="flex" alignItems="center" gap="3">
                    <Span color="copper.text" display="inline-flex" flexShrink="0">
                      <Icon size={20} strokeWidth={1.75} aria-hidden />
                    </Span>
                    {amenityName(value)}
                  </Item>
                );
              })}
            </List>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}
