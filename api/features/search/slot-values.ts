import { LRUCache } from 'lru-cache';
import { Bitset, grown } from './bitset.ts';

/** The number of results that are cached until the next change. */
const REMEMBERED = 50;

/** One of some values for each slot: counting this way is faster than with a posting list for each value, and takes less memory. */
export class SlotValues {
  readonly #values: string[] = [];
  /** From 1. */
  readonly #numberOf = new Map<string, number>();
  /** By slot; 0 = none. */
  #numbers: Uint32Array = new Uint32Array(64);
  readonly #known = new LRUCache<string, Bitset>({ max: REMEMBERED });

  /** @param value null = none. */
  put(slot: number, value: string | null): void {
    if (slot >= this.#numbers.length) this.#numbers = grown(this.#numbers, slot + 1);
    let number = value === null ? 0 : this.#numberOf.get(value);
    if (number === undefined) this.#numberOf.set(value!, (number = this.#values.push(value!)));
    this.#numbers[slot] = number;
    if (this.#known.size) this.#known.clear();
  }

  save(): { values: string[]; numbers: Uint32Array } {
    return { values: this.#values, numbers: this.#numbers };
  }

  restore({ values, numbers }: ReturnType<SlotValues['save']>): void {
    for (const value of values) this.#numberOf.set(value, this.#values.push(value));
    this.#numbers = numbers;
  }

  /** The value of a slot that has one. */
  at(slot: number): string {
    return this.#values[this.#numbers[slot]! - 1]!;
  }

  /** The slots that have one of the values. Must not be modified. */
  having(values: readonly string[]): Bitset {
    const key = values.join(' ');
    let slots = this.#known.get(key);
    if (!slots) this.#known.set(key, (slots = this.#find(values)));
    return slots;
  }

  #find(values: readonly string[]): Bitset {
    const isWanted = new Uint8Array(this.#values.length + 1);
    for (const value of values) {
      const number = this.#numberOf.get(value);
      if (number) isWanted[number] = 1;
    }
    const [numbers, slots] = [this.#numbers, new Bitset(this.#numbers.length)];
    for (let slot = 0; slot < numbers.length; slot++) if (isWanted[numbers[slot]!]) slots.add(slot);
    return slots;
  }

  /** How many of the slots have each value; values without slots are left out. */
  counts({ words }: Bitset): Map<string, number> {
    const [numbers, counts] = [this.#numbers, new Uint32Array(this.#values.length + 1)];
    // Not by `forEach`: a callback for each of very many slots takes four times as long.
    for (let index = 0; index < words.length; index++) {
      for (let word = words[index]!; word !== 0; word &= word - 1) {
        counts[numbers[(index << 5) + 31 - Math.clz32(word & -word)]!]!++;
      }
    }
    return new Map(
      this.#values.map((value, place) => [value, counts[place + 1]!] as const).filter(([, count]) => count),
    );
  }
}
