import { type ParsedLocations, parseLocations } from '../geography/location.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { slotsAt } from './catalogue-places.ts';
import { isUnderstood, parseSearch } from './query-parser/query-parser.ts';

/** What was typed where places are expected. */
export interface TypedPlaces extends ParsedLocations {
  /** Texts that are searched as free text, all together, as one of them is no place but has a meaning ("80 personnes lyon", "Lyon, 80 personnes"). */
  words: string[];
}

export function readTypedPlaces(index: CatalogueIndex, typed: readonly string[]): TypedPlaces {
  const places = parseLocations(typed);
  const word = typed.join().trim();
  if (isOtherWord(index, word, places)) return { locations: [], named: [], unknown: [word], words: [word] };
  const isWords = places.unknown.some((text) => isUnderstood(parseSearch(text)));
  if (!isWords) return { ...places, words: [] };
  const texts = typed.map((text) => text.trim()).filter(Boolean);
  return { locations: [], named: [], unknown: texts, words: [texts.join(', ')] };
}

/**
 * Small communes are called Bar, Mer or Montagne. Where one has no venues, the word alone means what it does in free text;
 * "Bar (19)" is the commune in any case.
 */
function isOtherWord(index: CatalogueIndex, word: string, { locations: [location] }: ParsedLocations): boolean {
  if (location?.kind !== 'communes' || !/^\p{L}+$/u.test(word) || !slotsAt(index, location).isEmpty) return false;
  const meaning = parseSearch(word);
  return !meaning.places.length && meaning.rest === '' && isUnderstood(meaning);
}
