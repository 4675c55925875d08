import type { VenueCardFragment } from './venue-card.gen.ts';

type Card = Omit<VenueCardFragment, ' $fragmentName'>;

const LARGEST_ROOMS = [
  { layout: 'THEATRE', capacity: 700, name: null },
  { layout: 'U_SHAPE', capacity: 45, name: null },
  { layout: 'COCKTAIL', capacity: 1200, name: null },
] as const;

/** A venue as the API lists it. */
export function aVenueCard({ number = 1, ...given }: Partial<Card> & { number?: number } = {}): Card {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    slug: `hotel-des-deux-confluents-${number}`,
    name: `Hôtel des Deux Confluents ${number}`,
    kind: 'HOTEL',
    category: 4,
    city: 'Lyon 2e',
    department: { code: '69', name: 'Rhône' },
    photo: null,
    summary: 'Au sud de Perrache, un patio planté de fougères.',
    roomCount: 5,
    bedrooms: 96,
    eventTypes: ['JOURNEE_ETUDE', 'REPAS_D_AFFAIRE', 'SOIREE_ET_COCKTAIL', 'PRESTATAIRES'],
    promotion: null,
    largestRoomByLayout: LARGEST_ROOMS,
    isHighlighted: false,
    priceFrom: null,
    ...given,
  };
}
