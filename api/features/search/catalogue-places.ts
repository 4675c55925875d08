import { kmBetween } from '../geography/distance.ts';
import type { Location } from '../geography/location.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';

/** Slots of the venues in a place. */
export function slotsAt(index: CatalogueIndex, { kind, codes }: Location): Bitset {
  if (kind !== 'communes') return Bitset.union(codes.map((code) => index.postings(kind, code)));
  const slots = new Bitset(index.capacity);
  for (const code of codes) for (const slot of index.communes.get(code) ?? []) slots.add(slot);
  return slots;
}

/** Slots of the venues within a distance of a point. */
export function slotsAround(
  index: CatalogueIndex,
  centre: { latitude: number; longitude: number },
  kilometres: number,
): Bitset {
  const slots = new Bitset(index.capacity);
  index.all.forEach((slot) => {
    const distance = kmBetween(centre, index.row(slot));
    if (distance !== null && distance <= kilometres) slots.add(slot);
  });
  return slots;
}
