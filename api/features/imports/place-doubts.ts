import { gazetteer } from '../geography/gazetteer.ts';
import { codesElsewhere } from '../geography/postal.ts';
import type { VenueContent } from '../venues/venue-content.ts';
import { PositionPrecision } from '../venues/venue.enums.ts';

/** No commune of the mainland is as large as that from its middle to its edge. */
export const FAR_KM = 30;
const KM_A_DEGREE = 111.2;

type Placed = Pick<VenueContent, 'communeCode' | 'latitude' | 'longitude' | 'positionPrecision'>;

/** Whether a postal code is of other communes than the one that an official number names. */
export function isElsewhere({ communeCode, postalCode }: Pick<VenueContent, 'communeCode' | 'postalCode'>): boolean {
  const commune = gazetteer().communes.get(communeCode);
  return commune !== undefined && codesElsewhere(commune, postalCode);
}

/** How far a position that was given is from the middle of its commune; 0 where nothing can be said. */
export function kilometresOff({ communeCode, latitude, longitude, positionPrecision }: Placed): number {
  const commune = gazetteer().communes.get(communeCode);
  if (positionPrecision !== PositionPrecision.ADDRESS || latitude === null || longitude === null) return 0;
  if (!commune || commune.position !== 'commune' || commune.latitude === null || commune.longitude === null) return 0;
  const north = (latitude - commune.latitude) * KM_A_DEGREE;
  const east = (longitude - commune.longitude) * KM_A_DEGREE * Math.cos((commune.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** "45.76, 4.84 (392 km)" */
export function positionText(
  { latitude, longitude }: Pick<Placed, 'latitude' | 'longitude'>,
  kilometres: number,
): string {
  return `${latitude}, ${longitude} (${Math.round(kilometres)} km)`;
}
