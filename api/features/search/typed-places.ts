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
  const places = placesOf(index, typed);
  const isWords = !places.locations.length && places.unknown.some((text) => isUnderstood(parseSearch(text)));
  return { ...places, words: isWords ? places.unknown : [] };
}

/**
 * Small communes are called Bar, Mer or Montagne. Where one has no venues, the word alone means what it does in free text;
 * "Bar (19)" is the commune in any case.
 */
function placesOf(index: CatalogueIndex, typed: readonly string[]): ParsedLocations {
  const places = parseLocations(typed);
  const [location] = places.locations;
  const word = typed.join().trim();
  if (location?.kind !== 'communes' || !/^\p{L}+$/u.test(word) || !slotsAt(index, location).isEmpty) return places;
  const meaning = parseSearch(word);
  const isPlace = meaning.places.length > 0 || meaning.rest !== '' || !isUnderstood(meaning);
  return isPlace ? places : { locations: [], unknown: [word] };
}
