import type { Logger } from './logger.ts';

/** Consecutive failures after which the source counts as down. */
const FAILURES = 3;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/** A circuit breaker: a source that fails is not called for a pause, which doubles each time; the log says once when it goes down and when it is back. */
export class Outage {
  readonly #logger: Logger;
  readonly #words: { begins: string; ends: string };
  #failures = 0;
  #pauseMs = 0;
  #until = 0;

  /** @param words the log messages for its beginning and its end. */
  constructor(logger: Logger, words: { begins: string; ends: string }) {
    this.#logger = logger;
    this.#words = words;
  }

  /** Whether the source must not be called now. */
  get lasts(): boolean {
    return Date.now() < this.#until;
  }

  succeeded(): void {
    if (this.#pauseMs > 0) this.#logger.info(this.#words.ends);
    this.#failures = 0;
    this.#pauseMs = 0;
    this.#until = 0;
  }

  failed(error: unknown): void {
    // Concurrent calls fail together, and count once.
    if (this.lasts) return;
    // A time-out opens the circuit at once, so that no other request waits for one.
    this.#failures += isTimeout(error) ? FAILURES : 1;
    if (this.#failures < FAILURES) return;
    if (this.#pauseMs === 0) this.#logger.warn({ err: error }, this.#words.begins);
    this.#pauseMs = Math.min(LONGEST_PAUSE_MS, this.#pauseMs * 2 || FIRST_PAUSE_MS);
    this.#until = Date.now() + this.#pauseMs;
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
