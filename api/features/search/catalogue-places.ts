import type { Location } from '../geography/location.ts';
import type { Bounds } from './area.inputs.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Position } from './slot-grid.ts';

/** Slots of the venues in a place. Must not be modified. */
export function slotsAt(index: CatalogueIndex, { kind, codes }: Location): Bitset {
  // Most communes have few venues, so there is no set for each of them.
  if (kind === 'communes') return index.columns.communes.having(codes);
  return Bitset.union(codes.map((code) => index.filters.of(kind, code)));
}

/** Slots of the venues within a distance of a point. */
export function slotsAround(index: CatalogueIndex, centre: Position, kilometres: number): Bitset {
  return index.grid.around(centre, kilometres);
}

/** Slots of the venues within a rectangle. One across the date line has its western edge east of its eastern one. */
export function slotsWithin(index: CatalogueIndex, bounds: Bounds): Bitset {
  const { north, south, east, west } = bounds;
  const slots = new Bitset(index.capacity);
  index.grid.forEachNear(bounds, (slot) => {
    const { latitude, longitude } = index.row(slot);
    if (latitude! > north || latitude! < south) return;
    const [isBeforeEast, isAfterWest] = [longitude! <= east, longitude! >= west];
    if (west <= east ? isBeforeEast && isAfterWest : isBeforeEast || isAfterWest) slots.add(slot);
  });
  return slots;
}
