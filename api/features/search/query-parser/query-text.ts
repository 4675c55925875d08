import { fold } from '../../../platform/text.ts';
import { foldPlaceName } from '../../geography/place-name.ts';
import { SearchCondition } from '../near-miss.types.ts';
import type { ParsedPart } from './parsed-search.types.ts';

/** One word of a query. */
export interface QueryWord {
  /** Folded like names of places: "St" is "saint". */
  readonly text: string;
  /** Folded and in the singular, for the vocabulary. */
  readonly stem: string;
  /** Its position in the original text. */
  readonly start: number;
  readonly end: number;
  /** Whether it stands in quotation marks, and is searched as it is. */
  readonly isQuoted: boolean;
}

/** The state of a word. */
export enum Use {
  UNKNOWN,
  UNDERSTOOD,
  /** A word without a meaning of its own, such as "avec". */
  FILLER,
  /** Not a condition: it belongs to the remaining words. */
  KEPT,
}

const ORDINAL_ENDINGS = new Set(['er', 'ere', 'e', 'eme', 'ieme', 'nd', 'nde']);
const CORSICA = new Set(['2a', '2b']);

/** "chateaux" → "chateau": French and English plurals. A rough rule is enough, as both sides are treated in the same way. */
export function singular(word: string): string {
  return word.length > 3 && /[sx]$/.test(word) ? word.slice(0, -1) : word;
}

/** A term of the vocabulary in its compared form. */
export function stemPhrase(term: string): string {
  return fold(term).split(' ').map(singular).join(' ');
}

/** The text of a search, its words, and their states. */
export class QueryText {
  readonly words: readonly QueryWord[];
  readonly uses: Use[];
  readonly #text: string;
  readonly #stated: { from: number; end: number; condition: SearchCondition | null }[] = [];

  constructor(text: string) {
    this.#text = text;
    this.words = joinThousands(wordsOf(text), text);
    this.uses = this.words.map(({ isQuoted }) => (isQuoted ? Use.KEPT : Use.UNKNOWN));
  }

  /** Whether a word is not used yet. */
  isFree(at: number): boolean {
    return at < this.words.length && this.uses[at] === Use.UNKNOWN;
  }

  use(from: number, length: number, use: Use): void {
    this.uses.fill(use, from, from + length);
  }

  /** Marks words as understood; null = they only order the venues. */
  understand(from: number, length: number, condition: SearchCondition | null): void {
    this.use(from, length, Use.UNDERSTOOD);
    this.#stated.push({ from, end: from + length, condition });
  }

  /** Marks words, some of which were understood on their own, as one part. */
  understandAsOne(from: number, length: number, condition: SearchCondition): void {
    const others = this.#stated.filter((part) => part.end <= from || part.from >= from + length);
    this.#stated.splice(0, this.#stated.length, ...others);
    this.understand(from, length, condition);
  }

  /** The parts that state something, in the order of the text, each with the words before it that belong to it ("près de"). */
  parts(): ParsedPart[] {
    let before = 0;
    return this.#stated
      .toSorted((a, b) => a.from - b.from)
      .map(({ from, end, condition }) => {
        let start = from;
        while (start > before && !isRest(this.uses[start - 1])) start--;
        before = end;
        const text = this.typed(start, end);
        // On its own, a bare number might be a department.
        return {
          condition,
          text: /^[\d\s–-]+$/.test(text) && condition === SearchCondition.CAPACITY ? `${text} pers` : text,
        };
      });
  }

  /** The original text from one word up to another, exclusive. */
  typed(from: number, to: number): string {
    return this.#text.slice(this.words[from]!.start, this.words[to - 1]!.end);
  }

  /** The original text between a word and the previous one. */
  gapBefore(at: number): string {
    return at > 0 && at < this.words.length ? this.#text.slice(this.words[at - 1]!.end, this.words[at]!.start) : '';
  }

  /** The remaining words; fillers stay between two of them. */
  rest(): string {
    if (this.words.length > 0 && !this.uses.includes(Use.UNDERSTOOD)) return this.#text.trim();
    const parts: string[] = [];
    for (let from = 0; from < this.words.length; from++) {
      if (!isRest(this.uses[from])) continue;
      let to = from + 1;
      for (let next = to; next < this.words.length && this.uses[next] !== Use.UNDERSTOOD; next++)
        if (isRest(this.uses[next])) to = next + 1;
      parts.push(this.typed(from, to));
      from = to;
    }
    return parts.join(' ');
  }
}

function isRest(use: Use | undefined): boolean {
  return use === Use.UNKNOWN || use === Use.KEPT;
}

function wordsOf(text: string): QueryWord[] {
  const words: QueryWord[] = [];
  const quotes = [...text.matchAll(/"[^"]+"|“[^“”]+”|«[^«»]+»/gu)].map(({ 0: quote, index }) => ({
    from: index,
    to: index + quote.length,
  }));
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+|[*★⭐]+|€/gu)) {
    const [typed] = match;
    let [start, end] = [match.index, match.index + typed.length];
    const quote = quotes.find(({ from, to }) => from < start && end < to);
    // The marks belong to the words, so that the remaining words mean the same when they are typed again.
    if (quote && !/[\p{L}\p{N}]/u.test(text.slice(quote.from, start))) start = quote.from;
    if (quote && !/[\p{L}\p{N}]/u.test(text.slice(end, quote.to))) end = quote.to;
    const isQuoted = quote !== undefined;
    const folded = typed === '€' ? 'euro' : /^[*★⭐]/u.test(typed) ? stars(typed.length) : foldPlaceName(typed);
    for (const part of folded.split(' ').flatMap(splitNumber))
      if (part !== '') words.push({ text: part, stem: singular(part), start, end, isQuoted });
  }
  return words;
}

/** "*" is a unit ("4*"); "****" is the number too. */
function stars(count: number): string {
  return count > 1 && count <= 5 ? `${count} etoile` : 'etoile';
}

/** "80p" → "80", "p"; "200m²" → "200", "m2"; "1h30" → "90", "min"; "11e" stays. */
function splitNumber(word: string): string[] {
  const hours = /^(\d{1,2})h(\d{2})$/.exec(word);
  if (hours) return [String(Number(hours[1]) * 60 + Number(hours[2])), 'min'];
  const [, digits = '', letters = ''] = /^(\d+)([a-z]+|m2)$/.exec(word) ?? [];
  return digits === '' || ORDINAL_ENDINGS.has(letters) || CORSICA.has(word) ? [word] : [digits, letters];
}

/** "1 000", "1.000" and "12,000" as one number. Two digits and a space may be a department and a number: they stay two. */
function joinThousands(words: QueryWord[], text: string): QueryWord[] {
  const joined: QueryWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const gap = last ? text.slice(last.end, word.start) : '';
    const isThousand = /^\d{3}$/.test(word.text) && /^[1-9]\d{0,2}$/.test(last?.text ?? '');
    if (last && isThousand && (/^[.,'’\u00a0\u202f]$/.test(gap) || (gap === ' ' && last.text.length === 1))) {
      const digits = last.text + word.text;
      joined[joined.length - 1] = { ...last, text: digits, stem: digits, end: word.end };
    } else joined.push(word);
  }
  return joined;
}
