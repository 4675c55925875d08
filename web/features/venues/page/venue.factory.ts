import type { Answer } from '../../../testing/api.ts';
import type { SimilarVenuesDocument } from './venue-page.gen.ts';
import type { Venue } from './venue.ts';

/** A venue as the API gives it, with everything; for tests. */
export function aVenue(changes: Partial<Venue> = {}): Venue {
  return {
    id: 'b7c1c0de-0000-4000-8000-000000000001',
    slug: 'hotel-des-deux-confluents-lyon-2e',
    name: 'Hôtel des Deux Confluents',
    kind: 'HOTEL',
    category: 4,
    city: 'Lyon 2e',
    postalCode: '69002',
    address: '26 cours Charlemagne',
    department: { code: '69', name: 'Rhône' },
    region: { code: '84', name: 'Auvergne-Rhône-Alpes' },
    latitude: 45.7448,
    longitude: 4.8203,
    positionPrecision: 'ADDRESS',
    description: 'Au sud de Perrache.\n\nOn vient y travailler deux jours.',
    paragraphs: [{ title: 'La nuit', text: 'Silence garanti côté Saône.' }],
    eventTypes: ['JOURNEE_ETUDE', 'SEMINAIRE_RESIDENTIEL'],
    largestRoom: 170,
    priceFrom: null,
    roomCount: 2,
    bedrooms: 96,
    sleeps: 174,
    checkInTime: '15:00',
    checkOutTime: '11:00',
    rooms: [
      {
        id: 'room-1',
        name: 'Salon Rhône',
        description: 'Sur le patio',
        areaSqm: 160,
        ceilingHeightM: 3.6,
        daylight: true,
        stepFree: true,
        capacities: [
          { layout: 'THEATRE', capacity: 135 },
          { layout: 'COCKTAIL', capacity: 170 },
        ],
      },
      {
        id: 'room-2',
        name: 'La Régie',
        description: null,
        areaSqm: null,
        ceilingHeightM: null,
        daylight: false,
        stepFree: false,
        capacities: [{ layout: 'U_SHAPE', capacity: 7 }],
      },
    ],
    rates: [],
    amenities: ['WIFI', 'RESTAURANT', 'PARKING'],
    activities: [{ name: 'Kayak sur la Saône', description: null, onSite: false }],
    accesses: [{ type: 'STATION', name: 'Gare de Lyon-Perrache', minutes: 10, mode: 'WALK' }],
    pointsOfInterest: [{ name: 'Musée des Confluences', distanceKm: 1.3 }],
    photos: [],
    homepageImageId: null,
    website: 'https://deux-confluents.example',
    promotions: [],
    ...changes,
  };
}

/** An imported hotel of which the register knows next to nothing. */
export function aBareHotel(): Venue {
  return aVenue({
    slug: 'hotel-de-la-gare-grenoble',
    name: 'Hôtel de la Gare',
    category: null,
    city: 'Grenoble',
    postalCode: '38000',
    address: '',
    department: { code: '38', name: 'Isère' },
    latitude: 45.19,
    longitude: 5.73,
    positionPrecision: 'COMMUNE',
    description: 'Hôtel à Grenoble (Isère).',
    paragraphs: [],
    eventTypes: [],
    largestRoom: 0,
    priceFrom: null,
    roomCount: 0,
    bedrooms: 37,
    sleeps: null,
    checkInTime: null,
    checkOutTime: null,
    rooms: [],
    amenities: [],
    activities: [],
    accesses: [],
    pointsOfInterest: [],
    website: null,
  });
}

/** An offer without figures that runs in November 2026. */
export function aPromotion(changes: Partial<Venue['promotions'][number]> = {}): Venue['promotions'][number] {
  return {
    id: 'promotion-1',
    title: 'Journée d’étude',
    text: 'Deux pauses offertes.',
    discountPercent: null,
    price: null,
    vatPercent: null,
    startsOn: '2026-11-01',
    endsOn: '2026-12-12',
    ...changes,
  };
}

type Tile = NonNullable<Answer<typeof SimilarVenuesDocument>['venue']>['similar'][number];

/** Venues of these names, as tiles show them. */
export function someTiles(...names: string[]): Tile[] {
  return names.map((name) => ({
    id: name,
    slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    name,
    kind: 'HOTEL',
    category: null,
    city: 'Lyon 6e',
    department: { code: '69', name: 'Rhône' },
    photo: null,
    capacities: [{ layout: 'THEATRE', capacity: 80 }],
  }));
}
