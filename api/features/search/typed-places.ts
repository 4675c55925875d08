import { type ParsedLocations, parseLocations } from '../geography/location.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { slotsAt } from './catalogue-places.ts';
import { isUnderstood, parseSearch } from './query-parser/query-parser.ts';

/** What was typed where places are expected. */
export interface TypedPlaces extends ParsedLocations {
  /** Texts that are no places but have a meaning ("80 personnes lyon"); they are searched as free text. */
  words: string[];
}

export function readTypedPlaces(index: CatalogueIndex, typed: readonly string[]): TypedPlaces {
  const places = parseLocations(typed);
  const word = typed.join().trim();
  if (isOtherWord(index, word, places)) return { locations: [], unknown: [word], words: [word] };
  const isWords = !places.locations.length && places.unknown.some((text) => isUnderstood(parseSearch(text)));
  return { ...places, words: isWords ? places.unknown : [] };
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
