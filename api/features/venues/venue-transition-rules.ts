import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError, type FieldIssue } from '../../platform/errors.ts';
import type { ManagedRecord } from './managed-venue-record.queries.ts';
import { completenessFor } from './managed-venue-view.ts';
import { FIELD_OF_GAP } from './venue-completeness.ts';
import { STATE_COLUMNS } from './venue.workflow.ts';
import { venueActionsOf } from './venue.policy.ts';
import {
  ChangeRequestAction,
  ChangeRequestType,
  VenueAction,
  VenueGap,
  type VenueState,
} from './venue-management.enums.ts';
import type { VenueColumns } from './venue-writer.ts';

const PHOTO_NEEDED = 'Please add at least one photo';
const FIELDS_NEEDED = 'Please fill in all required fields';

/** The parameters of an action. */
export interface ActionComments {
  /** Why it is rejected. */
  reason?: string | null;
  /** The comment of its owner. */
  comment?: string | null;
  /** The comment of the moderators on the acceptance. */
  note?: string | null;
}

/** How the viewer deletes a venue: at once, or by a request; null = it is requested already. */
export function deletionOf(viewer: Viewer, record: ManagedRecord): VenueAction | null {
  const actions = venueActionsOf(viewer, record);
  if (actions.includes(VenueAction.REQUEST_DELETION)) return VenueAction.REQUEST_DELETION;
  const isAsked = record.pendingChangeType === ChangeRequestType.DELETION && record.ownerId === viewer.id;
  return isAsked && !actions.includes(VenueAction.DELETE) ? null : VenueAction.DELETE;
}

/** @throws AppError VALIDATION_FAILED with every field that a review requires. */
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

/** The effect of an action on the pending request of a venue. */
export const CLOSED_BY: Readonly<Partial<Record<VenueAction, ChangeRequestAction>>> = {
  WITHDRAW: ChangeRequestAction.WITHDRAW,
  APPROVE: ChangeRequestAction.APPROVE,
  REJECT: ChangeRequestAction.REJECT,
  DELETE: ChangeRequestAction.WITHDRAW,
  REQUEST_DELETION: ChangeRequestAction.WITHDRAW,
};

/** The columns of a venue in a state. */
export function columnsOf(state: VenueState): VenueColumns {
  const { reviewStatus, isPublished, isDeleted } = STATE_COLUMNS[state];
  return {
    reviewStatus,
    isPublished,
    deletedAt: isDeleted ? now() : null,
  };
}

/** The columns that an action writes beside the state. */
export function columnsWith(action: VenueAction, { reason = null }: ActionComments): VenueColumns {
  switch (action) {
    case VenueAction.SUBMIT:
      return { rejectionReason: null };
    case VenueAction.APPROVE:
      return { approvedAt: now() };
    case VenueAction.REJECT:
      return { rejectionReason: reason };
    case VenueAction.RESTORE:
      // Its position in the top 5 may have been taken.
      return { topFiveOrder: null };
    default:
      return {};
  }
}
