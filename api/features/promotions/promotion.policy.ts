import type { Viewer } from '../../platform/authz.ts';
import { Role } from '../accounts/account.enums.ts';

/** The roles that read and write the promotions of all venues. */
export const PROMOTION_MODERATORS: readonly string[] = [Role.ADMIN, Role.TEAM];

export function moderatesPromotions({ role }: Viewer): boolean {
  return PROMOTION_MODERATORS.includes(role);
}

/** Whether a user may write promotions of a venue; for others it is not found. */
export function mayWritePromotions(viewer: Viewer, ownerId: string | null): boolean {
  return moderatesPromotions(viewer) || ownerId === viewer.id;
}
