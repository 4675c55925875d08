import { defineMachine } from '../../platform/state-machine.ts';
import { type VenueAction, VenueActor, VenueState } from './venue-management.enums.ts';
import { ReviewStatus } from './venue.enums.ts';

const { OWNER, MODERATOR, ADMIN } = VenueActor;
const { DRAFT, PENDING, REJECTED, APPROVED, PUBLISHED, DELETED_DRAFT, DELETED_REJECTED, DELETED_APPROVED } = VenueState;

const EVERYBODY = [OWNER, MODERATOR, ADMIN];
const MODERATORS = [MODERATOR, ADMIN];
const SUBMIT = { by: EVERYBODY, to: PENDING };
const REJECT = { by: MODERATORS, to: REJECTED };
/** Until the moderators have accepted it, its owner may throw it away. */
const THROWERS = [OWNER, ADMIN];
const DELETE_APPROVED = { by: [ADMIN], to: DELETED_APPROVED };

/** The life of a venue: state × action × actor → state, which is what is written. What is not here cannot happen. */
export const venueWorkflow = defineMachine<VenueState, VenueAction, VenueActor>({
  [DRAFT]: { EDIT: { by: EVERYBODY, to: DRAFT }, SUBMIT, DELETE: { by: THROWERS, to: DELETED_DRAFT } },
  [PENDING]: {
    EDIT: { by: EVERYBODY, to: PENDING },
    WITHDRAW: { by: [OWNER, ADMIN], to: DRAFT },
    APPROVE: { by: MODERATORS, to: APPROVED },
    REJECT,
    // What was submitted is taken back with it.
    DELETE: { by: THROWERS, to: DELETED_DRAFT },
  },
  [REJECTED]: {
    EDIT: { by: EVERYBODY, to: REJECTED },
    SUBMIT,
    DELETE: { by: THROWERS, to: DELETED_REJECTED },
  },
  [APPROVED]: {
    EDIT: { by: EVERYBODY, to: APPROVED },
    PUBLISH: { by: EVERYBODY, to: PUBLISHED },
    // What was approved by mistake can be taken back.
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
  // It comes back as it was reviewed, and unpublished: an administrator's next look decides about more.
  [DELETED_DRAFT]: { RESTORE: { by: [ADMIN], to: DRAFT } },
  [DELETED_REJECTED]: { RESTORE: { by: [ADMIN], to: REJECTED } },
  [DELETED_APPROVED]: { RESTORE: { by: [ADMIN], to: APPROVED } },
});

/** What the columns of a venue say in each state; a step writes those of the state that it leads to. */
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
