import { Stack } from '../../../ui/box.ts';
import { Card } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CARD_COLUMNS, CARD_CONTAINER } from './card-layout.ts';

/** The shape of a card whose venue is on its way. */
export function VenueCardSkeleton() {
  return (
    <Card aria-hidden css={CARD_CONTAINER}>
      <div className={CARD_COLUMNS}>
        <Skeleton height="full" minHeight="10.5rem" borderRadius="none" />
        <Stack px={{ base: '4', md: '5' }} py="4" gap="3">
          <Skeleton width="30%" />
          <Skeleton height="6" width="60%" />
          <Skeleton width="90%" />
          <Skeleton height="6" width="50%" />
        </Stack>
      </div>
    </Card>
  );
}
