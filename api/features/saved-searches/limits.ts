import { HOUR_SECONDS, type RateLimit } from '../../platform/rate-limit/rate-limits.ts';

/**
 * Rate limits. High by IP address, which a company shares and where every attempt costs a captcha; low by
 * e-mail address, as each attempt sends an e-mail to it.
 */
export const SAVED_SEARCH_LIMITS = {
  savePerAddress: { name: 'saved-search-address', tries: 60, seconds: HOUR_SECONDS },
  savePerEmail: { name: 'saved-search-email', tries: 10, seconds: HOUR_SECONDS },
} as const satisfies Record<string, RateLimit>;

/** The greatest number of saved searches of an e-mail address. */
export const MAX_PER_EMAIL = 10;
/** The time in which a new one has to be confirmed. */
export const CONFIRM_HOURS = 48;
/** The time for which a confirmed one is kept. */
export const KEPT_MONTHS = 12;
/** Days before its end on which the owner is asked whether to keep it. */
export const RENEWAL_DAYS = 30;
/** The least number of days between two mails of one search. */
export const NEWS_DAYS = 7;
/** The greatest number of venues in a mail. */
export const VENUES_IN_MAIL = 6;
