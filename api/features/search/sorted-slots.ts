import { grown } from './bitset.ts';

/** Slots in a maintained order. A change costs one binary search and one memory move instead of a sort. */
export class SortedSlots {
  readonly #first: (a: number, b: number) => number;
  readonly #ties: (a: number, b: number) => number;
  readonly #holds: (slot: number) => boolean;
  /** Of what it is made when it is first used; null = it is made. */
  #source: (() => Uint32Array) | null = null;
  #slots: Uint32Array = new Uint32Array(64);
  #length = 0;
  #ranks = new Uint32Array(0);
  #ranksStale = true;

  /**
   * @param ties compares slots that are equal by `first`. It must not return 0 for two different slots.
   * @param holds whether a slot is in the order; others are ignored.
   */
  constructor(
    first: (a: number, b: number) => number,
    ties: (a: number, b: number) => number,
    holds: (slot: number) => boolean = () => true,
  ) {
    this.#first = first;
    this.#ties = ties;
    this.#holds = holds;
  }

  /**
   * Replaces all slots, once the order is used: sorting very many takes a while, and some orders are never asked for. Until then the source has what changes.
   * @param source slots in the order of ties, which a stable sort keeps.
   */
  fill(source: () => Uint32Array): void {
    this.#source = source;
  }

  restore(saved: Uint32Array): void {
    this.#source = null;
    this.#slots = saved;
    this.#length = saved.length;
    this.#ranksStale = true;
  }

  add(slot: number): void {
    if (this.#source || !this.#holds(slot)) return;
    const place = this.#placeOf(slot);
    if (this.#length === this.#slots.length) this.#slots = grown(this.#slots, 64);
    this.#slots.copyWithin(place + 1, place, this.#length);
    this.#slots[place] = slot;
    this.#length++;
    this.#ranksStale = true;
  }

  /** Removes a slot, whose row must not have changed since it was added. */
  remove(slot: number): void {
    if (this.#source || !this.#holds(slot)) return;
    const place = this.#placeOf(slot);
    if (this.#slots[place] !== slot || place >= this.#length) return;
    this.#slots.copyWithin(place, place + 1, this.#length);
    this.#length--;
    this.#ranksStale = true;
  }

  /** The slots in order. */
  values(): Uint32Array {
    if (this.#source) this.#make(this.#source());
    return this.#slots.subarray(0, this.#length);
  }

  /** The position of each slot in the order, by slot. */
  ranks(): Uint32Array {
    const slots = this.values();
    if (this.#ranksStale) {
      const highest = slots.reduce((high, slot) => Math.max(high, slot), 0);
      if (this.#ranks.length <= highest) this.#ranks = new Uint32Array((highest + 1) * 2);
      for (let rank = 0; rank < slots.length; rank++) this.#ranks[slots[rank]!] = rank;
      this.#ranksStale = false;
    }
    return this.#ranks;
  }

  #make(slots: Uint32Array): void {
    this.#source = null;
    // An array is sorted faster with a function than a typed array.
    this.#slots = Uint32Array.from(Array.from(slots.filter(this.#holds)).sort(this.#first));
    this.#length = this.#slots.length;
    this.#ranksStale = true;
  }

  #placeOf(slot: number): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#slots[middle]!;
      if ((this.#first(other, slot) || this.#ties(other, slot)) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
