import type { FragmentType } from '@apollo/client/masking';
import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { venueAddress } from '../../../lib/addresses.ts';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { suitedCapacity, usePeopleIn } from '../../../lib/suited-capacity.ts';
import { cityWithDepartment } from '../../../lib/place-names.ts';
import { Box, Stack } from '../../../ui/box.ts';
import { CardLink } from '../../../ui/card-link.tsx';
import { Card } from '../../../ui/layout.tsx';
import { PriceFrom } from '../../../ui/price-from.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { VenuePicture } from '../../../ui/venue-picture.tsx';
import { useFavouriteVenueFragment, type FavouriteVenueFragment } from './home.gen.ts';

const SIZES = '(min-width: 80em) 292px, (min-width: 64em) 24vw, (min-width: 48em) 47vw, 100vw';

const Frame = styled('div', { base: { position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden', bg: 'sunken' } });

/** The stars, in a corner of the picture. */
const Rank = styled('div', {
  base: {
    position: 'absolute',
    left: '3',
    bottom: '3',
    display: 'flex',
    px: '2',
    py: '1',
    bg: 'surface',
    borderRadius: 'full',
  },
});

/** What else one can do with a venue, given by the page: stands in the upper corner of its picture. */
export type CardAction = (venue: Pick<FavouriteVenueFragment, 'id' | 'slug' | 'name'>) => ReactNode;

type FavouriteCardProps = { venue: FragmentType<FavouriteVenueFragment>; action: CardAction };

/** A favourite: its picture first; the whole card leads to the venue. */
export function FavouriteCard({ venue: reference, action }: FavouriteCardProps) {
  const { t } = useLingui();
  const venue = useFavouriteVenueFragment(reference);
  const { id, kind, photo, category, capacities, roomCount, bedrooms, priceFrom } = venue;
  const peopleIn = usePeopleIn();
  const { layouts } = useEventBrief();
  const most = suitedCapacity(capacities, layouts);
  const stars = category ?? 0;
  const figures = [
    most && peopleIn(most),
    roomCount > 0 &&
      t({ id: 'favourite.rooms', message: plural(roomCount, { one: '#\u00a0room', other: '#\u00a0rooms' }) }),
    bedrooms &&
      t({ id: 'favourite.bedrooms', message: plural(bedrooms, { one: '#\u00a0bedroom', other: '#\u00a0bedrooms' }) }),
  ].filter(Boolean);

  return (
    <Card as="article" interactive className="group" height="full" display="flex" flexDirection="column">
      <Frame>
        <Box position="absolute" inset="0">
          <VenuePicture id={id} kind={kind} photo={photo} sizes={SIZES} />
        </Box>
        {stars > 0 && (
          <Rank>
            <Stars
              category={stars}
              size={14}
              label={t({ id: 'venue.stars', message: plural(stars, { one: '# star', other: '# stars' }) })}
            />
          </Rank>
        )}
      </Frame>
      <Box position="absolute" top="3" right="3" zIndex="2">
        {action(venue)}
      </Box>
      <Stack gap="1" p="4" flex="1">
        <Heading as="h3" look="h3" fontSize="lg" overflowWrap="anywhere">
          <CardLink to={venueAddress(venue.slug)}>{venue.name}</CardLink>
        </Heading>
        <Text look="small" tone="muted">
          {cityWithDepartment(venue)}
        </Text>
        {figures.length > 0 && (
          <Text look="small" tone="subtle" mt="auto" pt="2">
            {figures.join('\u00a0· ')}
          </Text>
        )}
        {priceFrom && (
          <Text look="small" tone="muted" mt={figures.length > 0 ? undefined : 'auto'}>
            <PriceFrom priceFrom={priceFrom} />
          </Text>
        )}
      </Stack>
    </Card>
  );
}
