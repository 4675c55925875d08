import type { FragmentType } from '@apollo/client/masking';
import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { venueAddress } from '../../../lib/addresses.ts';
import { useEventBrief } from '../../../lib/event-brief.ts';
import { cityWithDepartment } from '../../../lib/place-names.ts';
import { suitedCapacity, useUpTo } from '../../../lib/suited-capacity.ts';
import { Box } from '../../../ui/box.ts';
import { Card } from '../../../ui/layout.tsx';
import { PriceFrom } from '../../../ui/price-from.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Text } from '../../../ui/text.tsx';
import { CardLink } from '../../../ui/card-link.tsx';
import { CardPicture } from './card-picture.tsx';
import { useVenueCardFragment, type VenueCardFragment } from './venue-card.gen.ts';

const Layout = styled('div', {
  base: { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', minHeight: '6.5rem' },
});

type VenueCardSmallProps = {
  venue: FragmentType<VenueCardFragment>;
  /** What stands at its corner: the heart of the shortlist, say. */
  corner?: ReactNode;
};

/** A venue in few words, on the map: picture, name, stars, city, the largest room. */
export function VenueCardSmall({ venue: reference, corner }: VenueCardSmallProps) {
  const { t } = useLingui();
  const venue = useVenueCardFragment(reference);
  const { name, slug, category: stars, largestRoomByLayout, priceFrom } = venue;
  const { layouts, briefed } = useEventBrief();
  const upTo = useUpTo();
  const most = suitedCapacity(largestRoomByLayout, layouts);
  return (
    <Card as="article" interactive className="group">
      <Layout>
        <CardPicture venue={venue} eager={false} look="thumbnail" />
        <Box p="3" pr={corner ? '12' : '3'} minWidth="0" display="flex" flexDirection="column" gap="1">
          <Text as="h3" look="small" fontWeight="600" tone="strong" lineClamp="2">
            <CardLink to={briefed(venueAddress(slug))}>{name}</CardLink>
          </Text>
          {stars !== null && (
            <Stars
              category={stars}
              label={t({ id: 'venue.stars', message: plural(stars, { one: '# star', other: '# stars' }) })}
            />
          )}
          <Text look="caption" tone="muted">
            {cityWithDepartment(venue)}
          </Text>
          {most && (
            <Text look="caption" tone="muted" fontVariantNumeric="tabular-nums">
              {upTo(most)}
            </Text>
          )}
          {priceFrom && (
            <Text look="caption" tone="muted">
              <PriceFrom priceFrom={priceFrom} />
            </Text>
          )}
        </Box>
      </Layout>
      {corner && (
        <Box position="absolute" top="1" right="1" zIndex={2}>
          {corner}
        </Box>
      )}
    </Card>
  );
}
