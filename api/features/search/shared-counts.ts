import { type Bitset, ones } from './bitset.ts';

/** Counts the members that a set shares with others. The words of the set that have no members are left out once for all of them. */
export class SharedCounts {
  // Kept from set to set: made for each, they would be garbage of 50 kB with 200,000 members, several times a search.
  #words = new Uint32Array(0);
  #places = new Uint32Array(0);
  #length = 0;

  /** Takes the members that a set has now; returns itself. */
  of({ words }: Bitset): this {
    if (this.#words.length < words.length) {
      this.#words = new Uint32Array(words.length);
      this.#places = new Uint32Array(words.length);
    }
    const [mine, places] = [this.#words, this.#places];
    let length = 0;
    for (let place = 0; place < words.length; place++) {
      const word = words[place]!;
      if (!word) continue;
      mine[length] = word;
      places[length++] = place;
    }
    this.#length = length;
    return this;
  }

  /** Leaves the members that are in another set too; returns itself. */
  and({ words: theirs }: Bitset): this {
    const [mine, places, before] = [this.#words, this.#places, this.#lengthWithin(theirs)];
    let length = 0;
    for (let at = 0; at < before; at++) {
      const place = places[at]!;
      const word = mine[at]! & theirs[place]!;
      if (!word) continue;
      mine[length] = word;
      places[length++] = place;
    }
    this.#length = length;
    return this;
  }

  /** The number of members that are in another set too. */
  in({ words: theirs }: Bitset): number {
    const [mine, places, length] = [this.#words, this.#places, this.#lengthWithin(theirs)];
    let total = 0;
    for (let at = 0; at < length; at++) total += ones(mine[at]! & theirs[places[at]!]!);
    return total;
  }

  /** The number of members that are in two other sets too. */
  inBoth(one: Bitset, two: Bitset): number {
    const [mine, places] = [this.#words, this.#places];
    const [first, second] = [one.words, two.words];
    const length = Math.min(this.#lengthWithin(first), this.#lengthWithin(second));
    let total = 0;
    for (let at = 0; at < length; at++) {
      const place = places[at]!;
      total += ones(mine[at]! & first[place]! & second[place]!);
    }
    return total;
  }

  /** How many of the words have a place in others: a read beyond their end would be slow. */
  #lengthWithin(words: Uint32Array): number {
    let length = this.#length;
    while (length && this.#places[length - 1]! >= words.length) length--;
    return length;
  }
}
