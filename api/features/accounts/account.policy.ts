import type { Viewer } from '../../platform/authz.ts';
import { AccountStatus, Role } from './account.enums.ts';

/** The roles that manage users, registrations and roles. */
export const ADMINISTRATORS: readonly string[] = [Role.ADMIN];

/** An administrator who can sign in: invited ones without a password cannot. */
export const ACTIVE_ADMINISTRATOR = {
  role: Role.ADMIN,
  status: AccountStatus.APPROVED,
  passwordHash: { $like: '$%' },
  deletedAt: null,
};

/** Whether a user may change the profile of a user: their own, or anybody's for an administrator. */
export function mayEditUser(viewer: Viewer, userId: string): boolean {
  return viewer.id === userId || mayAdministerUsers(viewer);
}

/** Whether a user may change the role and status of users. Never their own, so that they do not lock themselves out. */
export function mayAdministerUsers(viewer: Viewer): boolean {
  return ADMINISTRATORS.includes(viewer.role);
}
