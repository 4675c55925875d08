import { RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../errors.ts';
import type { RateLimits } from './rate-limits.ts';

/** After so many failures within so many seconds one attempt is allowed per delay, which doubles each time. */
export interface LoginThrottle {
  /** Stored with the counts, so it never changes. */
  name: string;
  failures: number;
  seconds: number;
}

const FIRST_DELAY_SECONDS = 60;
const LONGEST_DELAY_SECONDS = 900;
/** How long the level of the delay is stored after the last attempt. */
const MEMORY_SECONDS = 86_400;

/**
 * Slows down guessing of passwords and codes. An attempt is counted before it is checked, so that concurrent ones count as well; a
 * successful one resets the counts.
 */
export class LoginThrottles {
  readonly #limits: RateLimits;

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  /** @throws AppError RATE_LIMITED with the seconds to wait. */
  async attempt(rule: LoginThrottle, key: string): Promise<void> {
    const { first, slow, levels, signed } = this.#of(rule, key);
    const counted = await first.consume(signed).catch(refusal);
    if (!('refused' in counted)) return;
    const level = (await levels.get(signed))?.consumedPoints ?? 0;
    const taken = await slow.consume(signed, 1, { customDuration: delayOf(level) }).catch(refusal);
    if ('refused' in taken) throw rateLimited(taken.msBeforeNext / 1_000);
    await levels.penalty(signed);
    if (level > 0) return;
    // The first attempt over the limit: the delays apply until one succeeds or a day has passed.
    await first.block(signed, MEMORY_SECONDS);
    throw rateLimited(delayOf(level));
  }

  /** After a successful attempt: resets the counts. */
  async release(rule: LoginThrottle, key: string): Promise<void> {
    const { first, slow, levels, signed } = this.#of(rule, key);
    await Promise.all([first.delete(signed), slow.delete(signed), levels.delete(signed)]);
  }

  /** After a successful attempt under a key that others share, such as an address: takes back this attempt alone. */
  async giveBack(rule: LoginThrottle, key: string): Promise<void> {
    const { first, signed } = this.#of(rule, key);
    await first.reward(signed);
  }

  #of({ name, failures, seconds }: LoginThrottle, key: string) {
    return {
      first: this.#limits.limiterOf({ name, tries: failures, seconds }),
      slow: this.#limits.limiterOf({ name: `${name}-slow`, tries: 1, seconds: FIRST_DELAY_SECONDS }),
      levels: this.#limits.limiterOf({ name: `${name}-level`, tries: 1_000, seconds: MEMORY_SECONDS }),
      signed: this.#limits.signed(key),
    };
  }
}

function delayOf(level: number): number {
  return Math.min(FIRST_DELAY_SECONDS * 2 ** level, LONGEST_DELAY_SECONDS);
}

function refusal(thrown: unknown): RateLimiterRes & { refused: true } {
  if (thrown instanceof RateLimiterRes) return Object.assign(thrown, { refused: true as const });
  throw thrown;
}
