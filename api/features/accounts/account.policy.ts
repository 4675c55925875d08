import type { Viewer } from '../../kernel/authz.ts';
import { Role } from './account.terms.ts';

/** Users, registrations and roles are the administrators' business alone. */
export const ADMINISTRATORS: readonly string[] = [Role.ADMIN];

/** Whether somebody may change what a user says of himself: his own, or anybody's for an administrator. */
export function mayEditUser(viewer: Viewer, userId: string): boolean {
  return viewer.id === userId || mayAdministerUsers(viewer);
}

/** Whether somebody may change what users can do: role and status. Never his own, so that nobody locks himself out. */
export function mayAdministerUsers(viewer: Viewer): boolean {
  return ADMINISTRATORS.includes(viewer.role);
}
