import { styled } from '#styled/jsx';
import { Grid } from '../../../ui/box.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OfferCard } from './offer-card.tsx';
import type { Offer } from './offer.ts';
import { looksOf, ROUND } from './offer-looks.ts';

const COLUMNS = { base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' };
const Place = styled('li', {
  variants: {
    look: {
      lead: { gridColumn: { md: 'span 12' } },
      picture: { gridColumn: { md: 'span 6', lg: 'span 7' } },
      ticket: { gridColumn: { md: 'span 6', lg: 'span 5' } },
    },
  },
});

/** Offers in the rhythm of a magazine: no two rows alike. */
export function OffersList({ offers }: { offers: readonly Offer[] }) {
  const looks = looksOf(offers.length);
  return (
    <Grid as="ul" listStyle="none" gridTemplateColumns={COLUMNS} gap={{ base: '5', lg: '6' }}>
      {offers.map((offer, index) => {
        const look = looks[index] ?? 'lead';
        return (
          <Place key={offer.promotion.id} look={look}>
            <OfferCard offer={offer} look={look} mirrored={index % (2 * ROUND) >= ROUND} eager={index === 0} />
          </Place>
        );
      })}
    </Grid>
  );
}

/** The shape of the list while it is on its way. */
export function OffersSkeleton() {
  return (
    <Grid gridTemplateColumns={COLUMNS} gap={{ base: '5', lg: '6' }} aria-hidden>
      {looksOf(ROUND).map((look, index) => (
        <Place key={index} as="div" look={look}>
          <Skeleton height={look === 'lead' ? '26rem' : '30rem'} borderRadius="md" />
        </Place>
      ))}
    </Grid>
  );
}
