import { knownPlace, placeKey } from './known-places.ts';
import { changed, LIMITS, type SearchParams } from './search-params.ts';

/**
 * The search with its places as free words, if that is how the API has taken them ("80 personnes lyon"): none is a place, and yet they were understood, or
 * there are venues. Null = they are places.
 */
export function placesAsText(
  params: SearchParams,
  found: { unknownLocations: readonly string[]; totalCount: number; parsed: object | null } | undefined,
): SearchParams | null {
  const { locations, text } = params;
  if (!found || locations.length === 0) return null;
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
