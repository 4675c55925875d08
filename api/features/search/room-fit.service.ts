import type { EventType, RoomLayout } from '../venues/venue.enums.ts';
import { isUuid } from '../../platform/text.ts';
import type { Catalogue } from './catalogue.ts';
import { LAYOUTS } from './catalogue-row.ts';
import { layoutsFor } from './search-run.ts';

/** The sizes of rooms in the catalogue in memory. */
export class RoomFitService {
  readonly #catalogue: Catalogue;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /** The largest room of each venue in one layout, or in one that suits the event, without venues that are not public; 0 people = unknown. */
  largestRooms(venueIds: readonly string[], layout: RoomLayout | null, eventType: EventType | null) {
    const counted = layoutsFor({ layouts: layout ? [layout] : [], eventTypes: eventType ? [eventType] : [] });
    const { index } = this.#catalogue;
    return [...new Set(venueIds)].flatMap((id) => {
      const slot = isUuid(id) ? index.slotOf(id.toLowerCase()) : undefined;
      if (slot === undefined) return [];
      const row = index.row(slot);
      const people = (one: RoomLayout): number => index.rooms.mostPeople(slot, [one]);
      const [best] = (counted.length ? counted : LAYOUTS).toSorted((a, b) => people(b) - people(a));
      const largestRoom = people(best!);
      return [{ venueId: row.id, slug: row.slug, largestRoom, layout: largestRoom ? best! : null }];
    });
  }

  /** The slug of a public venue; null = there is none of this id. */
  slugOf(venueId: string): string | null {
    return this.#catalogue.index.rowById(venueId)?.slug ?? null;
  }
}
