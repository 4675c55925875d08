import { HOUR_SECONDS, type RateLimit } from '../../platform/rate-limit/rate-limits.ts';

/** How many pictures a user may add in an hour. */
export const PHOTO_LIMITS = {
  photosPerUser: { name: 'photos-user', tries: 600, seconds: HOUR_SECONDS },
} as const satisfies Record<string, RateLimit>;
