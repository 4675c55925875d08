import { typeset } from '../../lib/place-names.ts';
import { knownPlace, placeKey, placeName } from './known-places.ts';
import { changed, distinctPlaces, LIMITS, type SearchParams } from './search-params.ts';

type Answer = {
  unknownLocations: readonly string[];
  knownLocations: readonly { text: string; label: string }[];
};

/**
 * The search as the API has understood it: its places by their names ("Saint-Malo" for "st malo", "Paris 8e" for "75008"), or as free words if none is a
 * place ("80 personnes lyon", the name of a venue). The search itself if it says so already.
 */
export function meantSearch(params: SearchParams, found: Answer | undefined): SearchParams {
  if (!found) return params;
  const { locations } = withoutUnknown(params, found.unknownLocations);
  if (params.locations.length > 0 && locations.length === 0) return withPlacesInText(params);
  return withNames(params, found.knownLocations);
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
