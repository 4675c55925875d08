import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import type { Viewer } from '../../kernel/authz.ts';
import { AppError, validationFailed } from '../../kernel/errors.ts';
import type { VenueActionOutcome } from './managed-venue.results.ts';
import type { VenueStaffInput } from './venue.inputs.ts';
import type { SavedVenue, VenueService } from './venue.service.ts';
import { isModerator } from './venue.policy.ts';
import { BulkVenueAction, VenueAction } from './venue-management.terms.ts';

/** The same done with many venues: each by itself, so that one that cannot be does not stop the others. */
export class BulkVenueService {
  readonly #venues: VenueService;

  constructor(venues: VenueService) {
    this.#venues = venues;
  }

  /** @throws AppError VALIDATION_FAILED for too many. What goes wrong with one is told of that one. */
  act(viewer: Viewer, action: BulkVenueAction, ids: readonly string[]): Promise<VenueActionOutcome[]> {
    return this.#each(ids, (id) => this.#do(viewer, action, id));
  }

  /** Gives many venues the same places, or owner. @throws AppError FORBIDDEN, VALIDATION_FAILED for too many. */
  updateStaff(viewer: Viewer, staff: VenueStaffInput, ids: readonly string[]): Promise<VenueActionOutcome[]> {
    if (!isModerator(viewer)) throw new AppError('FORBIDDEN');
    return this.#each(ids, (id) => this.#venues.update(viewer, id, { staff, version: null }));
  }

  async #each(
    given: readonly string[],
    work: (id: string) => Promise<SavedVenue | { id: string }>,
  ): Promise<VenueActionOutcome[]> {
    const ids = [...new Set(given)];
    if (ids.length > VENUE_LIMITS.atOnce) {
      throw validationFailed([{ path: 'ids', code: 'tooMany', params: { max: VENUE_LIMITS.atOnce } }]);
    }
    const outcomes: VenueActionOutcome[] = [];
    for (const id of ids) outcomes.push(await outcomeOf(id, work));
    return outcomes;
  }

  #do(viewer: Viewer, action: BulkVenueAction, id: string): Promise<SavedVenue | { id: string }> {
    switch (action) {
      case BulkVenueAction.PUBLISH:
        return this.#venues.act(viewer, id, VenueAction.PUBLISH);
      case BulkVenueAction.UNPUBLISH:
        return this.#venues.act(viewer, id, VenueAction.UNPUBLISH);
      case BulkVenueAction.RESTORE:
        return this.#venues.act(viewer, id, VenueAction.RESTORE);
      case BulkVenueAction.DELETE:
        return this.#venues.delete(viewer, id);
    }
  }
}

async function outcomeOf(
  id: string,
  work: (id: string) => Promise<SavedVenue | { id: string }>,
): Promise<VenueActionOutcome> {
  const outcome = { id, done: true, changeRequestId: null, code: null, message: null, fields: [] };
  try {
    const done = await work(id);
    return { ...outcome, changeRequestId: ('venue' in done && done.changeRequest?.id) || null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const fields = error.fields.map(({ path, code }) => ({ path, code, params: [] }));
    return { ...outcome, done: false, code: error.code, message: error.message, fields };
  }
}
