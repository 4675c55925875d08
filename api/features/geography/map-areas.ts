import { readFileSync } from 'node:fs';
import { gazetteer, type Commune } from './gazetteer.ts';

/**
 * What a drawn map shows of one degree by one, in the web's order of drawing. Lines are encoded polylines of 1/10,000 degree, counted from the
 * south-western corner. How they were made: docs/decisions/0004-maps.md.
 */
interface Ground {
  /** Outlines of the land; without them all is land. */
  land?: string[];
  lakes?: string[];
  /** The greatest first: their size, 1 to 3, and their lines. */
  rivers?: [size: number, ...lines: string[]][];
  /** Borders of the country. */
  borders?: string[];
}

/** Latitude, longitude, and by how much it goes before others: inhabitants. */
type PlaceName = [name: string, latitude: number, longitude: number, weight: number];

/** A quarter of a city is named when there is room beside the communes around. */
const QUARTER_WEIGHT = 0.02;

let grounds: Readonly<Record<string, Ground>> | undefined;
let names: Map<string, PlaceName[]> | undefined;

/** The area with this south-western corner as JSON; null where nothing is drawn. */
export function mapArea(latitude: number, longitude: number): string | null {
  grounds ??= JSON.parse(readFileSync(new URL('map-ground.json', import.meta.url), 'utf8')) as Record<string, Ground>;
  const key = `${latitude}/${longitude}`;
  const ground = grounds[key];
  if (!ground) return null;
  names ??= namesByArea();
  return JSON.stringify({ ...ground, names: names.get(key) ?? [] });
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

/** Some ten metres. */
const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;
