import type { VenueCardFragment } from './venue-card.gen.ts';

type Given = Partial<Omit<VenueCardFragment, ' $fragmentName'>> & { number?: number };

const CAPACITIES = [
  { layout: 'THEATRE', capacity: 700 },
  { layout: 'U_SHAPE', capacity: 45 },
  { layout: 'COCKTAIL', capacity: 1200 },
] as const;

/** A venue as the API lists it, with what GraphQL adds for the cache. */
export function aVenueCard({ number = 1, capacities = CAPACITIES, ...given }: Given = {}) {
  return {
    __typename: 'VenueCard',
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    slug: `hotel-des-deux-confluents-${number}`,
    name: `Hôtel des Deux Confluents ${number}`,
    kind: 'HOTEL',
    category: 4,
    city: 'Lyon 2e',
    department: { __typename: 'Department', code: '69', name: 'Rhône' },
    photo: null,
    summary: 'Au sud de Perrache, un patio planté de fougères.',
    roomCount: 5,
    bedrooms: 96,
    eventTypes: ['JOURNEE_ETUDE', 'REPAS_D_AFFAIRE', 'SOIREE_ET_COCKTAIL', 'PRESTATAIRES'],
    promotion: null,
    ...given,
    capacities: capacities.map((one) => ({ __typename: 'LayoutCapacity', ...one })),
  };
}
