import type { QueryText } from './query-text.ts';
import type { Vocabulary } from './vocabulary.ts';

interface SimpleNumber {
  value: number;
  /** Whether it is written in digits. */
  digits: boolean;
  /** "80aine", "une centaine": a number of people if no unit follows. */
  rounded: boolean;
  end: number;
}

export interface FoundNumber extends SimpleNumber {
  /** Of a range: the smaller number. */
  low: number | null;
}

/** A number, "40-60", or "40 à 60". */
export function numberAt(query: QueryText, words: NumberWords, at: number): FoundNumber | null {
  const first = simpleNumberAt(query, words, at);
  if (!first) return null;
  const dashed = /^\s?[-–—/]\s?$/.test(query.gapBefore(first.end));
  const between = dashed ? 0 : (words.range.longestAt(query, first.end)?.length ?? null);
  const second = between === null ? null : simpleNumberAt(query, words, first.end + between);
  if (!second || second.value <= first.value) return { ...first, low: null };
  return { ...second, low: first.value };
}

type NumberWords = Pick<Vocabulary, 'numbers' | 'roundNumbers' | 'range'>;

function simpleNumberAt(query: QueryText, { numbers, roundNumbers }: NumberWords, at: number): SimpleNumber | null {
  if (!query.isFree(at)) return null;
  const round = roundNumbers.longestAt(query, at);
  if (round) return { value: round.meaning, digits: false, rounded: true, end: skipOf(query, at + round.length) };
  const { text } = query.words[at]!;
  if (/^\d{1,6}$/.test(text)) {
    const rounded = /^t?aine$/.test(query.words[at + 1]?.text ?? '');
    return { value: Number(text), digits: true, rounded, end: rounded ? skipOf(query, at + 2) : at + 1 };
  }
  let [value, end] = [0, at];
  for (let next = numbers.longestAt(query, at); next; next = numbers.longestAt(query, end)) {
    const sum = addNumber(value, next.meaning);
    if (sum === null) break;
    [value, end] = [sum, end + next.length];
  }
  return end === at ? null : { value, digits: false, rounded: false, end };
}

/** "deux", "cent", "cinquante" → 250; null if the next number begins another one. */
function addNumber(value: number, next: number): number | null {
  if (value === 0) return next;
  const isMultiplied = next >= 100 && value < next;
  if (isMultiplied) return value * next;
  const room =
    value % 1_000 === 0 ? 1_000 : value % 100 === 0 ? 100 : value % 20 === 0 ? 20 : value % 10 === 0 ? 10 : 0;
  return next < room ? value + next : null;
}

/** The index after "de" in "une centaine de personnes". */
function skipOf(query: QueryText, at: number): number {
  return query.isFree(at) && /^(?:de|d|of)$/.test(query.words[at]!.text) ? at + 1 : at;
}

export function isYear(value: number): boolean {
  return value >= 2020 && value < 2040;
}
