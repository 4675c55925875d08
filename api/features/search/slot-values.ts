import { type Bitset, grown } from './bitset.ts';

/** One of some values for each slot: counting this way is faster than with a posting list for each value. */
export class SlotValues {
  readonly #values: string[] = [];
  readonly #known = new Map<string, number>();
  #numbers = new Uint32Array(64);

  put(slot: number, value: string): void {
    if (slot >= this.#numbers.length) this.#numbers = grown(this.#numbers, slot + 1);
    let number = this.#known.get(value);
    if (number === undefined) this.#known.set(value, (number = this.#values.push(value) - 1));
    this.#numbers[slot] = number;
  }

  save(): { values: string[]; numbers: Uint32Array } {
    return { values: this.#values, numbers: this.#numbers };
  }

  restore({ values, numbers }: ReturnType<SlotValues['save']>): void {
    for (const value of values) this.#known.set(value, this.#values.push(value) - 1);
    this.#numbers = numbers.slice();
  }

  /** The value of a slot in use. */
  at(slot: number): string {
    return this.#values[this.#numbers[slot]!]!;
  }

  /** How many of the slots have each value; values without slots are left out. */
  counts({ words }: Bitset): Map<string, number> {
    const [numbers, counts] = [this.#numbers, new Uint32Array(this.#values.length)];
    // Not by `forEach`: a callback for each of very many slots takes four times as long.
    for (let index = 0; index < words.length; index++) {
      for (let word = words[index]!; word !== 0; word &= word - 1) {
        counts[numbers[(index << 5) + 31 - Math.clz32(word & -word)]!]!++;
      }
    }
    return new Map(this.#values.map((value, number) => [value, counts[number]!] as const).filter(([, count]) => count));
  }
}
