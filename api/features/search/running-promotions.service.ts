import { today } from '../../platform/clock.ts';
import { offsetOf, pagePlace, type Paging } from '../../platform/graphql/paging.ts';
import { isRunning } from '../promotions/promotion.enums.ts';
import type { Catalogue } from './catalogue.ts';
import { regionCounts } from './search-facets.ts';
import type { SearchService } from './search.service.ts';
import type { PlaceCount } from './facets.types.ts';
import type { RunningPromotions } from './search.types.ts';

/** A running promotion, with the fields by which the list is sorted and filtered. */
interface Entry {
  venueId: string;
  promotionId: string;
  regionCode: string;
  sortName: string;
  endsOn: string;
}

/** The promotions of all public venues today. */
export class RunningPromotionsService {
  readonly #catalogue: Catalogue;
  readonly #search: SearchService;
  /** All running promotions of a day, for one version of the catalogue. */
  #cached: { key: string; entries: Entry[]; regions: PlaceCount[] } | null = null;

  constructor(catalogue: Catalogue, search: SearchService) {
    this.#catalogue = catalogue;
    this.#search = search;
  }

  /**
   * One page of them, by last day, then by the venue's name.
   * @param region code of the region; an unknown one finds nothing, null = everywhere.
   */
  async page(region: string | null, paging: Paging): Promise<RunningPromotions> {
    const { entries, regions } = this.#current();
    const found = entries.filter(({ regionCode }) => region === null || regionCode === region);
    const onPage = found.slice(offsetOf(paging), offsetOf(paging) + paging.pageSize);
    const cards = await this.#search.cards([...new Set(onPage.map(({ venueId }) => venueId))]);
    const items = onPage.flatMap(({ venueId, promotionId }) => {
      const venue = cards.find(({ id }) => id === venueId);
      // The venue may have changed since the list was computed.
      const promotion = venue?.promotions.find(({ id }) => id === promotionId);
      return venue && promotion ? { venue, promotion } : [];
    });
    return { items, regions, ...pagePlace(found.length, paging) };
  }

  #current() {
    const day = today();
    const key = `${this.#catalogue.version} ${day}`;
    if (this.#cached?.key !== key) {
      const entries = this.#entriesOf(day);
      this.#cached = { key, entries, regions: regionCounts(entries.map(({ regionCode }) => regionCode)) };
    }
    return this.#cached;
  }

  #entriesOf(day: string): Entry[] {
    const { index } = this.#catalogue;
    const entries = [...index.withPromotions].flatMap((slot) => {
      const { id: venueId, regionCode, promotions } = index.row(slot);
      const running = promotions.filter(([startsOn, endsOn]) => isRunning({ startsOn, endsOn }, day));
      const sortName = index.columns.foldedNames[slot]!;
      return running.map(([, endsOn, promotionId]) => ({ venueId, promotionId, regionCode, sortName, endsOn }));
    });
    return entries.sort(
      (a, b) => compare(a.endsOn, b.endsOn) || compare(a.sortName, b.sortName) || compare(a.promotionId, b.promotionId),
    );
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
