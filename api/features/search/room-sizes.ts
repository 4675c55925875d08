import { LRUCache } from 'lru-cache';
import type { CapacityBand, RoomLayout } from '../venues/venue.enums.ts';
import { Bitset } from './bitset.ts';
import { LAYOUTS, type CatalogueRow } from './catalogue-row.ts';

/** How many answers are kept until the next change. */
const REMEMBERED = 200;

/** How many people the rooms of the venues hold, layout by layout. Sets that it gives must not be changed. */
export class RoomSizes {
  #most = new Int32Array(64);
  #byLayout = new Map(LAYOUTS.map((layout) => [layout, new Int32Array(64)]));
  readonly #bands = new Map<string, Bitset>();
  readonly #known = new LRUCache<string, Bitset>({ max: REMEMBERED });

  /** Slots of the venues with a room that holds so many people in one of the layouts; in any, when none is named. */
  holding(people: number, layouts: readonly RoomLayout[] = []): Bitset {
    return this.#remembered(`${people} ${layouts.join(' ')}`, () =>
      layouts.length
        ? Bitset.union(layouts.map((layout) => Bitset.atLeast(people, this.#byLayout.get(layout)!)))
        : Bitset.atLeast(people, this.#most),
    );
  }

  /** Slots of the venues with a room that holds a number of people within the band in one of the layouts; in any, when none is named. */
  within(band: CapacityBand, layouts: readonly RoomLayout[] = []): Bitset {
    return this.#remembered(`${band} ${layouts.join(' ')}`, () =>
      Bitset.union((layouts.length ? layouts : LAYOUTS).map((layout) => this.#bands.get(`${layout} ${band}`))),
    );
  }

  put(slot: number, row: CatalogueRow): void {
    this.#write(slot, row.largestRoom, row.layoutCapacities);
    for (const key of bandKeys(row)) {
      const slots = this.#bands.get(key) ?? new Bitset(0);
      slots.add(slot);
      this.#bands.set(key, slots);
    }
  }

  remove(slot: number, row: CatalogueRow): void {
    this.#write(slot, 0, {});
    for (const key of bandKeys(row)) this.#bands.get(key)?.remove(slot);
  }

  #write(slot: number, most: number, byLayout: CatalogueRow['layoutCapacities']): void {
    this.#known.clear();
    if (slot >= this.#most.length) {
      this.#most = grown(this.#most);
      this.#byLayout = new Map([...this.#byLayout].map(([layout, values]) => [layout, grown(values)]));
    }
    this.#most[slot] = most;
    for (const [layout, values] of this.#byLayout) values[slot] = byLayout[layout] ?? 0;
  }

  #remembered(key: string, make: () => Bitset): Bitset {
    let slots = this.#known.get(key);
    if (!slots) this.#known.set(key, (slots = make()));
    return slots;
  }
}

/** The most people that a room of the venue holds in one of the layouts; in any, when none is named. */
export function mostPeople(row: CatalogueRow, layouts: readonly RoomLayout[]): number {
  if (!layouts.length) return row.largestRoom;
  return Math.max(...layouts.map((layout) => row.layoutCapacities[layout] ?? 0));
}

function bandKeys({ layoutBands }: CatalogueRow): string[] {
  return LAYOUTS.flatMap((layout) => (layoutBands[layout] ?? []).map((band) => `${layout} ${band}`));
}

export function grown(values: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(values.length * 2);
  larger.set(values);
  return larger;
}
