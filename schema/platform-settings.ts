/** Limits of the platform's settings, and their defaults. Beside `constants.ts`, and not in it: the public site needs none of it. */
export const PLATFORM_SETTINGS = {
  text: 200,
  months: { min: 1, max: 120 },
  /** Warnings before the end of a subscription. */
  warnings: { most: 5, minDays: 1, maxDays: 365 },
} as const;

/** Months after which old data is deleted, unless the platform sets others. */
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
