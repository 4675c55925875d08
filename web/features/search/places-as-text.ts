import { knownPlace } from './known-places.ts';
import { LIMITS, type SearchParams } from './search-params.ts';

/**
 * The search with its places as free words, if that is how the API has taken them: none is a place, and yet there are venues
 * ("80 personnes lyon"). Null = they are places.
 */
export function placesAsText(
  params: SearchParams,
  found: { unknownLocations: readonly string[]; totalCount: number } | undefined,
): SearchParams | null {
  const { locations } = params;
  if (!found || found.totalCount === 0 || locations.length === 0) return null;
  return found.unknownLocations.length < locations.length ? null : withPlacesInText(params);
}

/** The search as it can be told before the API has taken it: what is no region or department may be a city, or words. */
export function asTyped(params: SearchParams): SearchParams {
  return params.locations.every(knownPlace) ? params : withPlacesInText(params);
}

function withPlacesInText({ text, locations, ...params }: SearchParams): SearchParams {
  return { ...params, locations: [], text: [text, ...locations].filter(Boolean).join(' ').slice(0, LIMITS.text) };
}
