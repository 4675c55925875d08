// Snowball's stemmers, generated from its sources; both languages in 40 kB.
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as frenchStem } from '@orama/stemmers/french';
import { grown } from '../bitset.ts';
import { bitsIn, errorsBetween, errorsIn, maskOf } from '../query-parser/typo-index.ts';

/** How a word of a text differs from one that was typed. */
export interface Likeness {
  word: number;
  isSame: boolean;
  errors: number;
}

/** Shorter beginnings mean too many words. */
const SHORTEST_BEGINNING = 3;
/** The greatest number of words that a beginning stands for. */
const MOST_BEGUN = 200;
/** The endings that a stem leaves out are not longer. */
const LONGEST_ENDING = 8;

/**
 * The folded words of all texts, each with a number. A word is looked up among those with the same first letter, in which no typing
 * error is forgiven: a comparison of sets of letters leaves few of them.
 */
export class Dictionary {
  readonly #words: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #byInitial = new Map<string, number[]>();
  /** By number; computed when they are first needed, because a stem takes ten microseconds. */
  readonly #stems: (readonly string[] | undefined)[] = [];
  #masks = new Uint32Array(1_024);

  /** The number of a word, which is added if it is new. */
  numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    // A copy: a part of a string keeps the whole text in memory.
    return this.#add(Buffer.from(word).toString());
  }

  #add(word: string): number {
    const number = this.#words.push(word) - 1;
    this.#numbers.set(word, number);
    if (number >= this.#masks.length) this.#masks = grown(this.#masks, number + 1);
    this.#masks[number] = maskOf(word);
    const sharing = this.#byInitial.get(word[0]!);
    if (sharing) sharing.push(number);
    else this.#byInitial.set(word[0]!, [number]);
    return number;
  }

  save(): string[] {
    return this.#words;
  }

  restore(words: string[]): void {
    for (const word of words) this.#add(word);
  }

  /** The word itself and those with its French or English stem. */
  related(typed: string): Likeness[] {
    const number = this.#numbers.get(typed);
    const found = number === undefined ? [] : [{ word: number, isSame: true, errors: 0 }];
    const stems = stemsOf(typed);
    for (const [place, stem] of stems.entries()) {
      // "chevaux" has the stem "cheval".
      for (const word of this.#beginningWith(stem.length > 4 ? stem.slice(0, -1) : stem)) {
        if (word === number || this.#words[word]!.length > stem.length + LONGEST_ENDING) continue;
        this.#stems[word] ??= stemsOf(this.#words[word]!);
        if (this.#stems[word][place] === stem) found.push({ word, isSame: false, errors: 0 });
      }
    }
    return found;
  }

  /** The words that begin with what was typed. */
  begun(typed: string): Likeness[] {
    if (typed.length < SHORTEST_BEGINNING) return [];
    return this.#beginningWith(typed)
      .slice(0, MOST_BEGUN)
      .map((word) => ({ word, isSame: false, errors: 0 }));
  }

  /** The words that differ from what was typed by typing errors. */
  misspelt(typed: string): Likeness[] {
    const found: Likeness[] = [];
    const mask = maskOf(typed);
    for (const word of this.#byInitial.get(typed[0]!) ?? []) {
      const candidate = this.#words[word]!;
      const allowed = errorsIn(Math.max(typed.length, candidate.length));
      if (Math.abs(candidate.length - typed.length) > allowed || allowed === 0) continue;
      // An error changes at most two letters.
      if (bitsIn(mask ^ this.#masks[word]!) > 2 * allowed) continue;
      const errors = errorsBetween(typed, candidate, allowed);
      if (errors) found.push({ word, isSame: false, errors });
    }
    return found;
  }

  #beginningWith(beginning: string): number[] {
    const mask = maskOf(beginning);
    const sharing = this.#byInitial.get(beginning[0]!) ?? [];
    return sharing.filter((word) => (mask & ~this.#masks[word]!) === 0 && this.#words[word]!.startsWith(beginning));
  }
}

/** The French and the English stem. Accents are not needed: both sides are without them. */
function stemsOf(word: string): readonly string[] {
  return [frenchStem(word), englishStem(word)];
}
