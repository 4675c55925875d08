/** Slots in a lasting order. A change costs one binary search and one move of memory, not a new sort. */
export class SortedSlots {
  readonly #compare: (a: number, b: number) => number;
  #slots = new Uint32Array(64);
  #length = 0;
  #ranks = new Uint32Array(0);
  #ranksStale = true;

  /** @param compare must never call two different slots equal. */
  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  /** Takes all slots at once, in place of those that are there. */
  fill(slots: Uint32Array): void {
    this.#slots = Uint32Array.from([...slots].sort(this.#compare));
    this.#length = slots.length;
    this.#ranksStale = true;
  }

  add(slot: number): void {
    const place = this.#placeOf(slot);
    if (this.#length === this.#slots.length) {
      const grown = new Uint32Array(Math.max(64, this.#length * 2));
      grown.set(this.#slots);
      this.#slots = grown;
    }
    this.#slots.copyWithin(place + 1, place, this.#length);
    this.#slots[place] = slot;
    this.#length++;
    this.#ranksStale = true;
  }

  /** Takes out a slot, whose row must still be the one that it was added with. */
  remove(slot: number): void {
    const place = this.#placeOf(slot);
    if (this.#slots[place] !== slot || place >= this.#length) return;
    this.#slots.copyWithin(place, place + 1, this.#length);
    this.#length--;
    this.#ranksStale = true;
  }

  /** The slots in order. */
  values(): Uint32Array {
    return this.#slots.subarray(0, this.#length);
  }

  /** The place of each slot in the order, by slot. */
  ranks(): Uint32Array {
    if (this.#ranksStale) {
      const slots = this.values();
      const highest = slots.reduce((high, slot) => Math.max(high, slot), 0);
      if (this.#ranks.length <= highest) this.#ranks = new Uint32Array((highest + 1) * 2);
      for (let rank = 0; rank < slots.length; rank++) this.#ranks[slots[rank]!] = rank;
      this.#ranksStale = false;
    }
    return this.#ranks;
  }

  #placeOf(slot: number): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#slots[middle]!, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
