export const FIELDS = 4;
const FIRST_CAPACITY = 4;
/** The most bytes of one entry. */
const LONGEST = 5;

/**
 * The documents that contain a word, in ascending order, each with its best field (0 to 3). An entry takes one or two bytes: the
 * difference to the previous document and the field, seven bits a byte, the last byte marked.
 */
export class PostingList {
  #bytes = new Uint8Array(FIRST_CAPACITY);
  #length = 0;
  #last = 0;

  /**
   * @param document greater than all before.
   * @param isCurrent tells which documents still exist: the entries of the others are dropped when space is needed.
   */
  add(document: number, field: number, isCurrent: (document: number) => boolean): void {
    if (this.#length + LONGEST > this.#bytes.length && !this.#fits(document)) this.#makeRoom(isCurrent);
    this.#write(document, field);
  }

  save(): { bytes: Uint8Array; last: number } {
    return { bytes: this.#bytes.subarray(0, this.#length), last: this.#last };
  }

  restore({ bytes, last }: ReturnType<PostingList['save']>): void {
    this.#bytes = bytes.slice();
    this.#length = bytes.length;
    this.#last = last;
  }

  forEach(visit: (document: number, field: number) => void): void {
    const bytes = this.#bytes;
    for (let at = 0, document = 0; at < this.#length; at++) {
      let value = 0;
      for (let factor = 1; ; factor *= 128, at++) {
        const byte = bytes[at]!;
        value += (byte & 127) * factor;
        if (byte > 127) break;
      }
      document += Math.floor(value / FIELDS);
      visit(document, value % FIELDS);
    }
  }

  #fits(document: number): boolean {
    const value = (document - this.#last + 1) * FIELDS;
    let needed = 1;
    for (let rest = value; rest >= 128; rest /= 128) needed++;
    return this.#length + needed <= this.#bytes.length;
  }

  #write(document: number, field: number): void {
    let value = (document - this.#last) * FIELDS + field;
    for (; value >= 128; value = Math.floor(value / 128)) this.#bytes[this.#length++] = value % 128;
    this.#bytes[this.#length++] = value + 128;
    this.#last = document;
  }

  #makeRoom(isCurrent: (document: number) => boolean): void {
    const old = new PostingList();
    [old.#bytes, old.#length] = [this.#bytes, this.#length];
    [this.#length, this.#last] = [0, 0];
    this.#bytes = new Uint8Array(old.#bytes.length);
    old.forEach((document, field) => {
      if (isCurrent(document)) this.#write(document, field);
    });
    if (this.#bytes.length - this.#length >= Math.max(LONGEST, this.#bytes.length / 3)) return;
    const larger = new Uint8Array(Math.ceil(this.#bytes.length * 1.5) + LONGEST);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
