import { Trans } from '@lingui/react/macro';
import { FAVOURITES_COUNT } from '../../../../schema/constants.ts';
import { SEARCH_PATH } from '../../../lib/addresses.ts';
import { useCameBack } from '../../../lib/came-back.ts';
import { Grid, Item } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { styled } from '../../../ui/styled.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { FavouriteCard, type CardAction } from './favourite-card.tsx';
import type { HomePageQuery } from './home.gen.ts';
import { HomeSection } from './home-section.tsx';

const COLUMNS = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' };

/** As in the list of venues, a card far below is not laid out yet. */
const Listed = styled(Item, {
  variants: {
    later: {
      true: { '&:nth-of-type(n + 4) > article': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 25rem' } },
    },
  },
});

type FavouritesProps = { venues: HomePageQuery['home']['favourites'] | undefined; action: CardAction };

/** Venues that the editors love, some of them by chance. `venues` is missing while they are on their way. */
export function Favourites({ venues, action }: FavouritesProps) {
  const back = useCameBack();
  return (
    <HomeSection
      title={<Trans id="home.favourites">Our favourites</Trans>}
      aside={
        <Link to={SEARCH_PATH}>
          <Trans id="home.browse">Browse the venues</Trans>
        </Link>
      }
    >
      {venues?.length === 0 ? (
        <Text tone="muted">
          <Trans id="home.noFavourites">No featured establishments available</Trans>
        </Text>
      ) : (
        <Grid as="ul" listStyle="none" gridTemplateColumns={COLUMNS} gap={{ base: '4', md: '5' }}>
          {venues
            ? venues.map((venue) => (
                <Listed key={venue.id} later={!back}>
                  <FavouriteCard venue={venue} action={action} />
                </Listed>
              ))
            : Array.from({ length: FAVOURITES_COUNT }, (_, index) => (
                <Item key={index} aria-hidden>
                  <Skeleton height="20rem" borderRadius="md" />
                </Item>
              ))}
        </Grid>
      )}
    </HomeSection>
  );
}
