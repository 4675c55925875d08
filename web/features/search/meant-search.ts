import { typeset } from '../../lib/place-names.ts';
import { knownPlace, placeKey, placeName } from './known-places.ts';
import { changed, distinctPlaces, LIMITS, type SearchParams } from './search-params.ts';

type Answer = {
  unknownLocations: readonly string[];
  knownLocations: readonly { text: string; label: string }[];
  totalCount: number;
  parsed: object | null;
};

/**
 * The search as the API has understood it: its places by their names ("Saint-Malo" for "st malo", "Paris 8e" for "75008"), or as free words. The search itself
 * if it says so already.
 */
export function meantSearch(params: SearchParams, found: Answer | undefined): SearchParams {
  if (!found) return params;
  return placesAsText(params, found) ?? withNames(params, found.knownLocations);
}

function withNames(params: SearchParams, known: Answer['knownLocations']): SearchParams {
  const labels = new Map(known.map(({ text, label }) => [text, label]));
  const nameOf = (text: string) => {
    const label = labels.get(text);
    return label === undefined || typeset(label) === typeset(placeName(text)) ? text : label;
  };
  const { near, locations } = params;
  const isNamed = (text: string) => nameOf(text) === text;
  if (locations.every(isNamed) && (!near || isNamed(near.place))) return params;
  return {
    ...params,
    locations: distinctPlaces(locations.map(nameOf)),
    near: near && { ...near, place: nameOf(near.place) },
  };
}

/**
 * The search with its places as free words, if that is how the API has taken them ("80 personnes lyon"): none is a place, and yet they were understood, or
 * there are venues. Null = they are places.
 */
function placesAsText(params: SearchParams, found: Answer): SearchParams | null {
  const { locations, text } = params;
  if (locations.length === 0) return null;
  const isRead = text === '' && found.parsed !== null;
  if (found.totalCount === 0 && !isRead) return null;
  return found.unknownLocations.length < locations.length ? null : withPlacesInText(params);
}

/** The search as it can be told before the API has taken it: what is no region or department may be a city, or words. */
export function asTyped(params: SearchParams): SearchParams {
  return params.locations.every(knownPlace) ? params : withPlacesInText(params);
}

/** The search with its places as free words. */
export function withPlacesInText({ text, locations, ...params }: SearchParams): SearchParams {
  return {
    ...params,
    locations: [],
    text: [text, locations.join(', ')].filter(Boolean).join(' ').slice(0, LIMITS.text),
  };
}

/** The search without the places that the API does not know. */
export function withoutUnknown(params: SearchParams, unknown: readonly string[]): SearchParams {
  const keys = new Set(unknown.map(placeKey));
  const locations = params.locations.filter((location) => !keys.has(placeKey(location)));
  const near = params.near && keys.has(placeKey(params.near.place)) ? null : params.near;
  return changed(params, { locations, near });
}
