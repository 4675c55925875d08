import { isModerator } from '../venues/venue.policy.ts';
import type { Viewer } from '../../platform/authz.ts';
import { today } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { restName } from '../../platform/rest/enum-names.ts';
import {
  type ManagedFields,
  SELECT_MANAGED_FIELDS,
  SELECT_MANAGED_RECORDS,
  type VenueRecord,
} from './catalogue-record.queries.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { toRest } from './catalogue-rest.ts';
import { venuesByDates } from './dates/managed-dates.ts';
import { restOfDay } from './document-memory.ts';
import { findManagedVenues } from './managed-list.queries.ts';
import type { ListQuery } from './search-query.ts';

/** The REST format of venues for their managers, public or not. */
export class ManagedRestService {
  readonly #database: Database;
  readonly #index: CatalogueIndex;

  constructor(database: Database, index: CatalogueIndex) {
    this.#database = database;
    this.#index = index;
  }

  /** A venue with its version. @throws AppError NOT_FOUND. */
  async one(venueId: string): Promise<{ json: Buffer; version: number }> {
    const [found] = await this.#read([venueId], () => true);
    if (!found) throw new AppError('NOT_FOUND', 'Establishment not found');
    return found;
  }

  /** One page of a list. @param own only the viewer's own venues. */
  async list(viewer: Viewer, query: ListQuery, own: boolean) {
    const { ids, ...list } = await findManagedVenues(this.#database, viewer, query, {
      own,
      byDates: venuesByDates(this.#index, query.args.filter),
    });
    const documents = await this.#read(ids, (ownerId) => isModerator(viewer) || ownerId === viewer.id);
    return { ...list, documents: documents.map(({ json }) => json) };
  }

  /**
   * Venues in the order of the ids, without deleted ones.
   * @param manages the venues of which the reader sees more than the public.
   */
  async #read(venueIds: string[], manages: (ownerId: string | null) => boolean) {
    const day = today();
    const [records, managed] = await Promise.all([
      this.#database.rows<VenueRecord>(SELECT_MANAGED_RECORDS, [venueIds, day]),
      this.#database.rows<ManagedFields>(SELECT_MANAGED_FIELDS, [venueIds]),
    ]);
    return venueIds.flatMap((id) => {
      const record = records.find((one) => one.id === id);
      const more = managed.find((one) => one.id === id);
      if (!record || !more) return [];
      const venue = toRest(record);
      const seen = manages(more.ownerId) ? { ...venue, ...more, reviewStatus: restName(more.reviewStatus) } : venue;
      return [{ json: restOfDay(JSON.stringify(seen), day), version: more.version }];
    });
  }
}
