import type { BrakeRule } from './kernel/rate-limit/brake.ts';
import type { RateLimit } from './kernel/rate-limit/rate-limits.ts';

const HOUR = 3_600;
const QUARTER = 900;

/**
 * How often things may be tried. Generous by address, as a company has one for all of its people and every try costs a
 * captcha; tight by e-mail address, as each try sends a mail there.
 */
export const LIMITS = {
  quotePerAddress: { name: 'quote-address', tries: 60, seconds: HOUR },
  quotePerEmail: { name: 'quote-email', tries: 10, seconds: HOUR },
  /** Changes and withdrawals of one request. */
  quoteChange: { name: 'quote-change', tries: 20, seconds: HOUR },
  /** What is done with the answers to one request, and answers to it. */
  quoteChoice: { name: 'quote-choice', tries: 30, seconds: HOUR },
  quoteAnswer: { name: 'quote-answer', tries: 60, seconds: HOUR },
  messagePerAddress: { name: 'message-address', tries: 60, seconds: HOUR },
  messagePerEmail: { name: 'message-email', tries: 10, seconds: HOUR },
  registerPerAddress: { name: 'register-address', tries: 60, seconds: HOUR },
  registerPerEmail: { name: 'register-email', tries: 5, seconds: HOUR },
  resetPerAddress: { name: 'reset-address', tries: 60, seconds: HOUR },
  resetPerEmail: { name: 'reset-email', tries: 5, seconds: HOUR },
  resendPerAddress: { name: 'resend-address', tries: 60, seconds: HOUR },
  resendPerEmail: { name: 'resend-email', tries: 5, seconds: HOUR },
  /** Links of mails that are tried. */
  linkPerAddress: { name: 'link-address', tries: 60, seconds: QUARTER },
  /** Tokens that are validated or refreshed. */
  tokenPerAddress: { name: 'token-address', tries: 1_200, seconds: QUARTER },
  avatarPerUser: { name: 'avatar-user', tries: 30, seconds: HOUR },
  photosPerUser: { name: 'photos-user', tries: 600, seconds: HOUR },
  exportPerUser: { name: 'export-user', tries: 20, seconds: HOUR },
  activityPerUser: { name: 'activity-user', tries: 3_000, seconds: HOUR },
} as const satisfies Record<string, RateLimit>;

/** How often somebody may guess wrong before he has to wait. Many people share an address; an account has one owner. */
export const BRAKES = {
  loginPerAccount: { name: 'login-account', failures: 5, seconds: QUARTER },
  loginPerAddress: { name: 'login-address', failures: 50, seconds: QUARTER },
  codePerAccount: { name: 'code-account', failures: 5, seconds: QUARTER },
  /** The password that a signed-in user is asked for again. */
  passwordPerUser: { name: 'password-user', failures: 5, seconds: QUARTER },
} as const satisfies Record<string, BrakeRule>;
