import type { Viewer } from '../../platform/authz.ts';
import { Role } from '../accounts/account.enums.ts';

/** Who sees and writes the promotions of all venues. */
export const PROMOTION_MODERATORS: readonly string[] = [Role.ADMIN, Role.TEAM];

export function moderatesPromotions({ role }: Viewer): boolean {
  return PROMOTION_MODERATORS.includes(role);
}

/** Whether somebody may write promotions of a venue; to others there are none to be written. */
export function mayWritePromotions(viewer: Viewer, ownerId: string | null): boolean {
  return moderatesPromotions(viewer) || ownerId === viewer.id;
}
