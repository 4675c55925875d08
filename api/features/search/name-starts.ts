import { grown } from './bitset.ts';

/** A start is the number of its name, and in the last bits the offset of the word in it. */
const OFFSET_BITS = 8;
const LAST_OFFSET = (1 << OFFSET_BITS) - 1;

/**
 * An index of names by the start of each of their words: the names that begin with a text are one range, found by two binary
 * searches. Names can be added and removed without sorting again. A start takes 4 bytes; words after the first 255 characters have none.
 */
export class NameStarts<Owner> {
  #starts: Uint32Array = new Uint32Array(64);
  #length = 0;
  #names: string[] = [];
  #owners: Owner[] = [];
  #free: number[] = [];

  /** Replaces all names. @param names folded. */
  fill(names: Iterable<readonly [name: string, owner: Owner]>): void {
    this.#names.length = this.#owners.length = this.#free.length = 0;
    const starts: number[] = [];
    for (const [name, owner] of names) starts.push(...this.#startsOf(name, owner));
    this.#starts = Uint32Array.from(starts.sort((a, b) => this.#compare(a, this.#nameAt(b), offsetOf(b))));
    this.#length = this.#starts.length;
  }

  save(): { starts: Uint32Array; owners: Owner[]; free: number[] } {
    return { starts: this.#starts.subarray(0, this.#length), owners: this.#owners, free: this.#free };
  }

  /** @param nameOf the folded name of each owner. */
  restore({ starts, owners, free }: ReturnType<NameStarts<Owner>['save']>, nameOf: (owner: Owner) => string): void {
    this.#starts = starts;
    this.#length = starts.length;
    this.#owners = owners;
    this.#names = owners.map(nameOf);
    this.#free = free;
  }

  add(name: string, owner: Owner): void {
    for (const start of this.#startsOf(name, owner)) {
      const place = this.#firstFrom(name, offsetOf(start));
      if (this.#length === this.#starts.length) this.#starts = grown(this.#starts, 64);
      this.#starts.copyWithin(place + 1, place, this.#length++);
      this.#starts[place] = start;
    }
  }

  remove(name: string, owner: Owner): void {
    for (const offset of wordOffsets(name)) {
      let place = this.#firstFrom(name, offset);
      const isSame = () => place < this.#length && this.#compare(this.#starts[place]!, name, offset) === 0;
      while (isSame() && this.at(place) !== owner) place++;
      if (!isSame()) return;
      if (offset === 0) this.#free.push(this.#starts[place]! >>> OFFSET_BITS);
      this.#starts.copyWithin(place, place + 1, this.#length--);
    }
  }

  /** The range of names that begin with a text. */
  range(text: string): [from: number, to: number] {
    return [this.#firstFrom(text), this.#firstFrom(`${text}\uffff`)];
  }

  /** The owner of the word start at an index of a range. */
  at(place: number): Owner {
    return this.#owners[this.#starts[place]! >>> OFFSET_BITS]!;
  }

  /** Keeps a name; returns its starts. */
  #startsOf(name: string, owner: Owner): number[] {
    const number = this.#free.pop() ?? this.#names.length;
    this.#names[number] = name;
    this.#owners[number] = owner;
    return wordOffsets(name).map((offset) => ((number << OFFSET_BITS) | offset) >>> 0);
  }

  #nameAt(start: number): string {
    return this.#names[start >>> OFFSET_BITS]!;
  }

  /** The index of the first start that is not before a text from an offset. */
  #firstFrom(text: string, offset = 0): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#starts[middle]!, text, offset) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Compares the words from a start on with a text from an offset, without making strings of them. */
  #compare(start: number, text: string, offset: number): number {
    const name = this.#nameAt(start);
    let [a, b] = [offsetOf(start), offset];
    while (a < name.length && b < text.length) {
      const difference = name.charCodeAt(a++) - text.charCodeAt(b++);
      if (difference) return difference;
    }
    return name.length - a - (text.length - b);
  }
}

const offsetOf = (start: number): number => start & LAST_OFFSET;

/** Where the words of a name begin. */
function wordOffsets(name: string): number[] {
  const offsets = [0];
  for (let space = name.indexOf(' '); space >= 0 && space < LAST_OFFSET; space = name.indexOf(' ', space + 1))
    offsets.push(space + 1);
  return offsets;
}
