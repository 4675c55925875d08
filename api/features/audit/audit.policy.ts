/** The log tells of everybody who works for the platform, so it is the administrators' alone. */
export const AUDITORS: readonly string[] = ['ADMIN'];
