/** The number of bits that are set, by 16-bit number: twice as fast as adding them up, as JavaScript has no instruction for it. */
const ONES = new Uint8Array(1 << 16);
for (let number = 1; number < ONES.length; number++) ONES[number] = (number & 1) + ONES[number >>> 1]!;

/** Bits that are set in a 32-bit word. */
export function ones(word: number): number {
  return ONES[word & 0xffff]! + ONES[word >>> 16]!;
}

/** A set of small whole numbers, one bit each, that grows as needed. Operations take sets of different capacities. */
export class Bitset {
  #words: Uint32Array;

  constructor(capacity: number) {
    this.#words = new Uint32Array((capacity + 31) >>> 5);
  }

  /** A set that takes over the words of another. */
  static fromWords(words: Uint32Array): Bitset {
    const set = new Bitset(0);
    set.#words = words;
    return set;
  }

  static of(capacity: number, members: Iterable<number>): Bitset {
    const set = new Bitset(capacity);
    for (const member of members) set.add(member);
    return set;
  }

  /** The indexes of the values that are at least `least`. */
  static atLeast(least: number, values: Uint16Array | Uint32Array): Bitset {
    const set = new Bitset(values.length);
    for (let index = 0; index < values.length; index++) {
      if (values[index]! >= least) set.#words[index >>> 5]! |= 1 << (index & 31);
    }
    return set;
  }

  add(member: number): void {
    const index = member >>> 5;
    if (index >= this.#words.length) this.#words = grown(this.#words, index + 1);
    this.#words[index]! |= 1 << (member & 31);
  }

  /** Adds members in ascending order. Faster than adding them one by one, as this runs for every day of a search by dates. */
  addAll(members: Uint32Array): void {
    const last = members.at(-1);
    if (last === undefined) return;
    if (last >>> 5 >= this.#words.length) this.#words = grown(this.#words, (last >>> 5) + 1);
    const words = this.#words;
    for (let place = 0; place < members.length; place++) words[members[place]! >>> 5]! |= 1 << (members[place]! & 31);
  }

  delete(member: number): void {
    const index = member >>> 5;
    if (index < this.#words.length) this.#words[index]! &= ~(1 << (member & 31));
  }

  has(member: number): boolean {
    return ((this.#words[member >>> 5] ?? 0) & (1 << (member & 31))) !== 0;
  }

  clone(): Bitset {
    const copy = new Bitset(32 * this.#words.length);
    // Three times as fast as `slice`.
    copy.#words.set(this.#words);
    return copy;
  }

  /** Takes the members of another set, in its own memory if there is enough; returns itself. */
  assign(other: Bitset): this {
    const [mine, theirs] = [this.#words, other.#words];
    if (mine.length < theirs.length) this.#words = theirs.slice();
    else {
      mine.set(theirs);
      mine.fill(0, theirs.length);
    }
    return this;
  }

  /** Intersects in place; returns itself. */
  and(other: Bitset): this {
    const [mine, theirs] = [this.#words, other.#words];
    const shared = Math.min(mine.length, theirs.length);
    for (let index = 0; index < shared; index++) mine[index]! &= theirs[index]!;
    mine.fill(0, shared);
    return this;
  }

  /** Takes the members of another set out, in place; returns itself. */
  without(other: Bitset): this {
    const [mine, theirs] = [this.#words, other.#words];
    const shared = Math.min(mine.length, theirs.length);
    for (let index = 0; index < shared; index++) mine[index]! &= ~theirs[index]!;
    return this;
  }

  /** Unites in place; returns itself. */
  or(other: Bitset): this {
    if (other.#words.length > this.#words.length) this.#words = grown(this.#words, other.#words.length);
    const [mine, theirs] = [this.#words, other.#words];
    for (let index = 0; index < theirs.length; index++) mine[index]! |= theirs[index]!;
    return this;
  }

  /** Must not be modified: of one set it is that set. */
  static union(sets: Bitset[]): Bitset {
    if (sets.length === 1) return sets[0]!;
    const all = new Bitset(32 * Math.max(0, ...sets.map((set) => set.#words.length)));
    for (const set of sets) all.or(set);
    return all;
  }

  /** The bits, 32 a number. Must not be modified. */
  get words(): Uint32Array {
    return this.#words;
  }

  get isEmpty(): boolean {
    return this.#words.every((word) => word === 0);
  }

  count(): number {
    let total = 0;
    for (const word of this.#words) total += ones(word);
    return total;
  }

  /** Whether the intersection has members. */
  sharesAny(other: Bitset): boolean {
    const [mine, theirs] = [this.#words, other.#words];
    const shared = Math.min(mine.length, theirs.length);
    for (let index = 0; index < shared; index++) if (mine[index]! & theirs[index]!) return true;
    return false;
  }

  /** Calls back with each member in ascending order. A callback is faster than an iterator, and this runs for every hit of a search. */
  forEach(visit: (member: number) => void): void {
    const words = this.#words;
    for (let index = 0; index < words.length; index++) {
      for (let word = words[index]!; word !== 0; word &= word - 1) visit((index << 5) + 31 - Math.clz32(word & -word));
    }
  }
}

/** A copy with capacity for at least so many values, so that adding values one by one rarely reallocates. */
export function grown<Values extends Uint16Array | Uint32Array>(values: Values, least: number): Values {
  const larger = new (values.constructor as new (length: number) => Values)(Math.max(least, values.length * 2));
  larger.set(values);
  return larger;
}
