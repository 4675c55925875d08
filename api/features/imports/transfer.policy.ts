import type { Viewer } from '../../platform/authz.ts';
import { Role } from '../accounts/account.enums.ts';

/** Whether a file tells whom to ask for: of one's own venues, and to administrators; the team reads it venue by venue. */
export function mayExportContacts({ role }: Pick<Viewer, 'role'>, own: boolean): boolean {
  return own || role !== (Role.TEAM as string);
}
