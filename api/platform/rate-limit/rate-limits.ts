import { Redis } from 'ioredis';
// One interface over Redis and PostgreSQL, with memory as the fallback while they are unavailable.
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { rateLimited } from '../errors.ts';
import type { Secret } from '../secret.ts';

export const HOUR_SECONDS = 3_600;
export const QUARTER_SECONDS = 900;

const REDIS_TIMEOUT_MS = 1_000;

/** So many attempts per key in so many seconds. */
export interface RateLimit {
  /** Stored with the counts, so it never changes. */
  name: string;
  tries: number;
  seconds: number;
}

/** Where counts are stored, for all processes. */
export interface RateLimitStores {
  /** Null = in the database. */
  redisUrl: string | null;
  /** The pool of a database with the table `rate_limit`. */
  pool: object;
}

/**
 * Counts attempts and refuses those beyond a limit. Keys (addresses, e-mails) are stored as signatures only. Must
 * not be used within a transaction: an attempt counts even if its work is rolled back.
 */
export class RateLimits {
  readonly #redis: Redis | null;
  readonly #pool: object;
  readonly #secret: Secret;
  readonly #limiters = new Map<string, RateLimiterAbstract>();

  constructor({ redisUrl, pool }: RateLimitStores, secret: Secret) {
    // While Redis is unavailable commands fail at once, and counts are in memory.
    const failFast = { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: REDIS_TIMEOUT_MS };
    this.#redis = redisUrl ? new Redis(redisUrl, failFast) : null;
    this.#redis?.on('error', () => {});
    this.#pool = pool;
    this.#secret = secret;
  }

  close(): void {
    this.#redis?.disconnect();
  }

  /**
   * Counts one attempt under each limit, in their order.
   * @throws AppError RATE_LIMITED with the seconds to wait.
   */
  async count(tries: readonly (readonly [limit: RateLimit, key: string])[]): Promise<void> {
    for (const [limit, key] of tries) {
      try {
        await this.limiterOf(limit).consume(this.signed(key));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw rateLimited(refused.msBeforeNext / 1_000);
      }
    }
  }

  /** The signature of a key, which is stored instead of it. */
  signed(key: string): string {
    return this.#secret.sign('rate-limit', key).slice(0, 22);
  }

  /** The counter of a limit, for `LoginThrottles`. */
  limiterOf(limit: RateLimit): RateLimiterAbstract {
    let limiter = this.#limiters.get(limit.name);
    if (!limiter) this.#limiters.set(limit.name, (limiter = this.#makeLimiter(limit)));
    return limiter;
  }

  #makeLimiter({ name, tries, seconds }: RateLimit): RateLimiterAbstract {
    const common = { keyPrefix: name, points: tries, duration: seconds };
    const insuranceLimiter = new RateLimiterMemory(common);
    return this.#redis
      ? new RateLimiterRedis({ ...common, insuranceLimiter, storeClient: this.#redis, rejectIfRedisNotReady: true })
      : new RateLimiterPostgres({
          ...common,
          insuranceLimiter,
          storeClient: this.#pool,
          storeType: 'client',
          tableName: 'rate_limit',
          // A migration creates the table, and a job trims it.
          tableCreated: true,
          clearExpiredByTimeout: false,
        });
  }
}
