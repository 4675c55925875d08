import type { LoginThrottle } from '../../platform/rate-limit/login-throttle.ts';
import { HOUR_SECONDS, QUARTER_SECONDS, type RateLimit } from '../../platform/rate-limit/rate-limits.ts';

/**
 * Rate limits. High by IP address, which a company shares and where every attempt costs a captcha; low by
 * e-mail address, as each attempt sends an e-mail to it.
 */
export const ACCOUNT_LIMITS = {
  registerPerAddress: { name: 'register-address', tries: 60, seconds: HOUR_SECONDS },
  registerPerEmail: { name: 'register-email', tries: 5, seconds: HOUR_SECONDS },
  resetPerAddress: { name: 'reset-address', tries: 60, seconds: HOUR_SECONDS },
  resetPerEmail: { name: 'reset-email', tries: 5, seconds: HOUR_SECONDS },
  resendPerAddress: { name: 'resend-address', tries: 60, seconds: HOUR_SECONDS },
  resendPerEmail: { name: 'resend-email', tries: 5, seconds: HOUR_SECONDS },
  /** Attempts with tokens of links in mails. */
  linkPerAddress: { name: 'link-address', tries: 60, seconds: QUARTER_SECONDS },
  /** Tokens that are validated or refreshed. */
  tokenPerAddress: { name: 'token-address', tries: 1_200, seconds: QUARTER_SECONDS },
  avatarPerUser: { name: 'avatar-user', tries: 30, seconds: HOUR_SECONDS },
  exportPerUser: { name: 'export-user', tries: 20, seconds: HOUR_SECONDS },
  activityPerUser: { name: 'activity-user', tries: 3_000, seconds: HOUR_SECONDS },
} as const satisfies Record<string, RateLimit>;

/** The number of failed attempts before delays begin. An address is shared by many people; an account has one owner. */
export const LOGIN_THROTTLES = {
  loginPerAccount: { name: 'login-account', failures: 5, seconds: QUARTER_SECONDS },
  loginPerAddress: { name: 'login-address', failures: 50, seconds: QUARTER_SECONDS },
  codePerAccount: { name: 'code-account', failures: 5, seconds: QUARTER_SECONDS },
  /** The password that a signed-in user has to enter again. */
  passwordPerUser: { name: 'password-user', failures: 5, seconds: QUARTER_SECONDS },
} as const satisfies Record<string, LoginThrottle>;
