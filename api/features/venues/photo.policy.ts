import type { Viewer } from '../../platform/authz.ts';
import { Role } from '../accounts/account.enums.ts';
import { ReviewStatus } from './venue.enums.ts';

const MODERATORS: readonly string[] = [Role.ADMIN, Role.TEAM];

/** What of a venue decides who may change its pictures. */
interface Judged {
  ownerId: string | null;
  reviewStatus: ReviewStatus;
  isPublic: boolean;
}

/**
 * What becomes of somebody's change to the pictures of a venue: it is done at once, it goes into a change request, or it is refused;
 * `hidden` = he may not even see the venue.
 */
export type PhotoAccess = 'direct' | 'proposal' | 'forbidden' | 'hidden';

export function photoAccessOf(viewer: Viewer, { ownerId, reviewStatus, isPublic }: Judged): PhotoAccess {
  if (MODERATORS.includes(viewer.role)) return 'direct';
  if (ownerId === viewer.id) return reviewStatus === ReviewStatus.APPROVED ? 'proposal' : 'direct';
  return isPublic ? 'forbidden' : 'hidden';
}
