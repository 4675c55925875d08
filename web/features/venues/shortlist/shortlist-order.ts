import type { ShortlistCardsQuery } from './shortlist-page.gen.ts';
import type { KeptVenue } from './kept-venue.ts';

/** The orders of the shortlist: as added, by name, or with the largest room first. */
export const SHORTLIST_ORDERS = ['added', 'name', 'capacity'] as const;
export type ShortlistOrder = (typeof SHORTLIST_ORDERS)[number];

type Card = ShortlistCardsQuery['venueCards'][number];

/** The kept venues in an order; those of which nothing is known come last. */
export function inOrder(
  venues: readonly KeptVenue[],
  cards: readonly Card[],
  order: ShortlistOrder,
  language: string,
): readonly KeptVenue[] {
  if (order === 'added') return venues;
  if (order === 'name') return venues.toSorted((a, b) => a.name.localeCompare(b.name, language));
  const most = new Map(venues.map(({ id }) => [id, cards.find((card) => card.id === id)?.largestRoom ?? 0]));
  return venues.toSorted((a, b) => most.get(b.id)! - most.get(a.id)!);
}
