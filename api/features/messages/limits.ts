import { HOUR_SECONDS, type RateLimit } from '../../platform/rate-limit/rate-limits.ts';

/**
 * Rate limits. High by IP address, which a company shares and where every attempt costs a captcha; low by
 * e-mail address, as each attempt sends an e-mail to it.
 */
export const MESSAGE_LIMITS = {
  messagePerAddress: { name: 'message-address', tries: 60, seconds: HOUR_SECONDS },
  messagePerEmail: { name: 'message-email', tries: 10, seconds: HOUR_SECONDS },
} as const satisfies Record<string, RateLimit>;
