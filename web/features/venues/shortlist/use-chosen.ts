import { useState } from 'react';
import { COMPARISON_MAX_VENUES } from '../../../../schema/constants.ts';
import type { KeptVenue } from './kept-venue.ts';

/** Which venues of the list the next step is for. Until one is ticked: all of them, when they fit into a comparison. */
export function useChosen(venues: readonly KeptVenue[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null);
  const all = venues.length <= COMPARISON_MAX_VENUES;
  const chosen = venues.filter(({ id }) => ticked?.has(id) ?? all);
  return {
    chosen,
    chooseAll: (whole: boolean) => setTicked(new Set(whole ? venues.map(({ id }) => id) : [])),
    toggle: (id: string) => {
      const next = new Set(chosen.map((venue) => venue.id));
      if (!next.delete(id)) next.add(id);
      setTicked(next);
    },
  };
}
