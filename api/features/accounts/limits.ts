import type { LoginThrottle } from '../../platform/rate-limit/login-throttle.ts';
import { HOUR_SECONDS, QUARTER_SECONDS, type RateLimit } from '../../platform/rate-limit/rate-limits.ts';

/**
 * How often things may be tried. Generous by address, as a company has one for all of its people and every try costs a captcha; tight by
 * e-mail address, as each try sends a mail there.
 */
export const ACCOUNT_LIMITS = {
  registerPerAddress: { name: 'register-address', tries: 60, seconds: HOUR_SECONDS },
  registerPerEmail: { name: 'register-email', tries: 5, seconds: HOUR_SECONDS },
  resetPerAddress: { name: 'reset-address', tries: 60, seconds: HOUR_SECONDS },
  resetPerEmail: { name: 'reset-email', tries: 5, seconds: HOUR_SECONDS },
  resendPerAddress: { name: 'resend-address', tries: 60, seconds: HOUR_SECONDS },
  resendPerEmail: { name: 'resend-email', tries: 5, seconds: HOUR_SECONDS },
  /** Links of mails that are tried. */
  linkPerAddress: { name: 'link-address', tries: 60, seconds: QUARTER_SECONDS },
  /** Tokens that are validated or refreshed. */
  tokenPerAddress: { name: 'token-address', tries: 1_200, seconds: QUARTER_SECONDS },
  avatarPerUser: { name: 'avatar-user', tries: 30, seconds: HOUR_SECONDS },
  exportPerUser: { name: 'export-user', tries: 20, seconds: HOUR_SECONDS },
  activityPerUser: { name: 'activity-user', tries: 3_000, seconds: HOUR_SECONDS },
} as const satisfies Record<string, RateLimit>;

/** The number of wrong attempts before a caller has to wait. Many people share an address; an account has one owner. */
export const LOGIN_THROTTLES = {
  loginPerAccount: { name: 'login-account', failures: 5, seconds: QUARTER_SECONDS },
  loginPerAddress: { name: 'login-address', failures: 50, seconds: QUARTER_SECONDS },
  codePerAccount: { name: 'code-account', failures: 5, seconds: QUARTER_SECONDS },
  /** The password that a signed-in user is asked for again. */
  passwordPerUser: { name: 'password-user', failures: 5, seconds: QUARTER_SECONDS },
} as const satisfies Record<string, LoginThrottle>;
