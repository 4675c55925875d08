import { Redis } from 'ioredis';
// Counts in Redis or PostgreSQL with one interface, and goes on in memory while they are away.
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import type { Secret } from '../secret.ts';

/** A Redis that keeps silent for so long is away. */
const REDIS_LIMIT_MS = 1_000;

/** So many tries in so many seconds, for each thing that is counted. */
export interface RateLimit {
  /** Stored with the counts, so it never changes. */
  name: string;
  tries: number;
  seconds: number;
}

/** Where counts are kept so that every process sees them. */
export interface RateLimitStores {
  /** Null = in the database. */
  redisUrl: string | null;
  /** The pool of a database with the table `rate_limit`. */
  pool: object;
}

/**
 * Counts tries and refuses those beyond a limit. What is counted by (addresses, e-mails) is kept as a signature alone. Must
 * not be used within a transaction: a try counts whatever becomes of it.
 */
export class RateLimits {
  readonly #redis: Redis | null;
  readonly #pool: object;
  readonly #secret: Secret;
  readonly #limiters = new Map<string, RateLimiterAbstract>();

  constructor({ redisUrl, pool }: RateLimitStores, secret: Secret) {
    // A try must not wait for the return of a Redis that is away: memory stands in for it.
    const hasty = { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: REDIS_LIMIT_MS };
    this.#redis = redisUrl ? new Redis(redisUrl, hasty) : null;
    this.#redis?.on('error', () => {});
    this.#pool = pool;
    this.#secret = secret;
  }

  close(): void {
    this.#redis?.disconnect();
  }

  /**
   * Counts one try under each limit, in their order.
   * @throws AppError RATE_LIMITED with the seconds to wait.
   */
  async count(tries: readonly (readonly [limit: RateLimit, key: string])[]): Promise<void> {
    for (const [limit, key] of tries) {
      try {
        await this.limiterOf(limit).consume(this.signed(key));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new AppError('RATE_LIMITED', undefined, {
          retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)),
        });
      }
    }
  }

  /** What is stored of a key. */
  signed(key: string): string {
    return this.#secret.sign('rate-limit', key).slice(0, 22);
  }

  /** The counter of a limit, for those who count by rules of their own. */
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
          // The migrations make the table, a job trims it.
          tableCreated: true,
          clearExpiredByTimeout: false,
        });
  }
}
