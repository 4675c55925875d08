import { gazetteer } from './gazetteer.ts';

export const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

interface Coordinates {
  latitude: number | null;
  longitude: number | null;
}

/** Kilometres between two positions (haversine); null = one of them is unknown. */
export function kmBetween(one: Coordinates, other: Coordinates): number | null {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return null;
  const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const chord = height + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * width;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Kilometres from the centre of the commune; null = the position or the centre is unknown. */
export function kmFromCommune(position: Coordinates & { communeCode: string }): number | null {
  const commune = gazetteer().communes.get(position.communeCode);
  return commune?.position === 'commune' ? kmBetween(position, commune) : null;
}
