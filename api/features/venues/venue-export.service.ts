import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import { validateInput } from '../../platform/validation.ts';
import { ManagedVenueFilter } from './managed-venue.inputs.ts';
import { exportedIds, type WholeVenue, wholeVenues } from './venue-export.queries.ts';
import { isModerator } from './venue.policy.ts';

const BATCH = 500;

/** Venues for files, by name, at most two batches in memory at a time. */
export class VenueExportService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * For the platform all venues that fit, for others their own.
   * @param own the viewer's own venues alone, whatever the role of the viewer.
   * @throws AppError VALIDATION_FAILED, FORBIDDEN for those of others, before anything is given.
   */
  async open(viewer: Viewer, conditions: ManagedVenueFilter, own: boolean): Promise<AsyncGenerator<WholeVenue[]>> {
    const filter = Object.assign(new ManagedVenueFilter(), conditions);
    await validateInput(filter);
    const ownerId = own || !isModerator(viewer) ? viewer.id : null;
    if (ownerId && filter.ownerId && filter.ownerId !== ownerId) throw new AppError('FORBIDDEN');
    return this.#batches(await exportedIds(this.#database, viewer, filter, ownerId));
  }

  async *#batches(ids: readonly string[]): AsyncGenerator<WholeVenue[]> {
    const read = (start: number) => wholeVenues(this.#database, ids.slice(start, start + BATCH));
    let next = read(0);
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = await next;
      // The database reads on while this batch is written.
      next = read(start + BATCH);
      // A client that leaves in the middle does not wait for it.
      next.catch(() => {});
      yield batch;
    }
  }
}
