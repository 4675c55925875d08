import { HOUR_SECONDS, type RateLimit } from '../../platform/rate-limit/rate-limits.ts';

/**
 * Rate limits. High by IP address, which a company shares and where every attempt costs a captcha; low by
 * e-mail address, as each attempt sends an e-mail to it.
 */
export const QUOTE_LIMITS = {
  quotePerAddress: { name: 'quote-address', tries: 60, seconds: HOUR_SECONDS },
  quotePerEmail: { name: 'quote-email', tries: 10, seconds: HOUR_SECONDS },
  /** Changes and withdrawals of one request. */
  quoteChange: { name: 'quote-change', tries: 20, seconds: HOUR_SECONDS },
  /** Actions on the answers to one request, and answers to it. */
  quoteChoice: { name: 'quote-choice', tries: 30, seconds: HOUR_SECONDS },
  quoteAnswer: { name: 'quote-answer', tries: 60, seconds: HOUR_SECONDS },
} as const satisfies Record<string, RateLimit>;
