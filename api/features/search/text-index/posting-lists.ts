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

  forEachOf(word: number, visit: (document: number, field: number) => void): void {
    const single = this.#single[word]!;
    if (single) visit(documentOf(single), fieldOf(single));
    else this.#lists[word]?.forEach(visit);
  }
}

const documentOf = (single: number): number => Math.floor((single - 1) / FIELDS);
const fieldOf = (single: number): number => (single - 1) % FIELDS;
