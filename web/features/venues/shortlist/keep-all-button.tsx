import { useLingui } from '@lingui/react/macro';
import Heart from 'lucide-static/icons/heart.svg?react';
import { Button } from '../../../ui/button.tsx';
import type { KeptVenue } from './kept-venue.ts';
import { addToShortlist } from './shortlist-store.ts';
import { useShortlist } from './use-shortlist.ts';

/** Puts all venues of a list that was handed on into the visitor's own. */
export function KeepAllButton({ venues }: { venues: readonly KeptVenue[] }) {
  const { t } = useLingui();
  const kept = new Set(useShortlist().map(({ id }) => id));
  const all = venues.every(({ id }) => kept.has(id));
  return (
    <Button
      disabled={all}
      onClick={() => {
        for (const venue of venues) addToShortlist(venue);
      }}
      css={{ '@media (scripting: none)': { display: 'none' } }}
    >
      <Heart size={18} aria-hidden />
      {all
        ? t({ id: 'shortlist.keptAll', message: 'All are in my shortlist' })
        : t({ id: 'shortlist.keepAll', message: 'Add all to my shortlist' })}
    </Button>
  );
}
