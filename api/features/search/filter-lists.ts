import type { WordlessRow } from './catalogue-row.ts';
import { SlotSets } from './slot-sets.ts';

type Value = string | number | null;

/** The values that a venue has of each filter with a posting list for each value. */
const FILTERS = {
  region: (row: WordlessRow): Value[] => [row.regionCode],
  department: (row: WordlessRow): Value[] => [row.departmentCode],
  kind: (row: WordlessRow): Value[] => [row.kind],
  category: (row: WordlessRow): Value[] => [row.category],
  eventType: (row: WordlessRow): Value[] => row.eventTypes,
  amenity: (row: WordlessRow): Value[] => row.amenities,
};
type Filter = keyof typeof FILTERS;
const NAMES = Object.keys(FILTERS) as Filter[];

/** The posting lists: the slots of the venues with each value of each filter. */
export class FilterLists extends SlotSets<Filter, Value> {
  put(slot: number, row: WordlessRow): void {
    for (const filter of NAMES) for (const value of FILTERS[filter](row)) this.add(slot, filter, value);
  }
}
