/** Limits of the platform's settings, and their defaults. Not in `constants.ts`: the public site does not need them. */
export const PLATFORM_SETTINGS = {
  text: 200,
  months: { min: 1, max: 120 },
  /** Warnings before the end of a subscription. */
  warnings: { most: 5, minDays: 1, maxDays: 365 },
} as const;

/** The default retention periods, in months. */
export const RETENTION_MONTHS = {
  quotes: 36,
  messages: 12,
  registrations: 12,
  activity: 12,
  notifications: 12,
  audit: 36,
} as const satisfies Record<string, number>;

/** `09:00-18:00` */
export const HOURS = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/;
