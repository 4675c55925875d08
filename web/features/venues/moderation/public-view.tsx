import { Suspense } from 'react';
import { deferred } from '../../../lib/deferred.tsx';
import { VenueDetails } from '../page/venue-details.tsx';
import type { Venue } from '../page/venue.ts';

const LocationMap = deferred(() => import('../page/location-map.tsx'));

/** The page of a venue, drawn by what draws the public one. */
export function PublicView({ venue }: { venue: Venue }) {
  return (
    <VenueDetails
      venue={venue}
      preview
      map={
        venue.latitude !== null && (
          <Suspense fallback={null}>
            <LocationMap venue={venue} />
          </Suspense>
        )
      }
    />
  );
}
