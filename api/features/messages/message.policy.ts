import { Role } from '../accounts/account.terms.ts';

/** Who deals with messages for the house: ADMIN and TEAM. */
export const MESSAGE_MODERATORS: readonly Role[] = [Role.ADMIN, Role.TEAM];
