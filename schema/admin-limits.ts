/**
 * Limits of what administrators do with the accounts of others. Beside `constants.ts`, and not in it: that one is part of every page of
 * the public site.
 */
export const USER_ADMINISTRATION = {
  /** Registrations that one decision takes at once. */
  atOnce: 100,
  /** Characters of a search. */
  text: 100,
  /** How long the link is valid that invites a person for whom an account was made. */
  invitationHours: 72,
  /** The time after which a new link can be sent to the same person. */
  linkEverySeconds: 60,
} as const;

/** Bounds of what administrators type about money and plans. */
export const BILLING_LIMITS = {
  /** Plans that there can be. */
  plans: 100,
  planName: 60,
  reference: 100,
  maxPriceCents: 10_000_000,
  maxVatPercent: 30,
  maxMonths: 60,
  maxLimit: 1_000,
  maxPosition: 100,
} as const;
