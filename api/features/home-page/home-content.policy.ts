import { Role } from '../accounts/account.enums.ts';

/** The users who decide what the home page shows. */
export const CURATORS: readonly string[] = [Role.ADMIN, Role.TEAM];
