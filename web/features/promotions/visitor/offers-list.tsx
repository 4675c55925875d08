import { Grid } from '../../../ui/box.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OfferCard } from './offer-card.tsx';
import type { Offer } from './offer.ts';

const COLUMNS = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' };
/** Two rows of a wide screen. */
const SKELETONS = 6;

/** Offers side by side. */
export function OffersList({ offers }: { offers: readonly Offer[] }) {
  return (
    <Grid as="ul" listStyle="none" gridTemplateColumns={COLUMNS} gap={{ base: '5', lg: '6' }}>
      {offers.map((offer, index) => (
        <li key={offer.promotion.id}>
          <OfferCard offer={offer} eager={index === 0} />
        </li>
      ))}
    </Grid>
  );
}

/** The shape of the list while it is on its way. */
export function OffersSkeleton() {
  return (
    <Grid gridTemplateColumns={COLUMNS} gap={{ base: '5', lg: '6' }} aria-hidden>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Skeleton key={index} height="30rem" borderRadius="md" />
      ))}
    </Grid>
  );
}
