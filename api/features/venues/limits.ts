import { HOUR_SECONDS, type RateLimit } from '../../platform/rate-limit/rate-limits.ts';

/** The number of pictures that a user may add per hour. */
export const PHOTO_LIMITS = {
  photosPerUser: { name: 'photos-user', tries: 600, seconds: HOUR_SECONDS },
} as const satisfies Record<string, RateLimit>;
