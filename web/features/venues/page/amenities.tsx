import { css } from '#styled/css';
import { Trans } from '@lingui/react/macro';
import { AMENITY_GROUP_TITLES, AMENITY_GROUPS, type AmenityGroup } from '../../../lib/amenity-groups.ts';
import { useTerm } from '../../../lib/terms.ts';
import { AMENITIES, type Amenity } from '../../../lib/venue-terms.ts';
import { Grid, Item, List, Span, Stack } from '../../../ui/box.ts';
import { Heading } from '../../../ui/text.tsx';
import { AMENITY_ICONS } from './amenity-icons.ts';
import { Section } from './section.tsx';

const HEIGHT = css({ containIntrinsicHeight: { base: 'auto 41rem', md: 'auto 24rem' } });

const GROUPS = Object.entries(AMENITY_GROUPS) as [AmenityGroup, readonly Amenity[]][];

/** What the venue offers, by theme. */
export function Amenities({ amenities }: { amenities: readonly Amenity[] }) {
  const amenityName = useTerm(AMENITIES);
  const groupTitle = useTerm(AMENITY_GROUP_TITLES);
  const offered = new Set(amenities);
  const groups = GROUPS.map(([group, values]) => ({
    group,
    values: values.filter((value) => offered.has(value)),
  })).filter(({ values }) => values.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section id="services" title={<Trans id="venue.amenities">Services and facilities</Trans>} usualHeight={HEIGHT}>
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
                      <Icon size={20} aria-hidden />
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
