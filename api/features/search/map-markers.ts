import { closestSlots } from './near-misses.ts';
import type { SearchRun } from './search-run.ts';
import type { Bounds } from './area.inputs.ts';
import type { MapMarker } from './search.types.ts';

/** The greatest number of ids in a marker. */
const NAMED = 12;
/** The greatest number of markers in a row. */
const MAX_COLUMNS = 32;
/** Degrees of latitude per degree of longitude, so that a cell is about square in France. */
const FLATTENING = 0.7;

/**
 * The hits (or near misses) within an area, with those of one cell of a grid merged into one marker. The grid does not depend on the area, so that markers
 * stay in place when the map is moved.
 */
export function markersOf(run: SearchRun, area: Bounds, cell: number): MapMarker[] {
  const width = Math.max(cell, (area.east - area.west) / MAX_COLUMNS, 1e-6);
  const height = Math.max(width * FLATTENING, (area.north - area.south) / MAX_COLUMNS);
  const squares = new Map<string, MapMarker>();
  const slots = closestSlots(run);
  const { latitudes, longitudes } = run.index.columns;
  for (const slot of run.index.orders.RELEVANCE.values()) {
    if (!slots.has(slot)) continue;
    const latitude = latitudes[slot]!;
    const longitude = longitudes[slot]!;
    // Comparisons with NaN, an unknown position, are false.
    if (!(latitude <= area.north && latitude >= area.south && longitude >= area.west && longitude <= area.east))
      continue;
    const { id, name } = run.index.row(slot);
    const marker = {
      latitude,
      longitude,
      count: 1,
      name,
      ids: [id],
      bounds: { north: latitude, south: latitude, east: longitude, west: longitude },
    };
    const key = `${Math.floor(longitude / width)} ${Math.floor(latitude / height)}`;
    const square = squares.get(key);
    if (square) merge(square, marker);
    else squares.set(key, marker);
  }
  return withoutOverlaps([...squares.values()], width / 2, height / 2);
}

/** Markers on both sides of a cell border would overlap: the smaller one is merged into the greater one. */
function withoutOverlaps(markers: MapMarker[], width: number, height: number): MapMarker[] {
  const kept: MapMarker[] = [];
  for (const marker of markers.toSorted((a, b) => b.count - a.count)) {
    const host = kept.find(
      ({ latitude, longitude }) =>
        Math.abs(longitude - marker.longitude) < width && Math.abs(latitude - marker.latitude) < height,
    );
    if (host) merge(host, marker);
    else kept.push(marker);
  }
  return kept;
}

function merge(host: MapMarker, other: MapMarker): void {
  const count = host.count + other.count;
  host.latitude = (host.latitude * host.count + other.latitude * other.count) / count;
  host.longitude = (host.longitude * host.count + other.longitude * other.count) / count;
  host.count = count;
  host.name = null;
  host.ids.push(...other.ids.slice(0, NAMED - host.ids.length));
  host.bounds = {
    north: Math.max(host.bounds.north, other.bounds.north),
    south: Math.min(host.bounds.south, other.bounds.south),
    east: Math.max(host.bounds.east, other.bounds.east),
    west: Math.min(host.bounds.west, other.bounds.west),
  };
}
