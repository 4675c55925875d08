/**
 * Limits of operations of administrators on accounts. Not in `constants.ts`, which is part of every page of
 * the public site.
 */
export const USER_ADMINISTRATION = {
  /** The greatest number of registrations in a bulk decision. */
  atOnce: 100,
  /** Characters of a search. */
  text: 100,
  /** The lifetime of the link of an invitation. */
  invitationHours: 72,
  /** The time after which a new link can be sent to the same person. */
  linkEverySeconds: 60,
} as const;

/** Limits of amounts and plans. */
export const BILLING_LIMITS = {
  /** The greatest number of plans. */
  plans: 100,
  planName: 60,
  reference: 100,
  maxPriceCents: 10_000_000,
  maxVatPercent: 30,
  maxMonths: 60,
  maxLimit: 1_000,
  maxPosition: 100,
} as const;
