import { LAST_PAGE } from '../../platform/graphql/paging.ts';
import type { ListQuery } from './search-query.ts';
import type { SearchService } from './search.service.ts';

/** One page of a list of REST: ids in order, and how much more there is. */
export interface VenueList {
  ids: string[];
  totalCount: number;
  page: number;
  pageCount: number;
}

/** Finds the venues of a list. Nobody is signed in: of venues that are not published, there are none to be seen. */
export async function listVenues(search: SearchService, query: ListQuery): Promise<VenueList> {
  const { filter, sort, page, pageSize } = query.args;
  if (query.published === false) return { ids: [], totalCount: 0, page, pageCount: 0 };
  if (query.homepageSlider === null && !query.reversed) {
    const found = await search.find(filter, sort, page, pageSize);
    return { ...found, pageCount: Math.min(found.pageCount, LAST_PAGE) };
  }
  const { ids: found } = await search.find(filter, sort, 1, Number.MAX_SAFE_INTEGER);
  const ids = rearranged(found, search.sliderIds(), query);
  const start = (page - 1) * pageSize;
  return {
    ids: ids.slice(start, start + pageSize),
    totalCount: ids.length,
    page,
    pageCount: Math.min(Math.ceil(ids.length / pageSize), LAST_PAGE),
  };
}

/** All that was found, in the ways that the index of the catalogue does not keep: by the slider, and backwards. */
function rearranged(found: string[], slider: string[], { sorted, reversed, homepageSlider }: ListQuery): string[] {
  if (reversed) found.reverse();
  if (homepageSlider === null) return found;
  if (homepageSlider && !sorted) {
    const among = new Set(found);
    return slider.filter((id) => among.has(id));
  }
  const flagged = new Set(slider);
  return found.filter((id) => flagged.has(id) === homepageSlider);
}
