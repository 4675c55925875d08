/**
 * An index of names by the start of each of their words: the names that begin with a text are one range, found by two binary
 * searches. Names can be added and removed without sorting again.
 */
export class NameStarts<Owner> {
  #starts: { text: string; owner: Owner }[] = [];

  /** Replaces all names. @param names folded. */
  fill(names: Iterable<readonly [name: string, owner: Owner]>): void {
    this.#starts = [];
    for (const [name, owner] of names) for (const text of wordStarts(name)) this.#starts.push({ text, owner });
    this.#starts.sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
  }

  add(name: string, owner: Owner): void {
    for (const text of wordStarts(name)) this.#starts.splice(this.#firstFrom(text), 0, { text, owner });
  }

  remove(name: string, owner: Owner): void {
    for (const text of wordStarts(name)) {
      let place = this.#firstFrom(text);
      while (this.#starts[place]?.text === text && this.#starts[place]?.owner !== owner) place++;
      if (this.#starts[place]?.text === text) this.#starts.splice(place, 1);
    }
  }

  /** The range of names that begin with a text. */
  range(text: string): [from: number, to: number] {
    return [this.#firstFrom(text), this.#firstFrom(`${text}\uffff`)];
  }

  /** The owner of the word start at an index of a range. */
  at(place: number): Owner {
    return this.#starts[place]!.owner;
  }

  #firstFrom(text: string): number {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#starts[middle]!.text < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** "ile de france" → "ile de france", "de france", "france". */
function wordStarts(name: string): string[] {
  const starts = [name];
  for (let space = name.indexOf(' '); space >= 0; space = name.indexOf(' ', space + 1))
    starts.push(name.slice(space + 1));
  return starts;
}
