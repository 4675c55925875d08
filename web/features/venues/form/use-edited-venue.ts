import { useEffect, useState } from 'react';
import { useManagedVenueQuery } from '../content/venue-content.gen.ts';

/** Saves that go on after their form was left, by venue. */
const leftSaves = new Map<string, Promise<unknown>>();

/** The form of a venue was left while this is on its way. */
export function keepLeftSave(venueId: string, save: Promise<unknown>): void {
  leftSaves.set(venueId, save);
  void save.finally(() => {
    if (leftSaves.get(venueId) === save) leftSaves.delete(venueId);
  });
}

/** Whether nothing of a venue is on its way any more. */
function useLeftSaveDone(venueId: string): boolean {
  const [done, setDone] = useState<Promise<unknown> | null>(null);
  const save = leftSaves.get(venueId) ?? null;
  useEffect(() => {
    let current = true;
    void save?.finally(() => current && setDone(save));
    return () => {
      current = false;
    };
  }, [save]);
  return save === null || save === done;
}

/**
 * A venue for its form. Who comes back while the form that he left is still saving gets what it saved: two forms on one version would
 * refuse each other. Whole answers, not the cache's objects: both sides of a change have the same photos.
 */
export function useEditedVenue(id: string) {
  const skip = !useLeftSaveDone(id);
  return useManagedVenueQuery({ variables: { id }, fetchPolicy: 'no-cache', skip });
}
