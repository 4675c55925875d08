import { useEffect, useRef } from 'react';
import { useRecordVenueViewMutation } from './view-recorder.gen.ts';

/** Counts a view of the page of a venue, for the dashboard of its owner. */
export function ViewRecorder({ venueId }: { venueId: string }): null {
  const told = useRef<string | null>(null);
  // Nobody reads the answer: written to the cache, it would have every query of the page read again.
  const [record] = useRecordVenueViewMutation({ fetchPolicy: 'no-cache' });
  useEffect(() => {
    if (told.current === venueId) return;
    told.current = venueId;
    // A view that is not counted is no error.
    record({ variables: { input: { id: venueId } } }).catch(() => {});
  }, [record, venueId]);
  return null;
}
