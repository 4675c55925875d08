import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import type { DomainEvent } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { pagePlace } from '../../platform/graphql/paging.ts';
import { transition } from '../../platform/workflow.ts';
import { findRequests, pendingRequests, requestOf, type RequestRecord } from './change-request.queries.ts';
import type { ChangeRequestPage, ChangeRequestDetails } from './change-request.types.ts';
import { closeRequests } from './change-request-writer.ts';
import { ChangeRequestApproved, ChangeRequestRejected } from './events.ts';
import type { ChangeRequestsArgs } from './managed-venue.inputs.ts';
import { type ManagedRecord, recordOf, recordsOf } from './managed-venue-record.queries.ts';
import { conflictsOf, toChangeRequest } from './managed-venue-view.ts';
import { removePhotos } from './photo-writer.ts';
import { lockVenues } from './venue.queries.ts';
import { mayReadRequest, requestActorsOf } from './venue.policy.ts';
import type { VenueTransitions } from './venue-transitions.ts';
import { changeRequestWorkflow } from './change-request.workflow.ts';
import { normalisedComment, normalisedReason } from './venue-normalised.ts';
import { ChangeRequestAction, ChangeRequestStatus, ChangeRequestType, VenueAction } from './venue-management.enums.ts';
import { countChange, writePatch } from './venue-writer.ts';

export interface ChangeRequestServiceDependencies {
  database: Database;
  jobs: Jobs;
  venueTransitions: VenueTransitions;
}

/** A decision on a request. */
export interface RequestDecision {
  action: ChangeRequestAction;
  /** The version that was read; absent = any. */
  version?: number;
  /** The reason, required for a rejection. */
  reason?: string;
  /** The comment to the owner on an acceptance. */
  note?: string | null;
}

const CHANGED_UNDER_IT = 'The establishment has changed since this was asked for';

/** Change requests, for owners and moderators. */
export class ChangeRequestService {
  readonly #dependencies: ChangeRequestServiceDependencies;

  constructor(dependencies: ChangeRequestServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /** A page of those of the viewer's venues, for moderators of all. */
  async list(viewer: Viewer, args: ChangeRequestsArgs): Promise<ChangeRequestPage> {
    const all = Object.values(ChangeRequestStatus);
    const asked = args.filter.statuses?.length ? args.filter.statuses : all;
    const { rows, counted } = await findRequests(this.#dependencies.database, viewer, args, asked);
    const found = counted.filter(({ status }) => asked.includes(status));
    const totalCount = found.reduce((sum, { count }) => sum + count, 0);
    return {
      items: await this.#views(viewer, rows),
      ...pagePlace(totalCount, args),
      statuses: all.flatMap((status) => counted.find((each) => each.status === status) ?? []),
    };
  }

  /** Null = there is none, or the viewer may not see it. */
  async find(viewer: Viewer, id: string): Promise<ChangeRequestDetails | null> {
    const { database } = this.#dependencies;
    const request = await requestOf(database, id);
    if (!request || !mayReadRequest(viewer, request)) return null;
    return (await this.#views(viewer, [request]))[0]!;
  }

  /**
   * Accepts, rejects or withdraws a request, once.
   * @throws AppError NOT_FOUND, FORBIDDEN (one's own, or that of another), CONFLICT (decided, changed, or the venue has changed
   *   since), VALIDATION_FAILED.
   */
  async decide(
    viewer: Viewer,
    id: string,
    { action, version, reason, note: given }: RequestDecision,
  ): Promise<ChangeRequestDetails> {
    const why = action === ChangeRequestAction.REJECT ? normalisedReason(reason) : null;
    const note = action === ChangeRequestAction.APPROVE ? normalisedComment(given, 'note') : null;
    const { database, venueTransitions } = this.#dependencies;
    await transition(database, changeRequestWorkflow, {
      lock: (transaction) => locked(transaction, viewer, id),
      action,
      by: (request) => requestActorsOf(viewer, request),
      effect: async (transaction, request) => {
        if (version !== undefined && version !== request.version) throw new AppError('CONFLICT');
        if (request.type !== ChangeRequestType.CREATION) return this.#close(transaction, viewer, request, why, note);
        const words = { reason: why, note };
        await venueTransitions.move(transaction, viewer, request.venue, VenueAction[action], words);
        return undefined;
      },
    });
    return (await this.find(viewer, id))!;
  }

  /** The requests with their venues, with a constant number of statements. */
  async #views(viewer: Viewer, requests: readonly RequestRecord[]): Promise<ChangeRequestDetails[]> {
    const { database } = this.#dependencies;
    const venueIds = requests.map(({ venueId }) => venueId);
    const [venues, pending] = await Promise.all([recordsOf(database, venueIds), pendingRequests(database, venueIds)]);
    return requests.map((request) =>
      toChangeRequest(viewer, request, venues.get(request.venueId)!, pending.get(request.venueId)),
    );
  }

  /** The effect of a decision on the venue. */
  async #close(
    transaction: Transaction,
    viewer: Viewer,
    { id, type, status, before, after, venue }: LockedRequest,
    reason: string | null,
    note: string | null,
  ): Promise<DomainEvent | void> {
    const { jobs, venueTransitions } = this.#dependencies;
    const isApproved = status === ChangeRequestStatus.APPROVED;
    if (isApproved && conflictsOf({ before }, venue).length) throw new AppError('CONFLICT', CHANGED_UNDER_IT);
    if (isApproved && type === ChangeRequestType.DELETION) await venueTransitions.remove(transaction, venue);
    else if (isApproved) await writePatch(transaction, jobs, venue, after);
    await closeRequests(transaction, { id }, { status, reason, note, processedBy: viewer.id });
    if (isApproved) {
      await transaction.publish(await venueTransitions.changed(transaction, [venue]));
      return new ChangeRequestApproved({ venue, note });
    }
    await removePhotos(transaction, jobs, [venue.id], { keep: [], pendingOnly: true });
    await countChange(transaction, [venue.id]);
    return status === ChangeRequestStatus.REJECTED ? new ChangeRequestRejected({ venue, reason }) : undefined;
  }
}

/** Locks the venue, then the request, in the order of all writes; a concurrent decision is then visible. */
type LockedRequest = RequestRecord & { venue: ManagedRecord };

async function locked(transaction: Transaction, viewer: Viewer, id: string): Promise<LockedRequest> {
  const seen = await requestOf(transaction, id);
  if (!seen || !mayReadRequest(viewer, seen)) throw new AppError('NOT_FOUND', 'Change request not found');
  await lockVenues(transaction, [seen.venueId]);
  const venue = (await recordOf(transaction, seen.venueId))!;
  return { ...(await requestOf(transaction, id))!, venue };
}
