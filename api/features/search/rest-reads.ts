import { jsonArray, type PublicAnswer } from '../../platform/http/json-answers.ts';
import { pageHeaders } from '../../platform/http/page-headers.ts';
import { toRestSuggestions } from './catalogue-rest.ts';
import { withoutEnd } from '../../platform/text.ts';
import { readQuery } from '../../platform/rest/read-request.ts';
import { LIST_QUERY, type ListQuery, SUGGESTION_QUERY, toListQuery, toSuggestionArgs } from './search-query.ts';
import type { SearchService } from './search.service.ts';
import { listVenues, type VenueList } from './venue-list.ts';

const LIST = /^\/api\/(public\/)?establishments$/;
const SUGGESTIONS = '/api/establishments/suggestions';
const VENUE = /^\/api\/(?:establishments|public\/establishments(?:\/slug)?)\/(?!my$)([\w-]+)$/;

/** The public reads of REST that are the same for everybody, as the routes and the fast path before them give them. */
export class RestReads {
  readonly #search: SearchService;

  constructor(search: SearchService) {
    this.#search = search;
  }

  /**
   * The answer of the read that is at an address (path and query), if one is.
   * @throws AppError as the reads do.
   */
  async at(url: string): Promise<PublicAnswer | null> {
    const path = pathOf(url);
    if (LIST.test(path)) return this.list(url);
    if (path === SUGGESTIONS) return this.suggestions(url);
    const idOrSlug = VENUE.exec(path)?.[1];
    return idOrSlug === undefined ? null : this.venue(idOrSlug);
  }

  /** @throws AppError VALIDATION_FAILED for a condition that cannot be understood. */
  async list(url: string): Promise<PublicAnswer> {
    const query = await toListQuery(readQuery(url, LIST_QUERY));
    const { ids, ...list } = await listVenues(this.#search, query);
    return { json: jsonArray(await this.#search.restDocuments(ids)), headers: listHeaders(url, query, list) };
  }

  /** Null = there is no such venue, or it is not public. */
  async venue(idOrSlug: string): Promise<PublicAnswer | null> {
    const json = await this.#search.restVenue(idOrSlug);
    return json === null ? null : { json };
  }

  /** @throws AppError VALIDATION_FAILED for a text or limit that cannot be. */
  async suggestions(url: string): Promise<PublicAnswer> {
    const { text, limit } = await toSuggestionArgs(readQuery(url, SUGGESTION_QUERY));
    return { json: JSON.stringify(toRestSuggestions(this.#search.suggest(text, limit ?? undefined))) };
  }
}

/** How long a list is, where its other pages are, and which of the places that were asked for nobody knows. */
export function listHeaders(url: string, query: ListQuery, list: Omit<VenueList, 'ids'>): Record<string, string> {
  const unknown = query.unknownLocations.map((place) => encodeURIComponent(place)).join(', ');
  return {
    ...pageHeaders({ ...list, path: pathOf(url), conditions: query.conditions }),
    ...(unknown ? { 'x-unknown-locations': unknown } : {}),
  };
}

/** The path of an address, without its query and a slash at its end. */
export function pathOf(url: string): string {
  return withoutEnd(url.split('?', 1)[0]!, '/');
}
