import { styled } from '../../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import Heart from 'lucide-static/icons/heart.svg?react';
import { useHydrated } from '../../../lib/hydrated.ts';
import type { KeptVenue } from './kept-venue.ts';
import { addToShortlist, removeFromShortlist } from './shortlist-store.ts';
import { useShortlist } from './use-shortlist.ts';

const Toggle = styled(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      flexShrink: '0',
      minWidth: '11',
      minHeight: '11',
      border: '1px solid',
      bg: 'surface',
      color: 'ink',
      transition: 'common',
      transitionDuration: 'fast',
      _hover: { color: 'copper.text' },
      _pressed: { color: 'copper.text', '& svg': { fill: 'currentColor' } },
      // It lives in the browser alone: without a script there is nothing to press.
      '@media (scripting: none)': { visibility: 'hidden' },
      '@media print': { display: 'none' },
    },
    variants: {
      look: {
        /** Round, readable on a picture. */
        icon: { borderRadius: 'full', borderColor: 'rule', _hover: { borderColor: 'rule.strong' } },
        text: {
          borderRadius: 'md',
          borderColor: 'rule.strong',
          px: '5',
          fontWeight: '600',
          lineHeight: '1.2',
          _pressed: { bg: 'copper.tint', borderColor: 'copper.text' },
        },
      },
    },
  },
  { defaultProps: { type: 'button' } },
);

type ShortlistButtonProps = {
  venueId: string;
  slug: string;
  name: string;
  look?: 'icon' | 'text';
};

/** The heart of a venue: keeps it in the visitor's shortlist, or takes it off. */
export function ShortlistButton({ venueId, slug, name, look = 'icon' }: ShortlistButtonProps) {
  const { t } = useLingui();
  const venue: KeptVenue = { id: venueId, slug, name };
  const hydrated = useHydrated();
  const kept = useShortlist().some(({ id }) => id === venueId);
  const words = kept
    ? t({ id: 'shortlist.isKept', message: 'In my shortlist' })
    : t({ id: 'shortlist.keepThis', message: 'Add to my shortlist' });
  return (
    <Toggle
      look={look}
      // A click before hydration is lost.
      disabled={!hydrated}
      aria-pressed={kept}
      {...(look === 'icon'
        ? { 'aria-label': t({ id: 'shortlist.keep', message: `Add ${name} to my shortlist` }) }
        : {})}
      onClick={() => (kept ? removeFromShortlist(venueId) : addToShortlist(venue))}
    >
      <Heart size={20} aria-hidden />
      {look === 'text' && words}
    </Toggle>
  );
}
