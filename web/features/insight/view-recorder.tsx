import { useEffect, useRef } from 'react';
import { useRecordVenueViewMutation } from './view-recorder.gen.ts';

/** Tells the owner, through the counts of his dashboard, that somebody looks at his venue. */
export function ViewRecorder({ venueId }: { venueId: string }): null {
  const told = useRef<string | null>(null);
  const [record] = useRecordVenueViewMutation();
  useEffect(() => {
    if (told.current === venueId) return;
    told.current = venueId;
    // A view that is not counted is nobody's trouble.
    record({ variables: { venueId } }).catch(() => {});
  }, [record, venueId]);
  return null;
}
