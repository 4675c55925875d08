import { LRUCache } from 'lru-cache';
import { type Bitset, grown } from '../bitset.ts';
import { Dictionary, type Likeness } from './dictionary.ts';
import { Matches, TextField } from './matches.ts';
import { PostingLists } from './posting-lists.ts';

/** The number of words whose venues are kept until the next change: a text is searched as words and as a name, and many have the same words. */
const REMEMBERED = 100;

/** The folded texts of a venue, by field. */
export type Texts = Record<TextField, string>;

/**
 * The words of the texts of all venues, in memory. Each version of a venue's texts is a document with a number of its own, so that lists
 * only grow at their end; what is left of former versions is ignored, and dropped when a list needs space.
 */
export class TextIndex {
  readonly #dictionary = new Dictionary();
  readonly #lists = new PostingLists();
  /** Slots by document, and documents by slot, both from 1; 0 = there is none. */
  #slots = new Uint32Array(1_024);
  #documents = new Uint32Array(1_024);
  #lastDocument = 0;
  /** The last document of each word, as a text has a word several times. */
  #seenIn = new Uint32Array(1_024);
  readonly #known = new LRUCache<string, Matches>({ max: REMEMBERED });
  readonly #isCurrent = (document: number): boolean => this.#slots[document] !== 0;

  /** Replaces the texts of the venue of a slot. */
  put(slot: number, texts: Texts): void {
    this.remove(slot);
    if (this.#known.size) this.#known.clear();
    const document = ++this.#lastDocument;
    if (document >= this.#slots.length) this.#slots = grown(this.#slots, document + 1);
    if (slot >= this.#documents.length) this.#documents = grown(this.#documents, slot + 1);
    this.#slots[document] = slot + 1;
    this.#documents[slot] = document;
    for (let field: TextField = TextField.NAME; field >= TextField.TEXT; field--) {
      for (const word of texts[field].split(' ')) if (word) this.#add(word, document, field);
    }
  }

  has(slot: number): boolean {
    return Boolean(this.#documents[slot]);
  }

  remove(slot: number): void {
    const document = this.#documents[slot];
    if (!document) return;
    if (this.#known.size) this.#known.clear();
    this.#slots[document] = 0;
    this.#documents[slot] = 0;
  }

  save() {
    return {
      words: this.#dictionary.save(),
      lists: this.#lists.save(),
      slots: this.#slots,
      documents: this.#documents,
      lastDocument: this.#lastDocument,
    };
  }

  restore({ words, lists, slots, documents, lastDocument }: ReturnType<TextIndex['save']>): void {
    this.#dictionary.restore(words);
    this.#lists.restore(lists);
    this.#slots = slots;
    this.#documents = documents;
    this.#lastDocument = lastDocument;
  }

  /**
   * The venues that have a word; null = none has it. Only if none has the word or another form of it, those with words that begin so are
   * taken, if it is the last one of a text, and then those that differ by typing errors. What is returned must not be modified.
   * @param begun for the last word: the slots of the venues with a condition whose name begins so, which follow from the word; null = it is not the
   *   last one.
   * @param isTolerant takes all of them.
   */
  match(word: string, begun: Bitset | null, isTolerant: boolean): Matches | null {
    const key = `${word} ${begun !== null} ${isTolerant}`;
    let matches = this.#known.get(key);
    if (!matches) this.#known.set(key, (matches = this.#find(word, begun, isTolerant)));
    return matches.slots.isEmpty ? null : matches;
  }

  /** The slots of the venues that have a folded word or another form of it. What is returned must not be modified. */
  having(word: string): Bitset {
    let matches = this.#known.get(word);
    if (!matches) {
      matches = new Matches(this.#documents.length);
      this.#collect(this.#dictionary.related(word), matches);
      this.#known.set(word, matches);
    }
    return matches.slots;
  }

  #find(word: string, begun: Bitset | null, isTolerant: boolean): Matches {
    const matches = new Matches(this.#documents.length);
    const tiers = [
      () => this.#collect(this.#dictionary.related(word), matches),
      () => {
        if (!begun) return;
        this.#collect(this.#dictionary.begun(word), matches);
        matches.setOf(TextField.KEYWORDS, { errors: 0, isSame: false }).or(begun);
        matches.slots.or(begun);
      },
      () => this.#collect(this.#dictionary.misspelt(word), matches),
    ];
    for (const collect of tiers) {
      collect();
      if (!isTolerant && !matches.slots.isEmpty) break;
    }
    return matches;
  }

  #collect(words: Likeness[], matches: Matches): void {
    for (const likeness of words) {
      const sets: Bitset[] = [];
      this.#lists.forEachOf(likeness.word, (document, field) => {
        const slot = this.#slots[document]! - 1;
        if (slot < 0) return;
        (sets[field] ??= matches.setOf(field, likeness)).add(slot);
        matches.slots.add(slot);
      });
    }
  }

  #add(word: string, document: number, field: TextField): void {
    const number = this.#dictionary.numberOf(word);
    if (number >= this.#seenIn.length) this.#seenIn = grown(this.#seenIn, number + 1);
    if (this.#seenIn[number] === document) return;
    this.#seenIn[number] = document;
    this.#lists.add(number, document, field, this.#isCurrent);
  }
}
