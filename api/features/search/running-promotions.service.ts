import { today } from '../../platform/clock.ts';
import { isRunning } from '../promotions/promotion.enums.ts';
import type { Catalogue } from './catalogue.ts';
import { regionCounts } from './search-facets.ts';
import type { SearchService } from './search.service.ts';
import type { PlaceCount, RunningPromotions } from './search.types.ts';

/** A promotion that runs, by what the list is ordered and filtered by. */
interface Entry {
  venueId: string;
  promotionId: string;
  regionCode: string;
  sortName: string;
  endsOn: string;
}

/** All that runs on one day, of one state of the catalogue. */
interface Today {
  state: string;
  entries: Entry[];
  regions: PlaceCount[];
}

/** The promotions that the public sees today, over all venues. */
export class RunningPromotionsService {
  readonly #catalogue: Catalogue;
  readonly #search: SearchService;
  #today: Today | null = null;

  constructor(catalogue: Catalogue, search: SearchService) {
    this.#catalogue = catalogue;
    this.#search = search;
  }

  /**
   * One page of them, by last day, then by the venue's name.
   * @param region code of the region, one that nobody knows finds nothing; null = everywhere.
   */
  async page(region: string | null, page: number, pageSize: number): Promise<RunningPromotions> {
    const { entries, regions } = this.#current();
    const found = region === null ? entries : entries.filter(({ regionCode }) => regionCode === region);
    const start = (page - 1) * pageSize;
    return {
      items: await this.#items(found.slice(start, start + pageSize)),
      totalCount: found.length,
      page,
      pageCount: Math.ceil(found.length / pageSize),
      regions,
    };
  }

  async #items(entries: Entry[]): Promise<RunningPromotions['items']> {
    const cards = await this.#search.cards([...new Set(entries.map(({ venueId }) => venueId))]);
    const byId = new Map(cards.map((card) => [card.id, card]));
    return entries.flatMap(({ venueId, promotionId }) => {
      const venue = byId.get(venueId);
      // It may have changed since the list was made.
      const promotion = venue?.promotions.find(({ id }) => id === promotionId);
      return venue && promotion ? { venue, promotion } : [];
    });
  }

  #current(): Today {
    const day = today();
    const state = `${this.#catalogue.version} ${day}`;
    if (this.#today?.state !== state) {
      const entries = this.#entriesOf(day);
      this.#today = { state, entries, regions: regionCounts(entries.map(({ regionCode }) => regionCode)) };
    }
    return this.#today;
  }

  #entriesOf(day: string): Entry[] {
    const { index } = this.#catalogue;
    const entries = [...index.withPromotions].flatMap((slot) => {
      const { id: venueId, regionCode, promotions } = index.row(slot);
      return promotions
        .filter(([startsOn, endsOn]) => isRunning({ startsOn, endsOn }, day))
        .map(([, endsOn, promotionId]) => ({
          venueId,
          promotionId,
          regionCode,
          endsOn,
          sortName: index.sortName(slot),
        }));
    });
    return entries.sort(byEndThenName);
  }
}

function byEndThenName(a: Entry, b: Entry): number {
  return compare(a.endsOn, b.endsOn) || compare(a.sortName, b.sortName) || compare(a.promotionId, b.promotionId);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
