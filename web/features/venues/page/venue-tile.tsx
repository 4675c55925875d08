import type { FragmentType } from '@apollo/client/masking';
import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { venueAddress } from '../../../lib/addresses.ts';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { cityWithDepartment } from '../../../lib/place-names.ts';
import { suitedCapacity, useUpTo } from '../../../lib/suited-capacity.ts';
import { Box, Stack } from '../../../ui/box.ts';
import { CardLink } from '../../../ui/card-link.tsx';
import { Card } from '../../../ui/layout.tsx';
import { PriceFrom } from '../../../ui/price-from.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { VenuePicture } from '../../../ui/venue-picture.tsx';
import { useVenueTileFragment, type VenueTileFragment } from './venue-page.gen.ts';

const SIZES = '(min-width: 80em) 285px, (min-width: 48em) 46vw, 72vw';

/** Side by side where there is room; on narrow screens one swipes through them. */
export const Tiles = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridAutoFlow: { base: 'column', md: 'row' },
    gridAutoColumns: { base: 'min(75%, 18rem)', md: 'auto' },
    gridTemplateColumns: { base: 'none', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '3', md: '5' },
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    py: { base: '1', md: '0' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: '4',
    '& > li': { scrollSnapAlign: 'start', minWidth: '0' },
    // As in the list of venues: far below the first screen.
    '& > li > article': {
      contentVisibility: 'auto',
      containIntrinsicHeight: { base: 'auto 22rem', md: 'auto 26rem', lg: 'auto 22.5rem' },
    },
  },
});

/** Another venue, small: picture, name, place, size. The whole tile leads to it. */
export function VenueTile({ venue: reference }: { venue: FragmentType<VenueTileFragment> }) {
  const { t } = useLingui();
  const venue = useVenueTileFragment(reference);
  const { id, kind, photo, category, capacities, priceFrom } = venue;
  const { layouts, briefed } = useEventBrief();
  const upTo = useUpTo();
  const most = suitedCapacity(capacities, layouts);
  const stars = category ?? 0;
  return (
    <Card as="article" interactive className="group" height="full" display="flex" flexDirection="column">
      <Box position="relative" aspectRatio="4 / 3" overflow="hidden" bg="sunken">
        <VenuePicture id={id} kind={kind} photo={photo} sizes={SIZES} />
      </Box>
      <Stack gap="1" p="4" flex="1">
        <Heading as="h3" look="h3" fontSize="lg" lineClamp="3">
          <CardLink to={briefed(venueAddress(venue.slug))} lang="fr">
            {venue.name}
          </CardLink>
        </Heading>
        <Text look="small" tone="muted">
          {cityWithDepartment(venue)}
        </Text>
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mt="auto" pt="2">
          {stars > 0 && (
            <Stars
              category={stars}
              size={14}
              label={t({ id: 'venue.stars', message: plural(stars, { one: '# star', other: '# stars' }) })}
            />
          )}
          {most && (
            <Text as="span" look="small" tone="subtle">
              {upTo(most)}
            </Text>
          )}
        </Box>
        {priceFrom && (
          <Text look="small" tone="muted">
            <PriceFrom priceFrom={priceFrom} />
          </Text>
        )}
      </Stack>
    </Card>
  );
}
