import { HOUR_SECONDS, type RateLimit } from '../../platform/rate-limit/rate-limits.ts';

/**
 * How often things may be tried. Generous by address, as a company has one for all of its people and every try costs a captcha; tight by
 * e-mail address, as each try sends a mail there.
 */
export const QUOTE_LIMITS = {
  quotePerAddress: { name: 'quote-address', tries: 60, seconds: HOUR_SECONDS },
  quotePerEmail: { name: 'quote-email', tries: 10, seconds: HOUR_SECONDS },
  /** Changes and withdrawals of one request. */
  quoteChange: { name: 'quote-change', tries: 20, seconds: HOUR_SECONDS },
  /** What is done with the answers to one request, and answers to it. */
  quoteChoice: { name: 'quote-choice', tries: 30, seconds: HOUR_SECONDS },
  quoteAnswer: { name: 'quote-answer', tries: 60, seconds: HOUR_SECONDS },
} as const satisfies Record<string, RateLimit>;
