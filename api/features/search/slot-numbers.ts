import { LRUCache } from 'lru-cache';
import { Bitset, grown } from './bitset.ts';

/** The number of results that are cached until the next change. */
const REMEMBERED = 50;

/** A number for each slot. Returned sets must not be modified. */
export class SlotNumbers {
  #values: Uint32Array = new Uint32Array(64);
  readonly #known = new LRUCache<number, Bitset>({
    max: REMEMBERED,
    memoMethod: (least) => Bitset.atLeast(least, this.#values),
  });

  put(slot: number, value: number): void {
    if (slot >= this.#values.length) this.#values = grown(this.#values, slot + 1);
    if (this.#values[slot] === value) return;
    this.#values[slot] = value;
    // The cache takes long to clear even if it is empty, as it is while all venues are loaded.
    if (this.#known.size) this.#known.clear();
  }

  save(): Uint32Array {
    return this.#values;
  }

  restore(saved: Uint32Array): void {
    this.#values = saved;
  }

  /** The number of a slot; 0 = none was put. */
  at(slot: number): number {
    return this.#values[slot] ?? 0;
  }

  /** The slots whose number is at least `least`. */
  atLeast(least: number): Bitset {
    return this.#known.memo(least);
  }
}

/** A number for each slot, of which the low ones are asked for. */
export class LowSlotNumbers {
  readonly #beyond: number;
  /** The greater, the lower the number is; 0 = it is unknown. */
  readonly #inverses = new SlotNumbers();

  /** @param beyond more than any of the numbers. */
  constructor(beyond: number) {
    this.#beyond = beyond;
  }

  /** @param value null = unknown. */
  put(slot: number, value: number | null): void {
    this.#inverses.put(slot, value === null ? 0 : this.#beyond - value);
  }

  save(): Uint32Array {
    return this.#inverses.save();
  }

  restore(saved: Uint32Array): void {
    this.#inverses.restore(saved);
  }

  /** The number of a slot; null = unknown. */
  at(slot: number): number | null {
    const inverse = this.#inverses.at(slot);
    return inverse ? this.#beyond - inverse : null;
  }

  /** The slots whose number is known, and at most `most`. */
  atMost(most: number): Bitset {
    return this.#inverses.atLeast(this.#beyond - most);
  }
}
