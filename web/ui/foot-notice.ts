/** Height of the notice at the foot of the window, while there is one. */
export const FOOT_NOTICE = '--foot-notice';
