import type { Database } from '../../platform/database/database.ts';
import type { Catalogue } from './catalogue.ts';
import { parseSearch } from './query-parser/query-parser.ts';
import { type VenueFilter, VenueSort } from './search.inputs.ts';
import type { SearchService } from './search.service.ts';

/** A venue, and its place in the order in which venues became public for the first time. */
export interface Newcomer {
  venueId: string;
  position: number;
}

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
    const [row] = await this.#database.rows<{ position: number }>(
      `select coalesce(max(position), 0) as position from catalogue_newcomer`,
    );
    await this.#catalogue.catchUp();
    return row!.position;
  }

  /** Those after a position and up to another, the latest first; of very many the latest. */
  between(after: number, upTo: number, limit: number): Promise<Newcomer[]> {
    return this.#database.rows<Newcomer>(
      `select venue_id as "venueId", position from catalogue_newcomer
       where position > $1 and position <= $2 order by position desc limit $3`,
      [after, upTo, limit],
    );
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
