import { useSyncExternalStore } from 'react';
import type { KeptVenue } from './kept-venue.ts';
import { keptVenues, lastChange, noVenues, subscribe, type ShortlistChange } from './shortlist-store.ts';

/** The venues that the visitor keeps, in the order in which he added them; empty on the server and in the first render over its page. */
export function useShortlist(): readonly KeptVenue[] {
  return useSyncExternalStore(subscribe, keptVenues, noVenues);
}

/** What the visitor did last to their list on this page; null when nothing. */
export function useShortlistChange(): ShortlistChange | null {
  return useSyncExternalStore(subscribe, lastChange, () => null);
}
