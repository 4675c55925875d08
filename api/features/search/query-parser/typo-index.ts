/**
 * Names that are found although they are misspelt, as Meilisearch forgives: one typing error from five letters, two from
 * nine, never in the first letter; two neighbours that changed places are one error. Spaces do not count.
 *
 * Each name is indexed by its first letters and by the variants without one or two of them; a name and a
 * word with as many errors share one of these keys. So a look-up costs a few dozen map reads, whatever the number
 * of names.
 */
export class TypoIndex<Value> {
  readonly #names = new Map<string, Entry<Value>[]>();
  #searches = 0;

  /** @param names the most important first: of equally close ones it is returned. */
  constructor(names: Iterable<readonly [name: string, value: Value]>) {
    for (const [name, value] of names) {
      const letters = name.replaceAll(' ', '');
      if (letters.length < FIRST_ERROR - 1) continue;
      const entry = { letters, mask: maskOf(letters), wordCount: name.split(' ').length, value, seenBy: 0 };
      for (const key of keysOf(letters, errorsIn(letters.length + 2))) {
        const entries = this.#names.get(key);
        if (entries) entries.push(entry);
        else this.#names.set(key, [entry]);
      }
    }
  }

  /** The closest name with the same number of words; one that differs only in its spaces may have more. */
  find(words: readonly string[], fits: (value: Value) => boolean = () => true): Value | null {
    const letters = words.join('');
    if (letters.length < FIRST_ERROR || letters.length > LONGEST) return null;
    let found: { value: Value; errors: number } | null = null;
    const allowed = errorsIn(letters.length);
    const mask = maskOf(letters);
    const search = ++this.#searches;
    for (const key of keysOf(letters, allowed)) {
      for (const entry of this.#names.get(key) ?? []) {
        if (entry.seenBy === search) continue;
        entry.seenBy = search;
        if (entry.wordCount !== words.length && entry.letters !== letters) continue;
        // An error changes at most two letters.
        if (bitsIn(mask ^ entry.mask) > 2 * allowed) continue;
        const most: number = found ? found.errors - 1 : allowed;
        const errors = most >= 0 ? errorsBetween(letters, entry.letters, most) : null;
        if (errors !== null && fits(entry.value)) found = { value: entry.value, errors };
      }
    }
    return found?.value ?? null;
  }
}

interface Entry<Value> {
  letters: string;
  /** The set of its letters. */
  mask: number;
  wordCount: number;
  value: Value;
  /** The number of the last search that has compared it, as names have several keys. */
  seenBy: number;
}

const FIRST_ERROR = 5;
const SECOND_ERROR = 9;
const LONGEST = 40;
/** The number of letters that are indexed. */
const PREFIX = 7;

/** The number of typing errors that are forgiven in a word of so many letters. */
export function errorsIn(length: number): number {
  return length >= SECOND_ERROR ? 2 : length >= FIRST_ERROR ? 1 : 0;
}

/** The first letters, and the variants without one or two of them; the very first letter is always kept. */
function keysOf(letters: string, errors: number): Set<string> {
  const whole = letters.slice(0, PREFIX);
  const shorter = errors > 0 ? withoutOneLetter(whole, 1) : [];
  const keys = new Set([whole, ...shorter]);
  if (errors > 1)
    for (const [at, key] of shorter.entries()) for (const shortest of withoutOneLetter(key, at + 1)) keys.add(shortest);
  return keys;
}

/** The variants of a text without one of its letters from a place on. */
function withoutOneLetter(text: string, from: number): string[] {
  const variants: string[] = [];
  for (let at = from; at < text.length; at++) variants.push(text.slice(0, at) + text.slice(at + 1));
  return variants;
}

/** The number of errors between two words; null = more than allowed. */
export function errorsBetween(a: string, b: string, allowed: number): number | null {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > allowed) return null;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let errors = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) errors = Math.min(errors, before[column - 2]! + 1);
      current.push(errors);
      least = Math.min(least, errors);
    }
    if (least > allowed) return null;
    [before, last] = [last, current];
  }
  return last[b.length]! <= allowed ? last[b.length]! : null;
}

/** A bit for each letter. */
export function maskOf(letters: string): number {
  let mask = 0;
  for (let at = 0; at < letters.length; at++) mask |= 1 << (letters.charCodeAt(at) % 32);
  return mask;
}

export function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
