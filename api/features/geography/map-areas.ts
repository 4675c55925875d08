import { readFileSync } from 'node:fs';
import { gazetteer } from './gazetteer.ts';
import type { Commune } from './place.ts';

/**
 * The content of a drawn map for one square degree, in the order of drawing. Lines are encoded polylines in units of 1/10,000 degree, relative to the
 * south-western corner. How they were generated: docs/decisions/0004-maps.md.
 */
export interface MapContent {
  /** Outlines of the land; without them the whole area is land. */
  land?: string[];
  lakes?: string[];
  /** The greatest first: their size, 1 to 3, and their lines. */
  rivers?: [size: number, ...lines: string[]][];
  /** Borders of the country. */
  borders?: string[];
}

/** Latitude, longitude, and priority: the number of inhabitants. */
type PlaceName = [name: string, latitude: number, longitude: number, weight: number];

/** A quarter of a city is labelled if there is room beside the surrounding communes. */
const QUARTER_WEIGHT = 0.02;

let grounds: Readonly<Record<string, MapContent>> | undefined;
let names: Map<string, PlaceName[]> | undefined;

/** The area with this south-western corner as JSON; null if it is empty. */
export function mapArea(latitude: number, longitude: number): string | null {
  const key = `${latitude}/${longitude}`;
  const ground = mapContents()[key];
  if (!ground) return null;
  names ??= namesByArea();
  return JSON.stringify({ ...ground, names: names.get(key) ?? [] });
}

/** By south-western corner: "45/-1". */
export function mapContents(): Readonly<Record<string, MapContent>> {
  grounds ??= JSON.parse(readFileSync(new URL('map-ground.json', import.meta.url), 'utf8')) as Record<
    string,
    MapContent
  >;
  return grounds;
}

function namesByArea(): Map<string, PlaceName[]> {
  const found = new Map<string, PlaceName[]>();
  for (const commune of gazetteer().communes.values()) {
    const { name, latitude, longitude } = commune;
    if (latitude === null || longitude === null || commune.position !== 'commune') continue;
    const key = `${Math.floor(latitude)}/${Math.floor(longitude)}`;
    const places = found.get(key) ?? [];
    places.push([name, rounded(latitude), rounded(longitude), weightOf(commune)]);
    found.set(key, places);
  }
  for (const places of found.values()) places.sort((a, b) => b[3] - a[3]);
  return found;
}

const weightOf = ({ population, cityCode }: Commune): number =>
  Math.round(population * (cityCode === null ? 1 : QUARTER_WEIGHT));

/** About ten metres. */
const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;
