/** Height of the notice at the foot of the window, while there is one. */
export const FOOT_NOTICE = '--foot-notice';

/** So far above the foot of the window, and above the notice. */
export function aboveNotice(distance: string): string {
  return `calc(${distance} + var(${FOOT_NOTICE}, 0px))`;
}
