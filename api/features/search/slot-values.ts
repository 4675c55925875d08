import { type Bitset, grown } from './bitset.ts';

/** One of a few values for each slot: counting this way is faster than with a posting list for each value. */
export class SlotValues {
  readonly #values: string[] = [];
  #numbers = new Uint32Array(64);

  put(slot: number, value: string): void {
    if (slot >= this.#numbers.length) this.#numbers = grown(this.#numbers, slot + 1);
    const known = this.#values.indexOf(value);
    this.#numbers[slot] = known >= 0 ? known : this.#values.push(value) - 1;
  }

  /** How many of the slots have each value; values without slots are left out. */
  counts(slots: Bitset): Map<string, number> {
    const counts = new Uint32Array(this.#values.length);
    slots.forEach((slot) => counts[this.#numbers[slot]!]!++);
    return new Map(this.#values.map((value, number) => [value, counts[number]!] as const).filter(([, count]) => count));
  }
}
