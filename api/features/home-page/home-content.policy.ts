import { Role } from '../accounts/account.enums.ts';

/** Who decides what the home page shows. */
export const CURATORS: readonly string[] = [Role.ADMIN, Role.TEAM];
