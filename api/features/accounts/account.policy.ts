import type { Viewer } from '../../platform/authz.ts';
import { AccountStatus, Role } from './account.enums.ts';

/** Users, registrations and roles are the administrators' business alone. */
export const ADMINISTRATORS: readonly string[] = [Role.ADMIN];

/** An administrator who can sign in. Who was invited and has not chosen a password yet cannot. */
export const ACTIVE_ADMINISTRATOR = {
  role: Role.ADMIN,
  status: AccountStatus.APPROVED,
  passwordHash: { $like: '$%' },
  deletedAt: null,
};

/** Whether somebody may change what a user says of himself: his own, or anybody's for an administrator. */
export function mayEditUser(viewer: Viewer, userId: string): boolean {
  return viewer.id === userId || mayAdministerUsers(viewer);
}

/** Whether somebody may change what users can do: role and status. Never his own, so that nobody locks himself out. */
export function mayAdministerUsers(viewer: Viewer): boolean {
  return ADMINISTRATORS.includes(viewer.role);
}
