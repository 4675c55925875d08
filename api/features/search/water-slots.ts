import { isBy, type Water } from '../geography/waters.ts';
import { Bitset } from './bitset.ts';
import type { Position } from './slot-grid.ts';

/** The slots of the venues by the sea, by lakes and by rivers. They are found when they are first asked for: reading the map takes 0.1 s. */
export class WaterSlots {
  readonly #slots = new Map<Water, Bitset>();
  readonly #placed: () => Iterable<readonly [slot: number, position: Position]>;

  /** @param placed all venues with a position. */
  constructor(placed: () => Iterable<readonly [slot: number, position: Position]>) {
    this.#placed = placed;
  }

  /** Must not be modified. */
  by(water: Water): Bitset {
    let slots = this.#slots.get(water);
    if (!slots) {
      slots = new Bitset(0);
      for (const [slot, { latitude, longitude }] of this.#placed())
        if (isBy(water, latitude, longitude)) slots.add(slot);
      this.#slots.set(water, slots);
    }
    return slots;
  }

  put(slot: number, { latitude, longitude }: Position): void {
    for (const [water, slots] of this.#slots) if (isBy(water, latitude, longitude)) slots.add(slot);
  }

  remove(slot: number): void {
    for (const slots of this.#slots.values()) slots.delete(slot);
  }
}
