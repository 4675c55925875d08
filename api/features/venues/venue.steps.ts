import type { Transaction } from '../../database/database.ts';
import type { Viewer } from '../../kernel/authz.ts';
import { now } from '../../kernel/clock.ts';
import { AppError, type FieldIssue, planLimitReached } from '../../kernel/errors.ts';
import type { Jobs } from '../../kernel/jobs/jobs.ts';
import { closeRequest, countEdit, insertRequest, mergeRequest } from './change-request.writer.ts';
import type { ManagedRecord } from './managed-venue.record.ts';
import { completenessFor } from './managed-venue.view.ts';
import { removePhotos } from './photo.removal.ts';
import type { PlanLimits } from './plan-limits.types.ts';
import { FIELD_OF_GAP } from './venue.completeness.ts';
import type { VenueNews } from './venue.news.ts';
import { actorsOf, needsReview, venueActionsOf } from './venue.policy.ts';
import type { VenuePatch } from './venue-patch.content.ts';
import { venueMachine } from './venue.machine.ts';
import {
  ChangeRequestStatus,
  ChangeRequestType,
  VenueAction,
  VenueGap,
  VenueStanding,
} from './venue-management.terms.ts';
import { ReviewStatus } from './venue.terms.ts';
import { countChange, writeColumns, writePatch } from './venue.writer.ts';

export interface VenueStepParts {
  jobs: Jobs;
  news: VenueNews;
  /** What the plan of an owner allows. */
  limitsOf: (transaction: Transaction, ownerId: string) => Promise<PlanLimits>;
  /** Hides the venues of an owner that his plan has no room for, and shows those that it has; gives those that changed. */
  applyLimit: (transaction: Transaction, ownerId: string) => Promise<string[]>;
  /** Tells the public catalogue, in the same transaction, that these venues changed. */
  venuesChanged: (transaction: Transaction, venueIds: string[]) => Promise<void>;
}

/** What goes with a step. */
export interface StepWords {
  /** Why it is rejected. */
  reason?: string | null;
  /** What its owner says to the moderators. */
  comment?: string | null;
  /** What the moderators say to its owner as they accept it. */
  note?: string | null;
}

const WRONG_STANDING = 'The establishment does not stand so that this could be done';
const PHOTO_NEEDED = 'Please add at least one photo';
const FIELDS_NEEDED = 'Please fill in all required fields';

/**
 * What can happen to a venue, each within a transaction that has locked its row. Whoever calls has found out whether the viewer may
 * know of the venue; whether he may do this with it now is asked here.
 */
export class VenueSteps {
  readonly #parts: VenueStepParts;

  constructor(parts: VenueStepParts) {
    this.#parts = parts;
  }

  /**
   * Changes the content, or asks for it.
   * @returns the id of the request that it has become; null = it is in force.
   */
  async change(
    transaction: Transaction,
    viewer: Viewer,
    record: ManagedRecord,
    patch: VenuePatch,
    comment: string | null,
  ): Promise<string | null> {
    assertMay(viewer, record, VenueAction.EDIT);
    const { jobs, news, venuesChanged } = this.#parts;
    if (!needsReview(viewer, record)) {
      await writePatch(transaction, jobs, record, patch);
      if (record.pendingChangeType === ChangeRequestType.CREATION)
        await countEdit(transaction, record.pendingChangeId!);
      await venuesChanged(transaction, [record.id]);
      return null;
    }
    const asked = await mergeRequest(transaction, record, patch, { userId: viewer.id, comment });
    await countChange(transaction, record.id);
    if (asked?.isNew) await news.changeAsked(transaction, record, asked.id);
    // Pictures that were uploaded for what is not asked for any more.
    const wanted = asked ? (patch.photos ?? record.pendingPatch?.photos) : [];
    const keep = wanted?.map(({ id }) => id);
    if (keep) await removePhotos(transaction, jobs, record.id, { keep, pendingOnly: true });
    return asked?.id ?? null;
  }

  /** Takes a venue one step further. What waited for it and has lost its sense is closed. */
  async step(
    transaction: Transaction,
    viewer: Viewer,
    record: ManagedRecord,
    action: VenueAction,
    { reason = null, comment = null, note = null }: StepWords = {},
  ): Promise<void> {
    assertMay(viewer, record, action);
    const { news } = this.#parts;
    const close = (status: Parameters<typeof closeRequest>[2]) =>
      this.#close(transaction, viewer, record, status, { reason, note });
    const write = (columns: Parameters<typeof writeColumns>[2]) => writeColumns(transaction, record.id, columns);
    switch (action) {
      case VenueAction.SUBMIT:
        assertComplete(viewer, record);
        await write({ review_status: ReviewStatus.PENDING, rejection_reason: null });
        await insertRequest(transaction, record, ChangeRequestType.CREATION, { userId: viewer.id, comment });
        await news.submitted(transaction, record);
        break;
      case VenueAction.WITHDRAW:
        await write({ review_status: ReviewStatus.DRAFT });
        await close(ChangeRequestStatus.WITHDRAWN);
        break;
      case VenueAction.APPROVE:
        await write({ review_status: ReviewStatus.APPROVED, approved_at: now().toISOString() });
        await close(ChangeRequestStatus.APPROVED);
        await news.decided(transaction, 'venueApproved', record, { note });
        break;
      case VenueAction.REJECT:
        await write({ review_status: ReviewStatus.REJECTED, rejection_reason: reason, is_published: false });
        await close(ChangeRequestStatus.REJECTED);
        await news.decided(transaction, 'venueRejected', record, { reason });
        break;
      case VenueAction.PUBLISH:
        await this.#assertRoomToPublish(transaction, viewer, record);
        await write({ is_published: true });
        break;
      case VenueAction.UNPUBLISH:
        await write({ is_published: false });
        break;
      case VenueAction.DELETE:
        await this.remove(transaction, record);
        await close(ChangeRequestStatus.WITHDRAWN);
        break;
      case VenueAction.REQUEST_DELETION: {
        await close(ChangeRequestStatus.WITHDRAWN);
        const asked = { userId: viewer.id, comment };
        const id = await insertRequest(transaction, record, ChangeRequestType.DELETION, asked);
        await countChange(transaction, record.id);
        await news.changeAsked(transaction, record, id);
        break;
      }
      case VenueAction.RESTORE:
        await write({ deleted_at: null });
        break;
      case VenueAction.EDIT:
        throw new Error('An edit is no step.');
    }
    await this.changed(transaction, record);
  }

  /** A venue stands otherwise now: what the plan of its owner leaves of all his venues is applied, and the catalogue told. */
  async changed(transaction: Transaction, { id, ownerId }: Pick<ManagedRecord, 'id' | 'ownerId'>): Promise<void> {
    const others = ownerId === null ? [] : await this.#parts.applyLimit(transaction, ownerId);
    await this.#parts.venuesChanged(transaction, [...new Set([id, ...others])]);
  }

  /** Deletes a venue so that it can be restored. What waited for it has to be closed. */
  async remove(transaction: Transaction, { id, reviewStatus }: ManagedRecord): Promise<void> {
    const status = reviewStatus === ReviewStatus.PENDING ? ReviewStatus.DRAFT : reviewStatus;
    await writeColumns(transaction, id, {
      deleted_at: now().toISOString(),
      is_published: false,
      review_status: status,
    });
  }

  /** Makes a venue somebody else's: what its owner has asked for is closed, and both are told. */
  async handOver(
    transaction: Transaction,
    viewer: Viewer,
    record: ManagedRecord,
    ownerId: string | null,
  ): Promise<void> {
    if (record.pendingChangeType !== ChangeRequestType.CREATION) {
      await this.#close(transaction, viewer, record, ChangeRequestStatus.WITHDRAWN, {});
    }
    // What is nobody’s is bound by no plan.
    const unbound = ownerId === null ? { subscription_expired: false } : {};
    await writeColumns(transaction, record.id, { owner_id: ownerId, ...unbound });
    await this.#parts.news.handedOver(transaction, record, ownerId);
    await this.changed(transaction, { id: record.id, ownerId });
    await this.changed(transaction, record);
  }

  async #close(
    transaction: Transaction,
    viewer: Viewer,
    { id, pendingChangeId }: ManagedRecord,
    status: Parameters<typeof closeRequest>[2],
    { reason = null, note = null }: StepWords,
  ): Promise<void> {
    if (!pendingChangeId) return;
    await closeRequest(transaction, pendingChangeId, status, { userId: viewer.id, reason, note });
    await removePhotos(transaction, this.#parts.jobs, id, { keep: [], pendingOnly: true });
  }

  /** An owner publishes within his plan; two venues at once are counted one after the other. */
  async #assertRoomToPublish(transaction: Transaction, viewer: Viewer, { id, ownerId }: ManagedRecord): Promise<void> {
    if (ownerId !== viewer.id) return;
    await transaction.query(`select 1 from user_account where id = $1 for update`, [ownerId]);
    const { venues } = await this.#parts.limitsOf(transaction, ownerId);
    if (venues === null) return;
    const others = await transaction.query(
      `select 1 from venue where owner_id = $1 and id <> $2 and is_published and review_status = 'APPROVED'
         and deleted_at is null`,
      [ownerId, id],
    );
    if (others.length >= venues) throw planLimitReached('venues', venues);
  }
}

/** @throws AppError FORBIDDEN where it is not his to do, CONFLICT where the venue does not stand so that it could be done. */
function assertMay(viewer: Viewer, record: ManagedRecord, action: VenueAction): void {
  if (venueActionsOf(viewer, record).includes(action)) return;
  const actors = actorsOf(viewer, record);
  const elsewhere = Object.values(VenueStanding).some((standing) =>
    actors.some((actor) => venueMachine.next(standing, action, actor) !== null),
  );
  const decidesOwn = record.ownerId === viewer.id && (action === VenueAction.APPROVE || action === VenueAction.REJECT);
  // What is not approved is not its owner's to publish; moderators are told that it does not stand so.
  const publishesOwn = action === VenueAction.PUBLISH && record.ownerId === viewer.id;
  if (!elsewhere || decidesOwn || publishesOwn) {
    throw new AppError(
      'FORBIDDEN',
      `Permission denied: You do not have permission to ${WORDS[action]} this establishment`,
    );
  }
  throw new AppError('CONFLICT', WRONG_STANDING);
}

/** How a refusal calls what somebody wanted to do. */
const WORDS: Readonly<Record<VenueAction, string>> = {
  EDIT: 'update',
  SUBMIT: 'submit',
  WITHDRAW: 'withdraw',
  APPROVE: 'approve',
  REJECT: 'reject',
  PUBLISH: 'publish',
  UNPUBLISH: 'unpublish',
  DELETE: 'delete',
  REQUEST_DELETION: 'delete',
  RESTORE: 'restore',
};

/** @throws AppError VALIDATION_FAILED with every field that a venue needs before it is reviewed. */
function assertComplete(viewer: Viewer, record: ManagedRecord): void {
  const { required } = completenessFor(viewer, record);
  if (!required.length) return;
  const fields = required.map((gap): FieldIssue => ({
    path: FIELD_OF_GAP[gap],
    code: gap === VenueGap.PHOTO ? 'photoRequired' : gap === VenueGap.CAPACITIES ? 'capacityRequired' : 'required',
  }));
  const onlyPhotos = required.every((gap) => gap === VenueGap.PHOTO);
  throw new AppError('VALIDATION_FAILED', onlyPhotos ? PHOTO_NEEDED : FIELDS_NEEDED, { fields });
}
