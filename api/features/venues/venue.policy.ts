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

/** Who reviews venues and changes. */
export const MODERATORS: readonly string[] = [Role.ADMIN, Role.TEAM];
const TEAM: readonly string[] = [Role.TEAM];
/** Users who may have venues of their own, or create them for others. */
export const VENUE_CREATORS: readonly string[] = [Role.ADMIN, Role.CLIENT];

export const MAY_NOT_CREATE = 'Permission denied: You do not have permission to create this establishment';

/** @throws AppError FORBIDDEN for users who have no venues of their own. */
export function assertMayCreate({ role }: Pick<Viewer, 'role'>): void {
  if (VENUE_CREATORS.includes(role)) return;
  throw new AppError('FORBIDDEN', MAY_NOT_CREATE);
}

type Who = Pick<Viewer, 'id' | 'role'>;

/** Whether somebody reviews venues. */
export function isModerator({ role }: Who): boolean {
  return MODERATORS.includes(role);
}

/** Whether somebody may do what is nobody's but the platform's. */
export function isAdministrator({ role }: Pick<Viewer, 'role'>): boolean {
  return ADMINISTRATORS.includes(role);
}

/** The state as it is shown: of what is deleted it does not matter how it was reviewed. */
export function statusOf(venue: Pick<JudgedVenue, 'reviewStatus' | 'isPublished' | 'deletedAt'>): VenueStatus {
  const { DELETED, PUBLISHED } = VenueStatus;
  if (venue.deletedAt) return DELETED;
  return stateOf(venue) === VenueState.PUBLISHED ? PUBLISHED : VenueStatus[venue.reviewStatus];
}

/** As what somebody deals with a venue; nobody in particular = none. */
export function actorsOf({ id, role }: Who, { ownerId }: Pick<JudgedVenue, 'ownerId'>): VenueActor[] {
  return [
    ...(ownerId === id ? [VenueActor.OWNER] : []),
    ...(TEAM.includes(role) ? [VenueActor.MODERATOR] : []),
    ...(ADMINISTRATORS.includes(role) ? [VenueActor.ADMIN] : []),
  ];
}

/** Whether somebody may know more of a venue than the public: its owner and the platform; a deleted one is for administrators. */
export function maySee(viewer: Who, venue: JudgedVenue): boolean {
  const actors = actorsOf(viewer, venue);
  return venue.deletedAt ? actors.includes(VenueActor.ADMIN) : actors.length > 0;
}

/** What somebody may do with a venue as it is. */
export function venueActionsOf(viewer: Who, venue: JudgedVenue): VenueAction[] {
  const allowed = venueWorkflow.allowed(venue, ...actorsOf(viewer, venue));
  return Object.values(VenueAction).filter((action) => allowed.includes(action));
}

/** Whether a change of an approved venue waits for a moderator: the caller is its owner and nothing more. */
export function needsReview(viewer: Who, { reviewStatus }: Pick<JudgedVenue, 'reviewStatus'>): boolean {
  return reviewStatus === ReviewStatus.APPROVED && !isModerator(viewer);
}

/** What of a change request decides about who may do what with it. */
export interface JudgedRequest {
  status: ChangeRequestStatus;
  /** The owner of the venue. */
  ownerId: string | null;
  /** The sender of the request. */
  userId: string | null;
}

/** Whether somebody may read a request; to others there is none. */
export function mayReadRequest(viewer: Who, { ownerId, userId }: JudgedRequest): boolean {
  return isModerator(viewer) || viewer.id === ownerId || (ownerId === null && viewer.id === userId);
}

/** As what somebody deals with a change request. Nobody decides about what is their own. */
export function requestActorsOf(viewer: Who, request: JudgedRequest): ChangeRequestActor[] {
  if (!mayReadRequest(viewer, request)) return [];
  const isOwn = viewer.id === request.ownerId || viewer.id === request.userId;
  return [isOwn ? ChangeRequestActor.OWNER : ChangeRequestActor.MODERATOR];
}

/** What somebody may do with a change request. */
export function requestActionsOf(viewer: Who, request: JudgedRequest): ChangeRequestAction[] {
  return changeRequestWorkflow.allowed(request, ...requestActorsOf(viewer, request));
}
