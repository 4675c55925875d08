import type { Degree } from '../../../schema/encoded-line.ts';
import { MAP_AREA_PATH } from '../../../schema/map-paths.ts';

/** What is drawn of one degree by one. Lines are encoded polylines of 1/10,000 degree from its south-western corner. */
export type DrawnArea = {
  /** Without outlines all is land. */
  readonly land?: readonly string[];
  readonly lakes?: readonly string[];
  /** Size, 1 (the greatest) to 3, and lines. */
  readonly rivers?: readonly (readonly [size: number, ...lines: string[]])[];
  readonly borders?: readonly string[];
  /** The heaviest first. */
  readonly names: readonly (readonly [name: string, latitude: number, longitude: number, weight: number])[];
};

const areas = new Map<string, Promise<DrawnArea | null>>();

/** What is known of the square degree with this south-western corner; null = nothing, or it can't be had now. */
export function drawnArea({ latitude, longitude }: Degree): Promise<DrawnArea | null> {
  const path = `${MAP_AREA_PATH}/${latitude}/${longitude}`;
  const known = areas.get(path);
  if (known) return known;
  const asked = fetch(path)
    .then((response) => {
      if (response.ok) return response.json() as Promise<DrawnArea>;
      if (response.status !== 404) areas.delete(path);
      return null;
    })
    .catch(() => {
      areas.delete(path);
      return null;
    });
  areas.set(path, asked);
  return asked;
}

/** The square degrees of a part of the map. */
export function degreesOf(south: number, west: number, north: number, east: number): Degree[] {
  const found: Degree[] = [];
  for (let latitude = Math.floor(south); latitude < north; latitude++) {
    for (let longitude = Math.floor(west); longitude < east; longitude++) found.push({ latitude, longitude });
  }
  return found;
}
