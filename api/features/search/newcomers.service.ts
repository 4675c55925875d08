import type { Database } from '../../platform/database/database.ts';
import type { Catalogue } from './catalogue.ts';
import { lastNewcomer, type Newcomer, newcomersBetween } from './newcomer.queries.ts';
import { parseSearch } from './query-parser/query-parser.ts';
import { type VenueFilter, VenueSort } from './search.inputs.ts';
import type { SearchService } from './search.service.ts';

/** The venues that have become public for the first time, and what searches find among them. */
export class Newcomers {
  readonly #database: Database;
  readonly #catalogue: Catalogue;
  readonly #search: SearchService;

  constructor(database: Database, catalogue: Catalogue, search: SearchService) {
    this.#database = database;
    this.#catalogue = catalogue;
    this.#search = search;
  }

  /** The position of the last one; 0 = there is none. What is public by then is found by searches from here on. */
  async lastPosition(): Promise<number> {
    const position = await lastNewcomer(this.#database);
    await this.#catalogue.catchUp();
    return position;
  }

  /** Those after a position and up to another, the latest first; of very many the latest. */
  between(after: number, upTo: number, limit: number): Promise<Newcomer[]> {
    return newcomersBetween(this.#database, after, upTo, limit);
  }

  /** Those of the venues that meet every condition of a search, in their order. */
  async found(filter: VenueFilter, venueIds: readonly string[]): Promise<string[]> {
    const { run } = await this.#search.find(filter, VenueSort.RELEVANCE, 1, 1);
    // What nearly fits a text is no answer to it.
    if (run.relaxed.length) return [];
    return venueIds.filter((id) => {
      const slot = run.index.slotOf(id);
      return slot !== undefined && run.hits.has(slot);
    });
  }

  /** Whether every word of a text is one of the vocabulary: it can then tell nothing but a search. */
  isWhollyUnderstood(text: string): boolean {
    return parseSearch(text).rest === '';
  }
}
