import { lazy, Suspense } from 'react';
import { VenueDetails } from '../../features/venue-page/venue-details.tsx';
import { loadChunk } from '../../lib/chunks.ts';
import type { Venue } from '../../features/venue-page/venue.ts';

const LocationMap = lazy(() => loadChunk(() => import('../../features/venue-page/location-map.tsx')));

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
