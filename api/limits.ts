import type { RateLimit } from './kernel/rate-limit/rate-limits.ts';

const HOUR = 3_600;

/**
 * How often things may be tried. Generous by address, as a company has one for all of its people and every try costs a
 * captcha; tight by e-mail address, as each try sends a mail there.
 */
export const LIMITS = {
  quotePerAddress: { name: 'quote-address', tries: 60, seconds: HOUR },
  quotePerEmail: { name: 'quote-email', tries: 10, seconds: HOUR },
  /** Changes and withdrawals of one request. */
  quoteChange: { name: 'quote-change', tries: 20, seconds: HOUR },
  messagePerAddress: { name: 'message-address', tries: 60, seconds: HOUR },
  messagePerEmail: { name: 'message-email', tries: 10, seconds: HOUR },
} as const satisfies Record<string, RateLimit>;
