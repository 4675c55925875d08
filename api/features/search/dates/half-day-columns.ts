import { Bitset } from '../bitset.ts';
import { SlotList, SortedNumbers } from '../sorted-numbers.ts';

/** Who is taken in one half day. */
export interface Column {
  delete(member: number): void;
  has(member: number, day: number): boolean;
  save(): unknown;
  restore(saved: unknown): void;
  /** Unites a set with those who are taken as of a day, which is given by the half day of its morning. */
  addTo(members: Bitset, day: number): void;
}

/** From one member in so many numbers on, a bit for each takes less memory than a list. */
const BITS_A_NUMBER = 32;
/** A list that is shorter tells little of how many there will be. */
const SHORT = 256;

/** Who is taken whatever day it is: mostly few, but many on Sundays and at Christmas. */
export class TakenColumn implements Column {
  #members: SlotList | Bitset = new SlotList();

  add(member: number): void {
    this.#members.add(member);
    const members = this.#members;
    if (members instanceof Bitset || members.length < SHORT) return;
    const values = members.values();
    if (values.length * BITS_A_NUMBER > values.at(-1)!) this.#members = Bitset.of(values.at(-1)! + 1, values);
  }

  delete(member: number): void {
    this.#members.delete(member);
  }

  has(member: number): boolean {
    return this.#members instanceof Bitset ? this.#members.has(member) : this.#members.firstFrom(member) === member;
  }

  save(): { values: Uint32Array<ArrayBuffer> } | { words: Uint32Array } {
    const members = this.#members;
    return members instanceof Bitset ? { words: members.words } : { values: members.values() };
  }

  restore(saved: ReturnType<TakenColumn['save']>): void {
    if ('words' in saved) this.#members = Bitset.fromWords(saved.words);
    else (this.#members as SlotList).restore(saved.values);
  }

  addTo(members: Bitset): void {
    if (this.#members instanceof Bitset) members.or(this.#members);
    else members.addAll(this.#members.values());
  }
}

/** Greater than all half days until 2149. */
const HALF_DAYS = 2 ** 17;

/** Who is taken until the day on which an option ends: the member and the half day of that day's morning in one number. */
export class OptionColumn implements Column {
  readonly #options = new SortedNumbers((length) => new Float64Array(length));

  add(member: number, until: number): void {
    this.#options.add(member * HALF_DAYS + until);
  }

  delete(member: number): void {
    this.#options.removeRange(member * HALF_DAYS, (member + 1) * HALF_DAYS);
  }

  has(member: number, day: number): boolean {
    const option = this.#options.firstFrom(member * HALF_DAYS + day);
    return option !== undefined && option < (member + 1) * HALF_DAYS;
  }

  save(): Float64Array<ArrayBuffer> {
    return this.#options.values();
  }

  restore(saved: Float64Array<ArrayBuffer>): void {
    this.#options.restore(saved);
  }

  addTo(members: Bitset, day: number): void {
    this.#options.forEachDown((option) => {
      const member = Math.floor(option / HALF_DAYS);
      // Faster than a remainder of such numbers.
      if (option - member * HALF_DAYS >= day) members.add(member);
    });
  }
}
