import { ChangeRequest } from './change-request.entity.ts';
import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError, refusalOf, validationFailed } from '../../platform/errors.ts';
import { validateInput } from '../../platform/validation.ts';
import { type ManagedRecord, recordsOf, visible } from './managed-venue-record.queries.ts';
import type { VenueActionOutcome } from './venue-action-outcome.types.ts';
import type { VenueStaffInput } from './venue-action.inputs.ts';
import { isModerator, venueActionsOf } from './venue.policy.ts';
import { staffColumns, readStaffFacts } from './venue-staff.ts';
import { VERBS } from './venue.workflow.ts';
import { deletionOf } from './venue-transition-rules.ts';
import type { VenueTransitions } from './venue-transitions.ts';
import type { VenueColumns } from './venue-writer.ts';
import { lockHome, lockVenues } from './venue.queries.ts';
import { BulkVenueAction, ChangeRequestStatus, VenueAction } from './venue-management.enums.ts';

/** Bulk actions on venues, in one transaction, with the statements of a single one; failures do not stop the others. */
export class BulkVenueService {
  readonly #database: Database;
  readonly #transitions: VenueTransitions;

  constructor(database: Database, transitions: VenueTransitions) {
    this.#database = database;
    this.#transitions = transitions;
  }

  /** @throws AppError VALIDATION_FAILED for too many. Other failures are returned as outcomes. */
  act(viewer: Viewer, action: BulkVenueAction, ids: readonly string[]): Promise<VenueActionOutcome[]> {
    return this.#batch(viewer, ids, { action: VERBS[VenueAction[action]] }, async (transaction, records, refusals) => {
      const ways = Map.groupBy(records, (record) =>
        action === BulkVenueAction.DELETE ? deletionOf(viewer, record) : VenueAction[action],
      );
      for (const [way, group] of ways) {
        if (!way) continue;
        for (const [{ id }, refusal] of await this.#transitions.moveAll(transaction, viewer, group, way))
          refusals.set(id, refusal);
      }
      return action === BulkVenueAction.DELETE ? pendingRequests(transaction, records) : new Map<string, string>();
    });
  }

  /** Sets the same placement, or owner, for many venues. @throws AppError FORBIDDEN, VALIDATION_FAILED for too many or an invalid placement. */
  async updateStaff(viewer: Viewer, staff: VenueStaffInput, ids: readonly string[]): Promise<VenueActionOutcome[]> {
    if (!isModerator(viewer)) throw new AppError('FORBIDDEN');
    await validateInput(staff);
    return this.#batch(viewer, ids, { action: 'update', staff }, async (transaction, records, refusals) => {
      const ground = await readStaffFacts(transaction, staff);
      const given: { record: ManagedRecord; columns: VenueColumns }[] = [];
      for (const record of records) {
        const refusal = await refusalOf(() => {
          if (!venueActionsOf(viewer, record).includes(VenueAction.EDIT)) throw new AppError('CONFLICT');
          given.push({ record, columns: staffColumns(viewer, record, staff, ground) });
        });
        if (refusal) refusals.set(record.id, refusal);
      }
      await this.#transitions.give(transaction, viewer, given);
      return new Map();
    });
  }

  /** @param work adds refusals by id, and returns the created requests. */
  async #batch(
    viewer: Viewer,
    given: readonly string[],
    { action, staff = null }: { action: string; staff?: VenueStaffInput | null },
    work: (
      transaction: Transaction,
      records: readonly ManagedRecord[],
      refusals: Map<string, AppError>,
    ) => Promise<ReadonlyMap<string, string>>,
  ): Promise<VenueActionOutcome[]> {
    const keys = [...new Set(given)];
    if (keys.length > VENUE_LIMITS.atOnce) {
      throw validationFailed([{ path: 'ids', code: 'tooMany', params: { max: VENUE_LIMITS.atOnce } }]);
    }
    return this.#database.transaction(async (transaction) => {
      if (staff?.isTopFive) await lockHome(transaction);
      await lockVenues(transaction, keys, staff?.ownerId ? [staff.ownerId] : []);
      const found = await recordsOf(transaction, keys);
      const refusals = new Map<string, AppError>();
      const seen = new Map<string, ManagedRecord>();
      for (const key of keys) {
        const refusal = await refusalOf(() => void seen.set(key, visible(viewer, found.get(key), action)));
        if (refusal) refusals.set(key, refusal);
      }
      const requests = await work(transaction, [...new Set(seen.values())], refusals);
      return keys.map((key) => {
        const id = seen.get(key)?.id ?? key;
        return toOutcome(key, refusals.get(id) ?? null, requests.get(id) ?? null);
      });
    });
  }
}

/** The ids of the pending requests, by venue. */
async function pendingRequests({ em }: Transaction, records: readonly ManagedRecord[]): Promise<Map<string, string>> {
  const waiting = { venue: { $in: records.map(({ id }) => id) }, status: ChangeRequestStatus.PENDING };
  const requests = await em.find(ChangeRequest, waiting, { disableIdentityMap: true });
  return new Map(requests.map(({ id, venue }) => [venue.id, id]));
}

function toOutcome(id: string, refusal: AppError | null, changeRequestId: string | null): VenueActionOutcome {
  const nothing = { code: null, message: null, fields: [] };
  if (!refusal) return { id, done: true, changeRequestId, ...nothing };
  const { code, message, fields } = refusal;
  const told = fields.map((issue) => ({ path: issue.path, code: issue.code, params: [] }));
  return { id, done: false, changeRequestId: null, code, message, fields: told };
}
