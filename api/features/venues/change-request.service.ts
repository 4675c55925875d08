import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import type { DomainEvent } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { transition } from '../../platform/workflow.ts';
import { listRequests } from './change-request-list.ts';
import { conflictsOf, requestOf, type RequestRecord, requestViewOf } from './change-request-record.ts';
import type { ChangeRequestPage, ChangeRequestView } from './change-request.types.ts';
import { closeRequests, mergeRequest } from './change-request-writer.ts';
import { ChangeRequestApproved, ChangeRequested, ChangeRequestRejected } from './events.ts';
import type { ChangeRequestsArgs } from './managed-venue.inputs.ts';
import { type ManagedRecord, notFound, type Reading, recordOf } from './managed-venue-record.ts';
import { removePhotos } from './photo-removal.ts';
import { lockVenues } from './venue-locks-writer.ts';
import { mayReadRequest, requestActorsOf } from './venue.policy.ts';
import type { VenueTransitions } from './venue-transitions.ts';
import { changeRequestWorkflow } from './change-request.workflow.ts';
import { normalisedComment, normalisedReason } from './venue-normalised.ts';
import type { PhotoChoice } from './venue-patch-content.ts';
import { ChangeRequestAction, ChangeRequestStatus, ChangeRequestType, VenueAction } from './venue-management.enums.ts';
import { countChange, writePatch } from './venue-writer.ts';

export interface ChangeRequestServiceDependencies {
  database: Database;
  jobs: Jobs;
  venueTransitions: VenueTransitions;
}

/** What somebody does with a request. */
export interface RequestDecision {
  action: ChangeRequestAction;
  /** The one that was seen; unless given, it is taken as it is. */
  version?: number;
  /** Why; a rejection needs it. */
  reason?: string;
  /** What is said to the owner as it is accepted. */
  note?: string | null;
}

/** The pictures that an owner wants. */
export interface WantedPhotos {
  /** In this order, those that wait for a moderator included. */
  photos: PhotoChoice[];
  /** Null = the first one. */
  homepageImageId: string | null;
}

const CHANGED_UNDER_IT = 'The establishment has changed since this was asked for';
const VENUE_ACTIONS: Readonly<Record<ChangeRequestAction, VenueAction>> = {
  WITHDRAW: VenueAction.WITHDRAW,
  APPROVE: VenueAction.APPROVE,
  REJECT: VenueAction.REJECT,
};

/** What owners ask of moderators, and what becomes of it. */
export class ChangeRequestService {
  readonly #dependencies: ChangeRequestServiceDependencies;
  readonly #reading: Reading;

  constructor(dependencies: ChangeRequestServiceDependencies) {
    this.#dependencies = dependencies;
    this.#reading = { query: (text, values) => dependencies.database.rows(text, values) };
  }

  /** One page: those of the viewer's venues, for moderators those of all. */
  list(viewer: Viewer, args: ChangeRequestsArgs): Promise<ChangeRequestPage> {
    return listRequests(this.#reading, viewer, args);
  }

  /** Null = there is none, or not for the viewer. */
  async find(viewer: Viewer, id: string): Promise<ChangeRequestView | null> {
    const request = await requestOf(this.#reading, id);
    if (!request || !mayReadRequest(viewer, request)) return null;
    return requestViewOf(this.#reading, viewer, request);
  }

  /**
   * Accepts, refuses or withdraws a request, once.
   * @throws AppError NOT_FOUND, FORBIDDEN (one's own, or not one's own), CONFLICT (decided, changed, or the venue has changed
   *   under it), VALIDATION_FAILED.
   */
  async decide(
    viewer: Viewer,
    id: string,
    { action, version, reason, note: given }: RequestDecision,
  ): Promise<ChangeRequestView> {
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
        await venueTransitions.move(transaction, viewer, request.venue, VENUE_ACTIONS[action], words);
        return undefined;
      },
    });
    return (await this.find(viewer, id))!;
  }

  /**
   * Makes an owner's change request for an approved venue want these pictures. Whoever calls has asked whether he may, and has
   * locked the venue. What waits for a moderator and is not among them is removed.
   */
  async proposePhotos(
    transaction: Transaction,
    { venueId, userId, photos, homepageImageId }: WantedPhotos & { venueId: string; userId: string },
  ): Promise<void> {
    const record = await recordOf(transaction, venueId);
    if (!record) throw notFound();
    const { jobs } = this.#dependencies;
    const wanted = { photos: photos.map(({ id, alt }) => ({ id, alt })), homepageImageId };
    const asked = await mergeRequest(transaction, record, wanted, { userId, comment: null });
    await countChange(transaction, [venueId]);
    await removePhotos(transaction, jobs, [venueId], { keep: photos.map(({ id }) => id), pendingOnly: true });
    if (asked?.isNew) await transaction.publish(new ChangeRequested({ venue: record, requestId: asked.id }));
  }

  /** The pictures that the request that waits for a venue wants; null = it leaves them, or there is none. */
  async proposedPhotos(reading: Reading, venueId: string, userId: string): Promise<WantedPhotos | null> {
    const record = await recordOf(reading, venueId);
    if (!record || record.pendingChangeType !== ChangeRequestType.UPDATE || record.ownerId !== userId) return null;
    const { photos, homepageImageId } = record.pendingPatch ?? {};
    if (photos === undefined && homepageImageId === undefined) return null;
    const accepted = record.photos.filter((photo) => !photo.is_pending).map(({ id, alt }) => ({ id, alt }));
    return {
      photos: photos ?? accepted,
      homepageImageId: homepageImageId === undefined ? record.homepageImageId : homepageImageId,
    };
  }

  /** What becomes of a request that its status tells already. */
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
    await closeRequests(transaction, [id], status, { userId: viewer.id, reason, note });
    if (isApproved) {
      await transaction.publish(await venueTransitions.changed(transaction, [venue]));
      return new ChangeRequestApproved({ venue, note });
    }
    await removePhotos(transaction, jobs, [venue.id], { keep: [], pendingOnly: true });
    await countChange(transaction, [venue.id]);
    return status === ChangeRequestStatus.REJECTED ? new ChangeRequestRejected({ venue, reason }) : undefined;
  }
}

/** A request whose venue is locked, as by everybody else before it; what was decided meanwhile is then seen. */
type LockedRequest = RequestRecord & { venue: ManagedRecord };

async function locked(transaction: Transaction, viewer: Viewer, id: string): Promise<LockedRequest> {
  const seen = await requestOf(transaction, id);
  if (!seen || !mayReadRequest(viewer, seen)) throw new AppError('NOT_FOUND', 'Change request not found');
  await lockVenues(transaction, [seen.venueId]);
  const venue = (await recordOf(transaction, seen.venueId))!;
  return { ...(await requestOf(transaction, id))!, venue };
}
