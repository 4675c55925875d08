import { Bitset } from '../bitset.ts';
import type { Likeness } from './dictionary.ts';

/** The texts of a venue, the least important first. */
export enum TextField {
  TEXT,
  KEYWORDS,
  PLACE,
  NAME,
}

const MOST_ERRORS = 2;
/** Above what the field and the form of a word make. */
const ERROR = 8;

/**
 * The venues that have a word, in sets of those that have it equally well: with fewer typing errors, then in a more important field, then in the
 * same form. Sets, because numbers by slot would be 20 kB a word, which garbage collection pays for.
 */
export class Matches {
  readonly slots: Bitset;
  /** By grade. */
  readonly #sets: (Bitset | undefined)[] = [];
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.slots = new Bitset(capacity);
  }

  /** The set for venues that have the word in a field. */
  setOf(field: TextField, { errors, isSame }: Omit<Likeness, 'word'>): Bitset {
    const grade = (MOST_ERRORS - errors) * ERROR + field * 2 + (isSame ? 1 : 0);
    return (this.#sets[grade] ??= new Bitset(this.#capacity));
  }

  /** Greater is better; 0 = not at all. */
  points(slot: number): number {
    return this.#gradeOf(slot) + 1;
  }

  /** The most important field in which a venue has the word; null = none. */
  field(slot: number): TextField | null {
    const grade = this.#gradeOf(slot);
    return grade < 0 ? null : (grade % ERROR) >> 1;
  }

  #gradeOf(slot: number): number {
    return this.#sets.findLastIndex((slots) => slots?.has(slot));
  }
}
