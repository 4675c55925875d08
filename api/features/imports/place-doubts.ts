import { kmFromCommune } from '../geography/distance.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import { codesElsewhere } from '../geography/postal.ts';
import type { VenueContent } from '../venues/venue-content.ts';
import { PositionPrecision } from '../venues/venue.enums.ts';

/** Greater than the radius of any commune of the mainland. */
export const FAR_KM = 30;

type Placed = Pick<VenueContent, 'communeCode' | 'latitude' | 'longitude' | 'positionPrecision'>;

/** Whether a postal code is that of other communes than the one with this INSEE code. */
export function isElsewhere({ communeCode, postalCode }: Pick<VenueContent, 'communeCode' | 'postalCode'>): boolean {
  const commune = gazetteer().communes.get(communeCode);
  return commune !== undefined && codesElsewhere(commune, postalCode);
}

/** The distance of a precise position from the centre of its commune, in km; 0 if unknown. */
export function kilometresOff(place: Placed): number {
  return place.positionPrecision === PositionPrecision.ADDRESS ? (kmFromCommune(place) ?? 0) : 0;
}

/** "45.76, 4.84 (392 km)" */
export function positionText(
  { latitude, longitude }: Pick<Placed, 'latitude' | 'longitude'>,
  kilometres: number,
): string {
  return `${latitude}, ${longitude} (${Math.round(kilometres)} km)`;
}
