import { Role } from '../accounts/account.enums.ts';

/** The roles that handle messages: ADMIN and TEAM. */
export const MESSAGE_MODERATORS: readonly Role[] = [Role.ADMIN, Role.TEAM];
