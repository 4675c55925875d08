import { HOUR_SECONDS, type RateLimit } from '../../platform/rate-limit/rate-limits.ts';

/**
 * How often things may be tried. Generous by address, as a company has one for all of its people and every try costs a captcha; tight by
 * e-mail address, as each try sends a mail there.
 */
export const PHOTO_LIMITS = {
  photosPerUser: { name: 'photos-user', tries: 600, seconds: HOUR_SECONDS },
} as const satisfies Record<string, RateLimit>;
