import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import { validateInput } from '../../platform/validation.ts';
import { ManagedVenueFilter } from './managed-venue.inputs.ts';
import { exportedIds, type FullVenue, fullVenues } from './venue-export.queries.ts';
import { isModerator } from './venue.policy.ts';

const BATCH = 500;

/** Exports venues by name; at most two batches are in memory. */
export class VenueExportService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Exports all matching venues for staff, and their own for others.
   * @param own only the viewer's own venues, whatever their role.
   * @throws AppError VALIDATION_FAILED, FORBIDDEN for those of others, before the first row.
   */
  async open(viewer: Viewer, conditions: ManagedVenueFilter, own: boolean): Promise<AsyncGenerator<FullVenue[]>> {
    const filter = Object.assign(new ManagedVenueFilter(), conditions);
    await validateInput(filter);
    const ownerId = own || !isModerator(viewer) ? viewer.id : null;
    if (ownerId && filter.ownerId && filter.ownerId !== ownerId) throw new AppError('FORBIDDEN');
    return this.#batches(await exportedIds(this.#database, viewer, filter, ownerId));
  }

  async *#batches(ids: readonly string[]): AsyncGenerator<FullVenue[]> {
    const read = (start: number) => fullVenues(this.#database, ids.slice(start, start + BATCH));
    let next = read(0);
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = await next;
      // The next batch is read while this one is written.
      next = read(start + BATCH);
      // If the client has disconnected, the read is not awaited.
      next.catch(() => {});
      yield batch;
    }
  }
}
