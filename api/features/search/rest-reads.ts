import { LAST_PAGE, offsetOf, pagePlace } from '../../platform/graphql/paging.ts';
import { documentArray, type PublicAnswer } from '../../platform/http/json-answers.ts';
import { pageHeaders } from '../../platform/http/page-headers.ts';
import { readQuery } from '../../platform/rest/read-request.ts';
import { withoutEnd } from '../../platform/text.ts';
import { toRestSuggestions } from './catalogue-rest.ts';
import { LIST_QUERY, SUGGESTION_QUERY } from './search-parameters.ts';
import { type ListQuery, toListQuery, toSuggestionArgs } from './search-query.ts';
import type { SearchService } from './search.service.ts';

const LIST = /^\/api\/(public\/)?establishments$/;
const SUGGESTIONS = '/api/establishments/suggestions';
const VENUE = /^\/api\/(?:establishments|public\/establishments(?:\/slug)?)\/(?!my$)([\w-]+)$/;

/** One page of a list: ids in order, and the paging. */
export interface VenueList extends ReturnType<typeof pagePlace> {
  ids: string[];
}

/** The public reads of REST that are the same for everybody, for the routes and for the cache before them. */
export class RestReads {
  readonly #search: SearchService;

  constructor(search: SearchService) {
    this.#search = search;
  }

  /**
   * The answer of the read at a URL (path and query); null = there is no such read or venue.
   * @throws AppError as the reads do.
   */
  async at(url: string): Promise<PublicAnswer | null> {
    const path = pathOf(url);
    if (LIST.test(path)) return this.list(url);
    if (path === SUGGESTIONS) return this.suggestions(url);
    const idOrSlug = VENUE.exec(path)?.[1];
    return idOrSlug === undefined ? null : this.venue(idOrSlug);
  }

  /** @throws AppError VALIDATION_FAILED for an invalid condition. */
  async list(url: string): Promise<PublicAnswer> {
    const query = await toListQuery(readQuery(url, LIST_QUERY));
    const { ids, unknownLocations, ...list } = await this.#find(query);
    const headers = listHeaders(url, { ...query, unknownLocations }, list);
    return { ...documentArray(await this.#search.restDocuments(ids)), headers };
  }

  /** Null = there is no such venue, or it is not public. */
  async venue(idOrSlug: string): Promise<PublicAnswer | null> {
    return this.#search.restVenue(idOrSlug);
  }

  /** @throws AppError VALIDATION_FAILED for an invalid text or limit. */
  async suggestions(url: string): Promise<PublicAnswer> {
    const { text, limit } = await toSuggestionArgs(readQuery(url, SUGGESTION_QUERY));
    return { json: JSON.stringify(toRestSuggestions(this.#search.suggest(text, limit ?? undefined))) };
  }

  /** The public venues of a list. */
  async #find(query: ListQuery): Promise<VenueList & Pick<ListQuery, 'unknownLocations'>> {
    const { args, sorted, reversed, homepageSlider, published } = query;
    const { filter, sort, page, pageSize } = args;
    if (published === false) return { ids: [], unknownLocations: query.unknownLocations, ...pagePlace(0, args) };
    if (homepageSlider === null && !reversed) {
      const { ids, unknownLocations, totalCount, pageCount } = await this.#search.find(filter, sort, page, pageSize);
      return { ids, unknownLocations, totalCount, page, pageCount: Math.min(pageCount, LAST_PAGE) };
    }
    // All hits, for orders that the index does not have: by the slider, and reversed.
    const found = await this.#search.find(filter, sort, 1, Number.MAX_SAFE_INTEGER);
    let { ids } = found;
    if (reversed) ids.reverse();
    if (homepageSlider !== null) {
      const slider = this.#search.sliderIds();
      const hits = new Set(ids);
      const inSlider = new Set(slider);
      ids =
        homepageSlider && !sorted
          ? slider.filter((id) => hits.has(id))
          : ids.filter((id) => inSlider.has(id) === homepageSlider);
    }
    const { unknownLocations } = found;
    const onPage = ids.slice(offsetOf(args), offsetOf(args) + pageSize);
    return { ids: onPage, unknownLocations, ...pagePlace(ids.length, args) };
  }
}

/** Headers: the length of the list, the links to its other pages, and the unknown texts of `location`. */
export function listHeaders(url: string, query: ListQuery, list: Omit<VenueList, 'ids'>): Record<string, string> {
  const unknown = query.unknownLocations.map((place) => encodeURIComponent(place)).join(', ');
  return {
    ...pageHeaders({ ...list, path: pathOf(url), conditions: query.conditions }),
    ...(unknown ? { 'x-unknown-locations': unknown } : {}),
  };
}

/** The path of a URL, without its query and a trailing slash. */
export function pathOf(url: string): string {
  return withoutEnd(url.split('?', 1)[0]!, '/');
}
