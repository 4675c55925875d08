import type { Venue } from './venue.ts';

type Located = Pick<Venue, 'latitude' | 'longitude' | 'positionPrecision' | 'address' | 'postalCode' | 'city'>;

const OPENSTREETMAP = 'https://www.openstreetmap.org';
/** Streets need a near view; a commune or a department is shown whole. */
const ZOOM = { ADDRESS: 16, COMMUNE: 13, DEPARTMENT: 9 } as const;

/** A map of the place on OpenStreetMap, and the way there; by the address where the position is not known. */
export function mapLinks(venue: Located): { map: string; directions: string } {
  const { latitude, longitude, positionPrecision } = venue;
  if (latitude === null || longitude === null) {
    const query = [venue.address, `${venue.postalCode} ${venue.city}`, 'France'].filter(Boolean).join(', ');
    const map = `${OPENSTREETMAP}/search?${new URLSearchParams({ query }).toString()}`;
    return { map, directions: `${OPENSTREETMAP}/directions?${new URLSearchParams({ to: query }).toString()}` };
  }
  const position = `${latitude}/${longitude}`;
  const zoom = ZOOM[positionPrecision];
  const marker = positionPrecision === 'ADDRESS' ? `?mlat=${latitude}&mlon=${longitude}` : '';
  return {
    map: `${OPENSTREETMAP}/${marker}#map=${zoom}/${position}`,
    directions: `${OPENSTREETMAP}/directions?to=${latitude}%2C${longitude}#map=${zoom}/${position}`,
  };
}
