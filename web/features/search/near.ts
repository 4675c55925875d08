import { NEAR } from '../../../schema/constants.ts';
import { placeKey } from './known-places.ts';

/** A distance from a place, by its name or by coordinates. */
export type Near = { readonly place: string; readonly point: Point | null; readonly km: number };
export type Point = { readonly latitude: number; readonly longitude: number };

/** Distances to choose from. */
export const DISTANCES = [10, 20, 30, 50, 100, 200] as const;

/** A hundredth of a degree is a kilometre: no address reveals an exact position. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Around a place, as far as `km` says or as usual. */
export function nearPlace(place: string, km: number = NEAR.kilometres): Near {
  return { place, point: null, km };
}

/** Around a position, which is rounded. */
export function nearPoint({ latitude, longitude }: Point, km: number = NEAR.kilometres): Near {
  return { place: '', point: { latitude: rounded(latitude), longitude: rounded(longitude) }, km };
}

/** Reads `near=Lyon&km=30` and `near=45.76,4.84`; null when that is nowhere. */
export function parseNear(values: readonly string[], km: number | null): Near | null {
  const [first = '', second] = values;
  if (second !== undefined && [first, second].every((value) => /^-?\d{1,3}(\.\d{1,10})?$/.test(value))) {
    const [latitude, longitude] = [Number(first), Number(second)];
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
      ? nearPoint({ latitude, longitude }, km ?? undefined)
      : null;
  }
  const place = first.replaceAll(/\s+/g, ' ').trim();
  return placeKey(place) && place.length <= NEAR.maxPlace ? nearPlace(place, km ?? undefined) : null;
}

/** The values that `parseNear` reads. */
export function printNear({ place, point }: Near): string[] {
  return point ? [String(point.latitude), String(point.longitude)] : [place];
}

/** The condition in the API's words. */
export function nearFilter({ place, point, km }: Near) {
  return { ...(point ?? { place }), kilometres: km };
}
