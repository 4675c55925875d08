import type { RoomLayout } from '../venues/venue.terms.ts';
import { isUuid } from '../../kernel/text.ts';
import type { Catalogue } from './catalogue.ts';

/** The largest room of a public venue. */
export interface LargestRoom {
  venueId: string;
  slug: string;
  /** People; 0 = none is known. */
  largestRoom: number;
}

/** What the catalogue in memory knows of the rooms of venues. */
export class RoomFitService {
  readonly #catalogue: Catalogue;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /** The largest room of each venue, in one layout or in whichever holds most; venues that are not public are left out. */
  largestRooms(venueIds: readonly string[], layout: RoomLayout | null): LargestRoom[] {
    return [...new Set(venueIds)].flatMap((id) => {
      const row = isUuid(id) ? this.#catalogue.index.rowById(id.toLowerCase()) : undefined;
      if (!row) return [];
      const largestRoom = layout ? (row.layoutCapacities[layout] ?? 0) : row.largestRoom;
      return [{ venueId: row.id, slug: row.slug, largestRoom }];
    });
  }

  /** The slug of a public venue; null = there is none of this id. */
  slugOf(venueId: string): string | null {
    return this.#catalogue.index.rowById(venueId)?.slug ?? null;
  }
}
