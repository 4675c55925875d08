import type { SearchRun } from './search-run.ts';
import type { Bounds, MapMarker } from './search.types.ts';

/** Ids that a marker names. */
const NAMED = 12;
/** Most markers side by side. */
const MAX_COLUMNS = 32;
/** Degrees of latitude to one of longitude, that a cell is about square over France. */
const FLATTENING = 0.7;

interface Gathered {
  sumLatitude: number;
  sumLongitude: number;
  count: number;
  name: string;
  ids: string[];
  bounds: Bounds;
}

/**
 * The hits within an area, those of one square of the map gathered into one marker. The squares don't depend on the area: a map that
 * is moved keeps its markers.
 */
export function markersOf(run: SearchRun, area: Bounds, cell: number): MapMarker[] {
  const width = Math.max(cell, (area.east - area.west) / MAX_COLUMNS, 1e-6);
  const height = Math.max(width * FLATTENING, (area.north - area.south) / MAX_COLUMNS);
  const squares = new Map<string, Gathered>();
  for (const slot of run.index.orders.RELEVANCE.values()) {
    if (!run.hits.has(slot)) continue;
    const { id, name, latitude, longitude } = run.index.row(slot);
    if (latitude === null || longitude === null) continue;
    if (latitude > area.north || latitude < area.south || longitude < area.west || longitude > area.east) continue;
    const key = `${Math.floor(longitude / width)} ${Math.floor(latitude / height)}`;
    const square = squares.get(key);
    if (square) add(square, id, latitude, longitude);
    else squares.set(key, begun(id, name, latitude, longitude));
  }
  return merged([...squares.values()], width / 2, height / 2).map(({ sumLatitude, sumLongitude, ...marker }) => ({
    latitude: sumLatitude / marker.count,
    longitude: sumLongitude / marker.count,
    count: marker.count,
    name: marker.count === 1 ? marker.name : null,
    ids: marker.ids,
    bounds: marker.bounds,
  }));
}

function begun(id: string, name: string, latitude: number, longitude: number): Gathered {
  const bounds = { north: latitude, south: latitude, east: longitude, west: longitude };
  return { sumLatitude: latitude, sumLongitude: longitude, count: 1, name, ids: [id], bounds };
}

function add(square: Gathered, id: string, latitude: number, longitude: number): void {
  square.count++;
  square.sumLatitude += latitude;
  square.sumLongitude += longitude;
  if (square.ids.length < NAMED) square.ids.push(id);
  widen(square.bounds, { north: latitude, south: latitude, east: longitude, west: longitude });
}

function widen(bounds: Bounds, other: Bounds): void {
  bounds.north = Math.max(bounds.north, other.north);
  bounds.south = Math.min(bounds.south, other.south);
  bounds.east = Math.max(bounds.east, other.east);
  bounds.west = Math.min(bounds.west, other.west);
}

/** Venues on both sides of a square's edge would stand on each other: the smaller marker goes into the greater one. */
function merged(squares: Gathered[], width: number, height: number): Gathered[] {
  const kept: Gathered[] = [];
  for (const square of squares.toSorted((a, b) => b.count - a.count)) {
    const [latitude, longitude] = [square.sumLatitude / square.count, square.sumLongitude / square.count];
    const host = kept.find(
      (other) =>
        Math.abs(other.sumLongitude / other.count - longitude) < width &&
        Math.abs(other.sumLatitude / other.count - latitude) < height,
    );
    if (!host) {
      kept.push(square);
      continue;
    }
    host.count += square.count;
    host.sumLatitude += square.sumLatitude;
    host.sumLongitude += square.sumLongitude;
    host.ids = [...host.ids, ...square.ids].slice(0, NAMED);
    widen(host.bounds, square.bounds);
  }
  return kept;
}
