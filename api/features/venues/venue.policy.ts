import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { Role } from '../accounts/account.enums.ts';
import { changeRequestWorkflow } from './change-request.workflow.ts';
import { type JudgedVenue, stateOf, venueWorkflow } from './venue.workflow.ts';
import {
  type ChangeRequestAction,
  ChangeRequestActor,
  type ChangeRequestStatus,
  VenueAction,
  VenueActor,
  VenueStatus,
  VenueState,
} from './venue-management.enums.ts';
import { ReviewStatus } from './venue.enums.ts';

/** The roles that review venues and changes. */
export const MODERATORS: readonly string[] = [Role.ADMIN, Role.TEAM];
const TEAM: readonly string[] = [Role.TEAM];
/** The roles that may own venues, or create them for others. */
export const VENUE_CREATORS: readonly string[] = [Role.ADMIN, Role.CLIENT];

export const MAY_NOT_CREATE = 'Permission denied: You do not have permission to create this establishment';

/** @throws AppError FORBIDDEN for other users. */
export function assertMayCreate({ role }: Pick<Viewer, 'role'>): void {
  if (VENUE_CREATORS.includes(role)) return;
  throw new AppError('FORBIDDEN', MAY_NOT_CREATE);
}

type Who = Pick<Viewer, 'id' | 'role'>;

/** Whether a user reviews venues. */
export function isModerator({ role }: Who): boolean {
  return MODERATORS.includes(role);
}

/** Whether a user may take actions that are reserved for administrators. */
export function isAdministrator({ role }: Pick<Viewer, 'role'>): boolean {
  return ADMINISTRATORS.includes(role);
}

/** The displayed state: deleted venues have one state, whatever their review. */
export function statusOf(venue: Pick<JudgedVenue, 'reviewStatus' | 'isPublished' | 'deletedAt'>): VenueStatus {
  const { DELETED, PUBLISHED } = VenueStatus;
  if (venue.deletedAt) return DELETED;
  return stateOf(venue) === VenueState.PUBLISHED ? PUBLISHED : VenueStatus[venue.reviewStatus];
}

/** The roles of a user for a venue; an anonymous caller has none. */
export function actorsOf({ id, role }: Who, { ownerId }: Pick<JudgedVenue, 'ownerId'>): VenueActor[] {
  return [
    ...(ownerId === id ? [VenueActor.OWNER] : []),
    ...(TEAM.includes(role) ? [VenueActor.MODERATOR] : []),
    ...(ADMINISTRATORS.includes(role) ? [VenueActor.ADMIN] : []),
  ];
}

/** Whether a user is the owner of a venue or staff. */
export function manages(viewer: Who, venue: Pick<JudgedVenue, 'ownerId'>): boolean {
  return actorsOf(viewer, venue).length > 0;
}

/** Whether a user manages a venue: its owner and staff; a deleted one only administrators. */
export function maySee(viewer: Who, venue: JudgedVenue): boolean {
  return venue.deletedAt ? actorsOf(viewer, venue).includes(VenueActor.ADMIN) : manages(viewer, venue);
}

/** The actions that a user may take on a venue in its state. */
export function venueActionsOf(viewer: Who, venue: JudgedVenue): VenueAction[] {
  const allowed = venueWorkflow.allowed(venue, ...actorsOf(viewer, venue));
  return Object.values(VenueAction).filter((action) => allowed.includes(action));
}

/** Whether a change of an approved venue needs a moderator: the caller is its owner and has no other role. */
export function needsReview(viewer: Who, { reviewStatus }: Pick<JudgedVenue, 'reviewStatus'>): boolean {
  return reviewStatus === ReviewStatus.APPROVED && !isModerator(viewer);
}

/** The fields of a change request that decide on its access. */
export interface JudgedRequest {
  status: ChangeRequestStatus;
  /** The owner of the venue. */
  ownerId: string | null;
  /** The sender of the request. */
  userId: string | null;
}

/** Whether a user may read a request; for others it is not found. */
export function mayReadRequest(viewer: Who, { ownerId, userId }: JudgedRequest): boolean {
  return isModerator(viewer) || viewer.id === ownerId || (ownerId === null && viewer.id === userId);
}

/** The roles of a user for a change request. Nobody decides on their own. */
export function requestActorsOf(viewer: Who, request: JudgedRequest): ChangeRequestActor[] {
  if (!mayReadRequest(viewer, request)) return [];
  const isOwn = viewer.id === request.ownerId || viewer.id === request.userId;
  return [isOwn ? ChangeRequestActor.OWNER : ChangeRequestActor.MODERATOR];
}

/** The actions that a user may take on a change request. */
export function requestActionsOf(viewer: Who, request: JudgedRequest): ChangeRequestAction[] {
  return changeRequestWorkflow.allowed(request, ...requestActorsOf(viewer, request));
}
