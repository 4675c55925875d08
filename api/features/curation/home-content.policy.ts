import { Role } from '../accounts/account.terms.ts';

/** Who decides what the home page shows. */
export const CURATORS: readonly string[] = [Role.ADMIN, Role.TEAM];
