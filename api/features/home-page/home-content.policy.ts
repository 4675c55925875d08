import { Role } from '../accounts/account.enums.ts';

/** The roles that edit the home page. */
export const CURATORS: readonly string[] = [Role.ADMIN, Role.TEAM];
