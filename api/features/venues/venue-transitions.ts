import { Venue } from './venue.entity.ts';
import { ReviewStatus } from './venue.enums.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { type AppError, planLimitReached } from '../../platform/errors.ts';
import type { DomainEvent } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { bumpSubmission, closeRequests, insertRequest, mergeRequest } from './change-request-writer.ts';
import { moveAll } from '../../platform/workflow.ts';
import type { ManagedRecord } from './managed-venue-record.queries.ts';
import { removePhotos } from './photo-writer.ts';
import { fillVenueLimit, limitsOf } from '../billing/plan-limits.queries.ts';
import { changeRequestWorkflow } from './change-request.workflow.ts';
import { stateOf, venueWorkflow } from './venue.workflow.ts';
import { actorsOf, needsReview } from './venue.policy.ts';
import { type ActionComments, assertComplete, CLOSED_BY, columnsOf, columnsWith } from './venue-transition-rules.ts';
import {
  ChangeRequestAction,
  ChangeRequestActor,
  ChangeRequestStatus,
  ChangeRequestType,
  VenueAction,
  VenueActor,
} from './venue-management.enums.ts';
import type { VenuePatch } from './venue-patch-content.ts';
import { countChange, type VenueColumns, writeColumns, writePatch, writePlaces } from './venue-writer.ts';
import {
  ChangeRequested,
  VenueApproved,
  VenueHandedOver,
  VenueRejected,
  VenuesChanged,
  VenueSubmitted,
} from './events.ts';

/**
 * The writes of a venue, in a transaction that has locked its row. The caller has checked that the viewer may see the venue;
 * whether the viewer may take the action is checked here.
 */
export class VenueTransitions {
  readonly #jobs: Jobs;

  constructor(jobs: Jobs) {
    this.#jobs = jobs;
  }

  /**
   * Changes the content, or requests the change.
   * @returns the id of the change request; null = the change is in force.
   */
  async change(
    transaction: Transaction,
    viewer: Viewer,
    record: ManagedRecord,
    patch: VenuePatch,
    comment: string | null,
  ): Promise<string | null> {
    venueWorkflow.target(record, VenueAction.EDIT, actorsOf(viewer, record));
    if (!needsReview(viewer, record)) {
      await writePatch(transaction, this.#jobs, record, patch);
      await bumpSubmission(transaction, record.id);
      await transaction.publish(new VenuesChanged([record.id]));
      return null;
    }
    const asked = await mergeRequest(transaction, record, patch, { userId: viewer.id, comment });
    await countChange(transaction, [record.id]);
    if (asked?.isNew) await transaction.publish(new ChangeRequested({ venue: record, requestId: asked.id }));
    // Uploaded pictures that are no longer requested.
    const wanted = asked ? (patch.photos ?? record.pendingPatch?.photos) : [];
    const keep = wanted?.map(({ id }) => id);
    if (keep) await removePhotos(transaction, this.#jobs, [record.id], { keep, pendingOnly: true });
    return asked?.id ?? null;
  }

  /**
   * Moves a venue to another state. Its pending request is closed if the action settles it.
   * @throws AppError FORBIDDEN, CONFLICT, VALIDATION_FAILED, PLAN_LIMIT_REACHED.
   */
  async move(
    transaction: Transaction,
    viewer: Viewer,
    record: ManagedRecord,
    action: VenueAction,
    words: ActionComments = {},
  ): Promise<void> {
    const [refusal] = (await this.moveAll(transaction, viewer, [record], action, words)).values();
    if (refusal) throw refusal;
  }

  /** The same for many, with the statements of one. Returns the refusals. */
  async moveAll(
    transaction: Transaction,
    viewer: Viewer,
    records: readonly ManagedRecord[],
    action: VenueAction,
    words: ActionComments = {},
  ): Promise<Map<ManagedRecord, AppError>> {
    const takePlace = action === VenueAction.PUBLISH ? await placesOf(transaction, records) : null;
    return moveAll(transaction, venueWorkflow, records, {
      action,
      by: (record) => actorsOf(viewer, record),
      check: (record) => {
        if (action === VenueAction.SUBMIT) assertComplete(viewer, record);
        takePlace?.(record);
      },
      write: async (group, state) => {
        const ids = group.map(({ id }) => id);
        if (group.every((record) => stateOf(record) === state)) await countChange(transaction, ids);
        else await writeColumns(transaction, ids, { ...columnsOf(state), ...columnsWith(action, words) });
      },
      effect: async (moved) => {
        const events = await this.#follow(transaction, viewer, moved, action, words);
        return [...events, await this.changed(transaction, moved)];
      },
    });
  }

  /** The effects of an action beside the venue's own row; returns its events. */
  async #follow(
    transaction: Transaction,
    viewer: Viewer,
    moved: readonly ManagedRecord[],
    action: VenueAction,
    { reason = null, comment = null, note = null }: ActionComments,
  ): Promise<DomainEvent[]> {
    const asked = { userId: viewer.id, comment };
    const closing = CLOSED_BY[action];
    if (closing) await this.#close(transaction, viewer, moved, closing, { reason, note });
    const events: DomainEvent[] = [];
    for (const venue of moved) {
      if (action === VenueAction.APPROVE) events.push(new VenueApproved({ venue, note }));
      if (action === VenueAction.REJECT) events.push(new VenueRejected({ venue, reason }));
      if (action === VenueAction.SUBMIT) {
        await insertRequest(transaction, venue, ChangeRequestType.CREATION, asked);
        events.push(new VenueSubmitted({ venue }));
      }
      if (action === VenueAction.REQUEST_DELETION) {
        const requestId = await insertRequest(transaction, venue, ChangeRequestType.DELETION, asked);
        events.push(new ChangeRequested({ venue, requestId }));
      }
    }
    return events;
  }

  /** The event for changed venues; if they free places in the plans of their owners, other venues take them. */
  async changed(
    transaction: Transaction,
    venues: readonly Pick<ManagedRecord, 'id' | 'ownerId'>[],
  ): Promise<VenuesChanged> {
    for (const ownerId of ownersOf(venues)) await fillVenueLimit(transaction, ownerId);
    return new VenuesChanged(venues.map(({ id }) => id));
  }

  /** Deletes a venue at the request of its owner. The caller has to close the request. */
  async remove(transaction: Transaction, record: ManagedRecord): Promise<void> {
    await moveAll(transaction, venueWorkflow, [record], {
      action: VenueAction.DELETE,
      by: VenueActor.ADMIN,
      write: ([{ id } = record], state) => writeColumns(transaction, [id], columnsOf(state)),
    });
  }

  /** Sets the placements and owners of venues. */
  async give(
    transaction: Transaction,
    viewer: Viewer,
    given: readonly { record: ManagedRecord; columns: VenueColumns }[],
  ): Promise<void> {
    const wanted = given.map(({ record, columns: { owner: ownerId, ...places } }) => ({ record, ownerId, places }));
    for (const [text, group] of Map.groupBy(wanted, ({ places }) => JSON.stringify(places))) {
      const ids = group.map(({ record }) => record.id);
      if (text === '{}') continue;
      await writePlaces(transaction, ids, group[0]!.places);
      await transaction.publish(new VenuesChanged(ids));
    }
    for (const [ownerId, group] of Map.groupBy(wanted, (one) => one.ownerId)) {
      if (ownerId === undefined) continue;
      await this.#handOver(
        transaction,
        viewer,
        group.map(({ record }) => record),
        ownerId,
      );
    }
  }

  /** Gives venues to another owner, or to none: the requests of the previous owners are closed, and all are notified. */
  async #handOver(
    transaction: Transaction,
    viewer: Viewer,
    records: readonly ManagedRecord[],
    ownerId: string | null,
  ): Promise<void> {
    const asked = records.filter(({ pendingChangeType }) => pendingChangeType !== ChangeRequestType.CREATION);
    await this.#close(transaction, viewer, asked, ChangeRequestAction.WITHDRAW, {});
    // Venues without an owner have no limits.
    const unbound = ownerId === null ? { subscriptionExpired: false } : {};
    const ids = records.map(({ id }) => id);
    await writeColumns(transaction, ids, { owner: ownerId, ...unbound });
    for (const venue of records) await transaction.publish(new VenueHandedOver({ venue, newOwnerId: ownerId }));
    await transaction.publish(await this.changed(transaction, [...records, ...ids.map((id) => ({ id, ownerId }))]));
  }

  async #close(
    transaction: Transaction,
    viewer: Viewer,
    records: readonly ManagedRecord[],
    action: ChangeRequestAction,
    { reason = null, note = null }: ActionComments,
  ): Promise<void> {
    const waiting = records.filter(({ pendingChangeId }) => pendingChangeId !== null);
    if (!waiting.length) return;
    const requests = { id: { $in: waiting.map(({ pendingChangeId }) => pendingChangeId!) } };
    const status = changeRequestWorkflow.next(ChangeRequestStatus.PENDING, action, ChangeRequestActor.SYSTEM)!;
    await closeRequests(transaction, requests, { status, reason, note, processedBy: viewer.id });
    const venues = waiting.map(({ id }) => id);
    await removePhotos(transaction, this.#jobs, venues, { keep: [], pendingOnly: true });
  }
}

function ownersOf(venues: readonly Pick<ManagedRecord, 'ownerId'>[]): string[] {
  return [...new Set(venues.map(({ ownerId }) => ownerId))].filter((ownerId) => ownerId !== null);
}

/**
 * Counts the venues that go online against the plans of their owners, whoever publishes them; no other venue goes offline. The
 * owners are locked, so that concurrent calls are counted one after the other.
 * @returns a function that takes a place. @throws AppError PLAN_LIMIT_REACHED.
 */
async function placesOf(
  transaction: Transaction,
  records: readonly ManagedRecord[],
): Promise<(record: ManagedRecord) => void> {
  const places = new Map<string | null, { limit: number | null; taken: number }>();
  for (const owner of ownersOf(records)) {
    const { venues: limit } = await limitsOf(transaction, owner);
    const online = { owner, isPublished: true, reviewStatus: ReviewStatus.APPROVED, deletedAt: null };
    places.set(owner, { limit, taken: await transaction.em.count(Venue, online) });
  }
  return ({ ownerId }) => {
    const place = places.get(ownerId);
    if (!place) return;
    const { limit } = place;
    if (limit !== null && place.taken >= limit) throw planLimitReached('venues', limit);
    place.taken += 1;
  };
}
