import { isBy, type Water } from '../geography/waters.ts';
import { Bitset } from './bitset.ts';
import type { VenueColumns } from './venue-columns.ts';

/** The slots of the venues by the sea, by lakes and by rivers. They are found when they are first asked for: reading the map takes 0.1 s. */
export class WaterSlots {
  readonly #all: Bitset;
  readonly #columns: VenueColumns;
  readonly #slots = new Map<Water, Bitset>();

  constructor(all: Bitset, columns: VenueColumns) {
    this.#all = all;
    this.#columns = columns;
  }

  /** Must not be modified. */
  by(water: Water): Bitset {
    let slots = this.#slots.get(water);
    if (!slots) {
      slots = new Bitset(0);
      this.#slots.set(water, slots);
      this.#all.forEach((slot) => this.#putIn(water, slot));
    }
    return slots;
  }

  put(slot: number): void {
    for (const water of this.#slots.keys()) this.#putIn(water, slot);
  }

  remove(slot: number): void {
    for (const slots of this.#slots.values()) slots.delete(slot);
  }

  #putIn(water: Water, slot: number): void {
    const [latitude, longitude] = [this.#columns.latitudes[slot]!, this.#columns.longitudes[slot]!];
    // Without a position they are no numbers.
    if (!Number.isNaN(latitude + longitude) && isBy(water, latitude, longitude)) this.#slots.get(water)!.add(slot);
  }
}
