import { fold } from '../../platform/text.ts';
import { foldPlaceName } from '../geography/place-name.ts';
import { Bitset } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { readFillerWords, readVocabulary } from './query-parser/vocabulary.ts';
import { type Matches, TextField } from './text-index/matches.ts';

/** The venues that have words. */
export interface WordHits {
  /** Those with all words, then with ever fewer of them. */
  levels: [all: Bitset, ...fewer: Bitset[]];
  /** Greater is better: more words, then fewer typing errors, then more important fields. */
  score: (slot: number) => number;
}

const MOST_WORDS = 10;
/** More than the points of a word. */
const WORD = 64;

let fillers: ReadonlySet<string> | undefined;

/** The words that are searched: "avec" is one only if there are no others. */
function searchedWords(text: string): string[] {
  fillers ??= readFillerWords();
  const words = [...new Set(foldPlaceName(text).split(' ').filter(Boolean))];
  const meaning = words.filter((word) => !fillers!.has(word));
  return (meaning.length ? meaning : words).slice(0, MOST_WORDS);
}

/** Searches the words of a text. If no venue has all of them, words that exist may be misspelt too: "lion" in a name with "Lyon". */
export function searchWords(index: CatalogueIndex, text: string): WordHits {
  const words = searchedWords(text);
  const strict = combined(matchesOf(index, words, false));
  return words.length < 2 || !strict.levels[0].isEmpty ? strict : combined(matchesOf(index, words, true));
}

/** The venues in whose names all words of a text are, or some of them while the others are in their places; typing errors are forgiven. */
export function namedNearly(index: CatalogueIndex, text: string): Bitset {
  const named = new Bitset(0);
  const matches = matchesOf(index, searchedWords(text), false);
  combined(matches).levels[0].forEach((slot) => {
    const fields = matches.map((one) => one!.field(slot)!);
    if (fields.includes(TextField.NAME) && fields.every((field) => field >= TextField.PLACE)) named.add(slot);
  });
  return named;
}

function matchesOf(index: CatalogueIndex, words: string[], isTolerant: boolean): (Matches | null)[] {
  return words.map((word, place) =>
    index.texts.match(word, place === words.length - 1 ? conditionsBegun(index, word) : null, isTolerant),
  );
}

let namedConditions: { word: string; filter: 'kind' | 'amenity'; value: string }[] | undefined;

/** Of a name, so many letters: three begin too many others ("zoo" is no Zoom, "bar" no barge). */
const LEAST_BEGINNING = 4;

/** Slots of the venues of a kind, or with a service, whose name begins so: "pisci". Whole names are understood by the parser. */
function conditionsBegun(index: CatalogueIndex, beginning: string): Bitset {
  namedConditions ??= readVocabulary().flatMap(({ terms, kinds = [], amenities = [] }) =>
    terms
      .map(fold)
      .flatMap((word) => [
        ...kinds.map((value) => ({ word, filter: 'kind' as const, value })),
        ...amenities.map((value) => ({ word, filter: 'amenity' as const, value })),
      ]),
  );
  const begun = namedConditions.filter(({ word }) => beginning.length >= LEAST_BEGINNING && word.startsWith(beginning));
  return Bitset.union(begun.map(({ filter, value }) => index.filters.of(filter, value)));
}

/** Words that no venue has are left out first, then the last ones. */
function combined(matches: (Matches | null)[]): WordHits {
  const known = matches.filter((one) => one !== null);
  const fewer: Bitset[] = [];
  for (const { slots } of known) fewer.unshift(fewer[0] ? fewer[0].clone().and(slots) : slots);
  const isAllKnown = known.length > 0 && known.length === matches.length;
  const all = isAllKnown ? fewer.shift()! : new Bitset(0);
  const score = (slot: number): number => {
    let sum = 0;
    for (const one of known) if (one.slots.has(slot)) sum += WORD + one.points(slot);
    return sum;
  };
  return { levels: [all, ...fewer], score };
}
