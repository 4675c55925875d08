import { LIMITS, type SearchParams } from './search-params.ts';

/**
 * The search with its places as free words, if that is how the API has taken them: none is a place, and yet there are venues
 * ("80 personnes lyon"). Null = they are places.
 */
export function placesAsText(
  params: SearchParams,
  found: { unknownLocations: readonly string[]; totalCount: number } | undefined,
): SearchParams | null {
  const { text, locations } = params;
  if (!found || found.totalCount === 0 || locations.length === 0) return null;
  if (found.unknownLocations.length < locations.length) return null;
  return { ...params, locations: [], text: [text, ...locations].filter(Boolean).join(' ').slice(0, LIMITS.text) };
}
