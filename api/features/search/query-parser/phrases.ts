import { type QueryText, stemPhrase } from './query-text.ts';

/** A found phrase: its meaning, and the number of its words. */
export interface FoundPhrase<Meaning> {
  meaning: Meaning;
  length: number;
}

/** An index of phrases of one or more words, which finds the longest one at a word. */
export class Phrases<Meaning> {
  readonly #meanings = new Map<string, Meaning>();
  /** The length of the longest phrase that begins with a word, or ends with it. */
  readonly #from = new Map<string, number>();
  readonly #to = new Map<string, number>();

  constructor(phrases: Iterable<readonly [term: string, meaning: Meaning]>) {
    for (const [term, meaning] of phrases) {
      const key = stemPhrase(term);
      this.#meanings.set(key, meaning);
      const words = key.split(' ');
      raise(this.#from, words[0]!, words.length);
      raise(this.#to, words.at(-1)!, words.length);
    }
  }

  entries(): Iterable<[term: string, meaning: Meaning]> {
    return this.#meanings.entries();
  }

  /** The longest phrase of unused words that begins at one. */
  longestAt(query: QueryText, from: number): FoundPhrase<Meaning> | null {
    let found: FoundPhrase<Meaning> | null = null;
    let key = '';
    const longest = this.#from.get(query.words[from]?.stem ?? '') ?? 0;
    for (let length = 1; length <= longest && query.isFree(from + length - 1); length++) {
      key += (length === 1 ? '' : ' ') + query.words[from + length - 1]!.stem;
      const meaning = this.#meanings.get(key);
      if (meaning !== undefined) found = { meaning, length };
    }
    return found;
  }

  /** The meaning of the longest phrase that ends just before a word, even if its words are used. */
  endingBefore(query: QueryText, end: number): Meaning | null {
    let [key, found]: [string, Meaning | null] = ['', null];
    const longest = this.#to.get(query.words[end - 1]?.stem ?? '') ?? 0;
    for (let length = 1; length <= longest && length <= end; length++) {
      key = query.words[end - length]!.stem + (length === 1 ? '' : ' ') + key;
      found = this.#meanings.get(key) ?? found;
    }
    return found;
  }
}

/** Stores the greatest number under a key. */
export function raise(numbers: Map<string, number>, key: string, number: number): void {
  if (number > (numbers.get(key) ?? 0)) numbers.set(key, number);
}
