import { HOUR_SECONDS, type RateLimit } from '../../platform/rate-limit/rate-limits.ts';

/** Rate limits of calendars that are read by others, and of those that are read from them. */
export const CALENDAR_LIMITS = {
  /** Programs ask a few times an hour; several may have the same address. */
  readPerAddress: { name: 'calendar-read', tries: 120, seconds: HOUR_SECONDS },
  /** High, as services of calendars ask for many people from one address, also for addresses that have ended. */
  unknownPerCaller: { name: 'calendar-unknown', tries: 600, seconds: HOUR_SECONDS },
  /** Calendars that an owner links: each asks an address of others, or is read in a thread. */
  linkPerUser: { name: 'calendar-link', tries: 30, seconds: HOUR_SECONDS },
  refreshPerCalendar: { name: 'calendar-refresh', tries: 6, seconds: HOUR_SECONDS },
} as const satisfies Record<string, RateLimit>;
