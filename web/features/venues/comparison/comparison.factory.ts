import type { ComparedVenue } from './compared-venue.ts';

/** A venue as the comparison asks for it; for tests. */
export function aComparedVenue({
  number = 1,
  ...given
}: Partial<ComparedVenue> & { number?: number } = {}): ComparedVenue {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    slug: `lieu-${number}`,
    name: `Lieu ${number}`,
    kind: 'HOTEL',
    category: 4,
    city: 'Lyon 2e',
    department: { code: '69', name: 'Rhône' },
    photos: [],
    homepageImageId: null,
    eventTypes: ['JOURNEE_ETUDE'],
    roomCount: 4,
    bedrooms: 60,
    sleeps: 110,
    capacities: [
      { layout: 'THEATRE', capacity: 120 },
      { layout: 'U_SHAPE', capacity: 40 },
    ],
    amenities: ['WIFI', 'PARKING'],
    activities: [{ name: 'Kayak' }],
    accesses: [{ type: 'STATION', name: 'Gare de Lyon-Perrache', minutes: 10, mode: 'WALK' }],
    priceFrom: null,
    promotions: [],
    ...given,
  };
}
