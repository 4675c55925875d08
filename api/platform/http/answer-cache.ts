import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ANSWER_BYTES = 512 * 1024;
/** For the headers of an entry. */
const OVERHEAD_BYTES = 2_000;

/**
 * Answers to anonymous public reads, valid for one state of the data. It is looked up before anything else of a request, so that a hit costs
 * almost nothing.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, { answer: Answer; state: string }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }, key) => Math.ceil(answer.length * 1.3) + key.length + OVERHEAD_BYTES,
  });

  /** The cached answer, if it was computed from this state. */
  get(key: string, state: string): Answer | null {
    const entry = this.#answers.get(key);
    return entry?.state === state ? entry.answer : null;
  }

  /**
   * Caches an answer that was computed from this state. It must be the same for every visitor.
   * @param ttlMs 0 = as long as the state lasts.
   */
  keep(key: string, state: string, answer: Answer, ttlMs = 0): void {
    if (answer.length <= MAX_ANSWER_BYTES) this.#answers.set(key, { answer, state }, { ttl: ttlMs });
  }
}
