import type { Venue } from './venue.ts';

/** A venue with what GraphQL adds to an answer, which the cache asks for; for tests. */
export function anAnswer(venue: Venue) {
  const each = <T>(list: readonly T[], __typename: string) => list.map((one) => ({ ...one, __typename }));
  return {
    ...venue,
    __typename: 'Venue',
    department: { ...venue.department, __typename: 'Department' },
    region: { ...venue.region, __typename: 'Region' },
    paragraphs: each(venue.paragraphs, 'Paragraph'),
    rooms: venue.rooms.map((room) => ({
      ...room,
      __typename: 'Room',
      capacities: each(room.capacities, 'LayoutCapacity'),
    })),
    activities: each(venue.activities, 'Activity'),
    accesses: each(venue.accesses, 'Access'),
    pointsOfInterest: each(venue.pointsOfInterest, 'PointOfInterest'),
    photos: each(venue.photos, 'Photo'),
    promotions: each(venue.promotions, 'Promotion'),
  };
}

/** Venues of these names as tiles have them, in an answer. */
export function tileAnswers(...names: string[]) {
  return names.map((name) => ({
    __typename: 'VenueCard',
    id: name,
    slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    name,
    kind: 'HOTEL',
    category: null,
    city: 'Lyon 6e',
    department: { __typename: 'Department', code: '69', name: 'Rhône' },
    photo: null,
    capacities: [{ __typename: 'LayoutCapacity', layout: 'THEATRE', capacity: 80 }],
  }));
}
