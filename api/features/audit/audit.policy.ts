/** The log contains the actions of all staff, so only administrators may read it. */
export const AUDITORS: readonly string[] = ['ADMIN'];
