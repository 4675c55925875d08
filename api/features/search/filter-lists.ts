import { Bitset } from './bitset.ts';
import type { CatalogueRow, WordlessRow } from './catalogue-row.ts';

type Value = string | number | null;

/** The fields that are filters with a posting list for each value. */
const FILTERS = {
  region: (row: WordlessRow): Value[] => [row.regionCode],
  department: (row: WordlessRow): Value[] => [row.departmentCode],
  kind: (row: WordlessRow): Value[] => [row.kind],
  category: (row: WordlessRow): Value[] => [row.category],
  eventType: (row: WordlessRow): CatalogueRow['eventTypes'] => row.eventTypes,
  amenity: (row: WordlessRow): CatalogueRow['amenities'] => row.amenities,
};
type Filter = keyof typeof FILTERS;
const NAMES = Object.keys(FILTERS) as Filter[];
const NONE = new Bitset(0);

/** The posting lists: the slots of the venues with each value of each filter. */
export class FilterLists {
  readonly #lists = new Map<Filter, Map<Value, Bitset>>(NAMES.map((filter) => [filter, new Map()]));

  /** The slots of the venues with a value, which must not be modified. */
  of(filter: Filter, value: string | number): Bitset {
    return this.#lists.get(filter)!.get(value) ?? NONE;
  }

  put(slot: number, row: WordlessRow): void {
    for (const [filter, lists] of this.#lists)
      for (const value of FILTERS[filter](row)) {
        let list = lists.get(value);
        if (!list) lists.set(value, (list = new Bitset(0)));
        list.add(slot);
      }
  }

  remove(slot: number): void {
    for (const lists of this.#lists.values()) for (const list of lists.values()) list.delete(slot);
  }

  save() {
    return [...this.#lists].map(
      ([filter, lists]) => [filter, [...lists].map(([value, { words }]) => [value, words] as const)] as const,
    );
  }

  restore(saved: ReturnType<FilterLists['save']>): void {
    for (const [filter, lists] of saved)
      for (const [value, words] of lists) this.#lists.get(filter)!.set(value, Bitset.fromWords(words));
  }
}
