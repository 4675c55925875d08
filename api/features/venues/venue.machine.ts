import { defineMachine } from '../../kernel/machine.ts';
import { type VenueAction, VenueActor, VenueStanding } from './venue-management.terms.ts';

const { OWNER, MODERATOR, ADMIN } = VenueActor;
const { DRAFT, PENDING, REJECTED, APPROVED, PUBLISHED, DELETED } = VenueStanding;

const EVERYBODY = [OWNER, MODERATOR, ADMIN];
const MODERATORS = [MODERATOR, ADMIN];
const SUBMIT = { by: EVERYBODY, to: PENDING };
const REJECT = { by: MODERATORS, to: REJECTED };
/** Until the moderators have accepted it, its owner may throw it away. */
const DELETE = { by: [OWNER, ADMIN], to: DELETED };
const DELETE_APPROVED = { by: [ADMIN], to: DELETED };

/** The life of a venue: standing × action × actor → standing. What is not here cannot happen. */
export const venueMachine = defineMachine<VenueStanding, VenueAction, VenueActor>({
  [DRAFT]: { EDIT: { by: EVERYBODY, to: DRAFT }, SUBMIT, DELETE },
  [PENDING]: {
    EDIT: { by: EVERYBODY, to: PENDING },
    WITHDRAW: { by: [OWNER, ADMIN], to: DRAFT },
    APPROVE: { by: MODERATORS, to: APPROVED },
    REJECT,
    DELETE,
  },
  [REJECTED]: { EDIT: { by: EVERYBODY, to: REJECTED }, SUBMIT, DELETE },
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
  [DELETED]: { RESTORE: { by: [ADMIN], to: DRAFT } },
});
