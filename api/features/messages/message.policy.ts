import { Role } from '../accounts/account.enums.ts';

/** Who deals with messages for the platform: ADMIN and TEAM. */
export const MESSAGE_MODERATORS: readonly Role[] = [Role.ADMIN, Role.TEAM];
