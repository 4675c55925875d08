import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError, type FieldIssue } from '../../platform/errors.ts';
import type { ClosedStatus } from './change-request-writer.ts';
import type { ManagedRecord } from './managed-venue-record.ts';
import { completenessFor } from './managed-venue-view.ts';
import { FIELD_OF_GAP } from './venue-completeness.ts';
import { STATE_COLUMNS, venueWorkflow } from './venue.workflow.ts';
import { actorsOf, stateOf, venueActionsOf } from './venue.policy.ts';
import { ChangeRequestStatus, ChangeRequestType, VenueAction, VenueGap, VenueState } from './venue-management.enums.ts';
import type { VenueColumns } from './venue-writer.ts';

const WRONG_STANDING = 'The establishment does not stand so that this could be done';
const PHOTO_NEEDED = 'Please add at least one photo';
const FIELDS_NEEDED = 'Please fill in all required fields';

/** What goes with a step. */
export interface StepWords {
  /** Why it is rejected. */
  reason?: string | null;
  /** What its owner says to the moderators. */
  comment?: string | null;
  /** What the moderators say to its owner as they accept it. */
  note?: string | null;
}

/** Why something cannot be done; null = it can, and is. Any other error is thrown on. */
export function refusalOf(work: () => void): AppError | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** The state that a step of somebody leads to, who may do it. */
export function nextStateOf(viewer: Viewer, record: ManagedRecord, action: VenueAction): VenueState {
  const state = stateOf(record);
  const [next] = actorsOf(viewer, record).flatMap((actor) => venueWorkflow.next(state, action, actor) ?? []);
  if (next === undefined) throw new Error(`Nothing leads from ${state} by ${action}.`);
  return next;
}

/** How somebody deletes a venue: at once, or by asking for it; null = he has asked for it. */
export function deletionOf(viewer: Viewer, record: ManagedRecord): VenueAction | null {
  const actions = venueActionsOf(viewer, record);
  if (actions.includes(VenueAction.REQUEST_DELETION)) return VenueAction.REQUEST_DELETION;
  const isAsked = record.pendingChangeType === ChangeRequestType.DELETION && record.ownerId === viewer.id;
  return isAsked && !actions.includes(VenueAction.DELETE) ? null : VenueAction.DELETE;
}

/** @throws AppError FORBIDDEN where it is not his to do, CONFLICT where the venue does not stand so that it could be done. */
export function assertMay(viewer: Viewer, record: ManagedRecord, action: VenueAction): void {
  if (venueActionsOf(viewer, record).includes(action)) return;
  const actors = actorsOf(viewer, record);
  const elsewhere = Object.values(VenueState).some((state) =>
    actors.some((actor) => venueWorkflow.next(state, action, actor) !== null),
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
export function assertComplete(viewer: Viewer, record: ManagedRecord): void {
  const { required } = completenessFor(viewer, record);
  if (!required.length) return;
  const fields = required.map((gap): FieldIssue => ({
    path: FIELD_OF_GAP[gap],
    code: gap === VenueGap.PHOTO ? 'photoRequired' : gap === VenueGap.CAPACITIES ? 'capacityRequired' : 'required',
  }));
  const onlyPhotos = required.every((gap) => gap === VenueGap.PHOTO);
  throw new AppError('VALIDATION_FAILED', onlyPhotos ? PHOTO_NEEDED : FIELDS_NEEDED, { fields });
}

/** What becomes of a request that waits for a venue when something else happens to that. */
export const CLOSED_BY: Readonly<Partial<Record<VenueAction, ClosedStatus>>> = {
  WITHDRAW: ChangeRequestStatus.WITHDRAWN,
  APPROVE: ChangeRequestStatus.APPROVED,
  REJECT: ChangeRequestStatus.REJECTED,
  DELETE: ChangeRequestStatus.WITHDRAWN,
  REQUEST_DELETION: ChangeRequestStatus.WITHDRAWN,
};

/** What a venue's row says in a state. */
export function columnsOf(state: VenueState): VenueColumns {
  const { reviewStatus, isPublished, isDeleted } = STATE_COLUMNS[state];
  return {
    review_status: reviewStatus,
    is_published: isPublished,
    deleted_at: isDeleted ? now().toISOString() : null,
  };
}

/** What a step writes beside the state. */
export function columnsWith(action: VenueAction, { reason = null }: StepWords): VenueColumns {
  switch (action) {
    case VenueAction.SUBMIT:
      return { rejection_reason: null };
    case VenueAction.APPROVE:
      return { approved_at: now().toISOString() };
    case VenueAction.REJECT:
      return { rejection_reason: reason };
    case VenueAction.RESTORE:
      // Its place among the five may have been given to another one.
      return { top_five_order: null };
    default:
      return {};
  }
}
