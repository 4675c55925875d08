import { LRUCache } from 'lru-cache';
import type { CapacityBand, RoomLayout } from '../venues/venue.enums.ts';
import { Bitset, grown } from './bitset.ts';
import { type CatalogueRow, LAYOUTS, type WordlessRow } from './catalogue-row.ts';
import { SlotSets } from './slot-sets.ts';

/** The number of results that are cached until the next change. */
const REMEMBERED = 200;
/** The layout of a search that names none: people may sit in any. */
const ANY = null;

/** The capacity of the rooms of venues by layout. Returned sets must not be modified. */
export class RoomSizes {
  readonly #mostPeople = new Map<RoomLayout | null, Uint16Array>();
  readonly #bands = new SlotSets<RoomLayout, CapacityBand>();
  readonly #known = new LRUCache<string, Bitset>({ max: REMEMBERED });

  constructor() {
    for (const layout of [ANY, ...LAYOUTS]) this.#mostPeople.set(layout, new Uint16Array(64));
  }

  /** Slots of the venues with a room for so many people in one of the layouts; in any, if none is given. */
  holding(people: number, layouts: readonly RoomLayout[] = []): Bitset {
    const counted = layouts.length ? layouts : [ANY];
    return this.#remembered(people, layouts, () =>
      counted.map((layout) => Bitset.atLeast(people, this.#mostPeople.get(layout)!)),
    );
  }

  /** Slots of the venues with a room whose capacity is within the band in one of the layouts; in any, if none is given. */
  within(band: CapacityBand, layouts: readonly RoomLayout[] = []): Bitset {
    const counted = layouts.length ? layouts : LAYOUTS;
    return this.#remembered(band, layouts, () => counted.map((layout) => this.#bands.of(layout, band)));
  }

  /** The greatest capacity of a room of the venue in one of the layouts; in any, if none is given. */
  mostPeople(slot: number, layouts: readonly RoomLayout[]): number {
    let most = 0;
    for (const layout of layouts.length ? layouts : [ANY]) most = Math.max(most, this.#mostPeople.get(layout)![slot]!);
    return most;
  }

  put(slot: number, row: WordlessRow): void {
    this.#write(slot, row.largestRoom, row.layoutCapacities);
    for (const layout of LAYOUTS) for (const band of row.layoutBands[layout] ?? []) this.#bands.add(slot, layout, band);
  }

  remove(slot: number): void {
    this.#write(slot, 0, {});
    this.#bands.remove(slot);
  }

  save() {
    return { mostPeople: this.#mostPeople, bands: this.#bands.save() };
  }

  restore({ mostPeople, bands }: ReturnType<RoomSizes['save']>): void {
    for (const [layout, values] of mostPeople) this.#mostPeople.set(layout, values);
    this.#bands.restore(bands);
  }

  #write(slot: number, inAny: number, byLayout: CatalogueRow['layoutCapacities']): void {
    // The cache takes long to clear even if it is empty, as it is while all venues are loaded.
    if (this.#known.size) this.#known.clear();
    for (const [layout, values] of this.#mostPeople) {
      const written = slot < values.length ? values : grown(values, slot + 1);
      written[slot] = layout === ANY ? inAny : (byLayout[layout] ?? 0);
      this.#mostPeople.set(layout, written);
    }
  }

  #remembered(size: number | CapacityBand, layouts: readonly RoomLayout[], make: () => Bitset[]): Bitset {
    const key = `${size} ${layouts.join(' ')}`;
    let slots = this.#known.get(key);
    if (!slots) this.#known.set(key, (slots = Bitset.union(make())));
    return slots;
  }
}
