import { grown } from '../bitset.ts';
import { FIELDS, PostingList } from './posting-list.ts';

/** The documents of each word, by its number. Most words are in one document only, and a list of its own would take a hundred times as much. */
export class PostingLists {
  /** By word: the first document and its field, from 1; 0 = there is none, or a list. */
  #single = new Uint32Array(1_024);
  readonly #lists: (PostingList | undefined)[] = [];

  /** @see PostingList.add */
  add(word: number, document: number, field: number, isCurrent: (document: number) => boolean): void {
    if (word >= this.#single.length) this.#single = grown(this.#single, word + 1);
    let list = this.#lists[word];
    const single = this.#single[word]!;
    if (!list && !single) {
      this.#single[word] = document * FIELDS + field + 1;
      return;
    }
    if (!list) {
      this.#lists[word] = list = new PostingList();
      this.#single[word] = 0;
      list.add(documentOf(single), fieldOf(single), isCurrent);
    }
    list.add(document, field, isCurrent);
  }

  /** Lists in one array of bytes: they are too many to be objects in a file. */
  save() {
    const lists = [...this.#lists.entries()].flatMap(([word, list]) => (list ? [{ word, ...list.save() }] : []));
    return {
      single: this.#single,
      words: Uint32Array.from(lists, ({ word }) => word),
      lengths: Uint32Array.from(lists, ({ bytes }) => bytes.length),
      lasts: Uint32Array.from(lists, ({ last }) => last),
      bytes: new Uint8Array(Buffer.concat(lists.map(({ bytes }) => bytes))),
    };
  }

  restore({ single, words, lengths, lasts, bytes }: ReturnType<PostingLists['save']>): void {
    this.#single = single;
    let start = 0;
    for (const [place, word] of words.entries()) {
      const list = (this.#lists[word] = new PostingList());
      const end = start + lengths[place]!;
      list.restore({ bytes: bytes.subarray(start, end), last: lasts[place]! });
      start = end;
    }
  }

  forEachOf(word: number, visit: (document: number, field: number) => void): void {
    const single = this.#single[word]!;
    if (single) visit(documentOf(single), fieldOf(single));
    else this.#lists[word]?.forEach(visit);
  }
}

const documentOf = (single: number): number => Math.floor((single - 1) / FIELDS);
const fieldOf = (single: number): number => (single - 1) % FIELDS;
