import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { Role } from '../accounts/account.enums.ts';
import { venueWorkflow } from './venue.workflow.ts';
import {
  ChangeRequestAction,
  ChangeRequestStatus,
  ChangeRequestType,
  VenueAction,
  VenueActor,
  VenueStanding,
  VenueState,
} from './venue-management.enums.ts';
import { ReviewStatus } from './venue.enums.ts';

/** Who reviews venues and changes. */
export const MODERATORS: readonly string[] = [Role.ADMIN, Role.TEAM];
const TEAM: readonly string[] = [Role.TEAM];
/** Who may have venues of his own, or make them for others. */
export const VENUE_CREATORS: readonly string[] = [Role.ADMIN, Role.CLIENT];

/** @throws AppError FORBIDDEN for who has no venues of his own. */
export function assertMayCreate({ role }: Pick<Viewer, 'role'>): void {
  if (VENUE_CREATORS.includes(role)) return;
  throw new AppError('FORBIDDEN', 'Permission denied: You do not have permission to create this establishment');
}

/** What of a venue decides about who sees it and who may do what with it. */
export interface JudgedVenue {
  ownerId: string | null;
  reviewStatus: ReviewStatus;
  isPublished: boolean;
  deletedAt: Date | null;
  /** Whether the public sees it now. */
  isPublic: boolean;
  /** What waits for a moderator; null = nothing. */
  pendingChangeType: ChangeRequestType | null;
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

/** Review, publication and deletion as one word. */
export function standingOf(venue: Pick<JudgedVenue, 'reviewStatus' | 'isPublished' | 'deletedAt'>): VenueStanding {
  if (venue.deletedAt) return VenueStanding.DELETED;
  if (venue.reviewStatus === ReviewStatus.APPROVED && venue.isPublished) return VenueStanding.PUBLISHED;
  return VenueStanding[venue.reviewStatus];
}

/** The same as the state table has it. */
export function stateOf(venue: Pick<JudgedVenue, 'reviewStatus' | 'isPublished' | 'deletedAt'>): VenueState {
  const standing = standingOf(venue);
  return standing === VenueStanding.DELETED ? STATE_OF_DELETED[venue.reviewStatus] : VenueState[standing];
}

const STATE_OF_DELETED: Readonly<Record<ReviewStatus, VenueState>> = {
  DRAFT: VenueState.DELETED_DRAFT,
  PENDING: VenueState.DELETED_DRAFT,
  REJECTED: VenueState.DELETED_REJECTED,
  APPROVED: VenueState.DELETED_APPROVED,
};

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

/** Nobody decides about what is his own. */
const DECISIONS: ReadonlySet<VenueAction> = new Set([VenueAction.APPROVE, VenueAction.REJECT]);

/** What somebody may do with a venue as it stands. The functions that do it ask the same. */
export function venueActionsOf(viewer: Who, venue: JudgedVenue): VenueAction[] {
  const state = stateOf(venue);
  const allowed = new Set(actorsOf(viewer, venue).flatMap((actor) => venueWorkflow.actionsOf(state, actor)));
  if (venue.ownerId === viewer.id) for (const decision of DECISIONS) allowed.delete(decision);
  // Who may delete need not ask for it, and asks once.
  if (allowed.has(VenueAction.DELETE) || venue.pendingChangeType === ChangeRequestType.DELETION)
    allowed.delete(VenueAction.REQUEST_DELETION);
  return Object.values(VenueAction).filter((action) => allowed.has(action));
}

/** Whether what somebody writes of an approved venue waits for a moderator: he is its owner and nothing more. */
export function needsReview(viewer: Who, { reviewStatus }: Pick<JudgedVenue, 'reviewStatus'>): boolean {
  return reviewStatus === ReviewStatus.APPROVED && !isModerator(viewer);
}

/** What of a change request decides about who may do what with it. */
export interface JudgedRequest {
  status: ChangeRequestStatus;
  /** Whose venue it is. */
  ownerId: string | null;
  /** Who has sent it. */
  userId: string | null;
}

/** Whether somebody may read a request; to others there is none. */
export function mayReadRequest(viewer: Who, { ownerId, userId }: JudgedRequest): boolean {
  return isModerator(viewer) || viewer.id === ownerId || (ownerId === null && viewer.id === userId);
}

/** What somebody may do with a change request. */
export function requestActionsOf(viewer: Who, request: JudgedRequest): ChangeRequestAction[] {
  if (request.status !== ChangeRequestStatus.PENDING || !mayReadRequest(viewer, request)) return [];
  const own = viewer.id === request.ownerId || viewer.id === request.userId;
  if (own) return [ChangeRequestAction.WITHDRAW];
  return isModerator(viewer) ? [ChangeRequestAction.APPROVE, ChangeRequestAction.REJECT] : [];
}
