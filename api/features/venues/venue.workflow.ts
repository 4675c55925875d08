import { AppError } from '../../platform/errors.ts';
import { Workflow } from '../../platform/workflow.ts';
import { ChangeRequestType, VenueAction, VenueActor, VenueState } from './venue-management.enums.ts';
import { ReviewStatus } from './venue.enums.ts';

const { OWNER, MODERATOR, ADMIN } = VenueActor;
const { DRAFT, PENDING, REJECTED, APPROVED, PUBLISHED, DELETED_DRAFT, DELETED_REJECTED, DELETED_APPROVED } = VenueState;

const EVERYBODY = [OWNER, MODERATOR, ADMIN];
const MODERATORS = [MODERATOR, ADMIN];
const SUBMIT = { by: EVERYBODY, to: PENDING };
const REJECT = { by: MODERATORS, to: REJECTED };
/** Its owner may delete it until it is approved. */
const DELETERS = [OWNER, ADMIN];
const DELETE_APPROVED = { by: [ADMIN], to: DELETED_APPROVED };

/** The fields of a venue that decide on its visibility and its actions. */
export interface JudgedVenue {
  ownerId: string | null;
  reviewStatus: ReviewStatus;
  isPublished: boolean;
  deletedAt: Date | null;
  /** Whether it is public now. */
  isPublic: boolean;
  /** The pending request; null = none. */
  pendingChangeType: ChangeRequestType | null;
}

/** The columns of a venue in each state; an action writes those of its target state. */
export const STATE_COLUMNS: Readonly<
  Record<VenueState, Readonly<{ reviewStatus: ReviewStatus; isPublished: boolean; isDeleted: boolean }>>
> = {
  [DRAFT]: { reviewStatus: ReviewStatus.DRAFT, isPublished: false, isDeleted: false },
  [PENDING]: { reviewStatus: ReviewStatus.PENDING, isPublished: false, isDeleted: false },
  [REJECTED]: { reviewStatus: ReviewStatus.REJECTED, isPublished: false, isDeleted: false },
  [APPROVED]: { reviewStatus: ReviewStatus.APPROVED, isPublished: false, isDeleted: false },
  [PUBLISHED]: { reviewStatus: ReviewStatus.APPROVED, isPublished: true, isDeleted: false },
  [DELETED_DRAFT]: { reviewStatus: ReviewStatus.DRAFT, isPublished: false, isDeleted: true },
  [DELETED_REJECTED]: { reviewStatus: ReviewStatus.REJECTED, isPublished: false, isDeleted: true },
  [DELETED_APPROVED]: { reviewStatus: ReviewStatus.APPROVED, isPublished: false, isDeleted: true },
};

const STATE_OF_DELETED: Readonly<Record<ReviewStatus, VenueState>> = {
  DRAFT: DELETED_DRAFT,
  PENDING: DELETED_DRAFT,
  REJECTED: DELETED_REJECTED,
  APPROVED: DELETED_APPROVED,
};

/** Review, publication and deletion in one enumeration. */
export function stateOf({
  reviewStatus,
  isPublished,
  deletedAt,
}: Pick<JudgedVenue, 'reviewStatus' | 'isPublished' | 'deletedAt'>): VenueState {
  if (deletedAt) return STATE_OF_DELETED[reviewStatus];
  return reviewStatus === ReviewStatus.APPROVED && isPublished ? PUBLISHED : VenueState[reviewStatus];
}

/** Actions that owners may not take on their own venues, even as moderators. */
const DECISIONS: readonly VenueAction[] = [VenueAction.APPROVE, VenueAction.REJECT];

/** The names of the actions in refusals. */
export const VERBS: Readonly<Record<VenueAction, string>> = {
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

/** The state table of a venue. */
export const venueWorkflow = new Workflow<JudgedVenue, VenueState, VenueAction, VenueActor>({
  table: {
    [DRAFT]: { EDIT: { by: EVERYBODY, to: DRAFT }, SUBMIT, DELETE: { by: DELETERS, to: DELETED_DRAFT } },
    [PENDING]: {
      EDIT: { by: EVERYBODY, to: PENDING },
      WITHDRAW: { by: [OWNER, ADMIN], to: DRAFT },
      APPROVE: { by: MODERATORS, to: APPROVED },
      REJECT,
      // The submission is withdrawn with it.
      DELETE: { by: DELETERS, to: DELETED_DRAFT },
    },
    [REJECTED]: {
      EDIT: { by: EVERYBODY, to: REJECTED },
      SUBMIT,
      DELETE: { by: DELETERS, to: DELETED_REJECTED },
    },
    [APPROVED]: {
      EDIT: { by: EVERYBODY, to: APPROVED },
      PUBLISH: { by: EVERYBODY, to: PUBLISHED },
      // An approval can be revoked.
      REJECT,
      DELETE: DELETE_APPROVED,
      REQUEST_DELETION: { by: [OWNER], to: APPROVED },
    },
    [PUBLISHED]: {
      EDIT: { by: EVERYBODY, to: PUBLISHED },
      UNPUBLISH: { by: EVERYBODY, to: APPROVED },
      REJECT,
      DELETE: DELETE_APPROVED,
      REQUEST_DELETION: { by: [OWNER], to: PUBLISHED },
    },
    // It is restored to its review status, unpublished.
    [DELETED_DRAFT]: { RESTORE: { by: [ADMIN], to: DRAFT } },
    [DELETED_REJECTED]: { RESTORE: { by: [ADMIN], to: REJECTED } },
    [DELETED_APPROVED]: { RESTORE: { by: [ADMIN], to: APPROVED } },
  },
  stateOf,
  write: (venue, state) => {
    const { isDeleted, ...columns } = STATE_COLUMNS[state];
    Object.assign(venue, columns, { deletedAt: isDeleted ? (venue.deletedAt ?? new Date()) : null });
  },
  forbids: (venue, action, actors) => {
    if (DECISIONS.includes(action)) return actors.includes(OWNER);
    if (action !== VenueAction.REQUEST_DELETION) return false;
    // A user who may delete the venue need not request it; others request it once.
    const mayDelete = actors.some((actor) => venueWorkflow.next(stateOf(venue), VenueAction.DELETE, actor));
    return mayDelete || venue.pendingChangeType === ChangeRequestType.DELETION;
  },
  refusal: (_, action, actors) => {
    const elsewhere = Object.values(VenueState).some((state) =>
      actors.some((actor) => venueWorkflow.next(state, action, actor)),
    );
    // An owner may not publish a venue that is not approved; moderators are told that it is in another state.
    const isOwnersAlone = actors.includes(OWNER) && (DECISIONS.includes(action) || action === VenueAction.PUBLISH);
    if (elsewhere && !isOwnersAlone)
      return new AppError('CONFLICT', 'The establishment does not stand so that this could be done');
    return new AppError(
      'FORBIDDEN',
      `Permission denied: You do not have permission to ${VERBS[action]} this establishment`,
    );
  },
});
