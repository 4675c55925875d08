import type { Viewer } from '../../platform/authz.ts';
import { Role } from '../accounts/account.enums.ts';

/** Whether an export contains contacts: for owners and administrators; the team reads them venue by venue. */
export function mayExportContacts({ role }: Pick<Viewer, 'role'>, own: boolean): boolean {
  return own || role !== (Role.TEAM as string);
}
