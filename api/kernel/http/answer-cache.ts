import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ANSWER_BYTES = 512 * 1024;
/** Headers and the compressed forms of an answer, beside its body. */
const OVERHEAD_BYTES = 2_000;

/**
 * Answers to anonymous public reads, kept until what they were read from changes. Sits before everything else, so that a
 * hit costs almost nothing.
 */
export class AnswerCache {
  readonly #answers = new LRUCache<string, { answer: Answer; state: string }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }, key) => Math.ceil(answer.body.length * 1.3) + key.length + OVERHEAD_BYTES,
  });

  /** The answer that was kept, if it was computed from this state. */
  get(key: string, state: string): Answer | null {
    const kept = this.#answers.get(key);
    return kept?.state === state ? kept.answer : null;
  }

  /**
   * Keeps an answer that was computed from this state. Those for one visitor alone must not come here.
   * @param forMs how long at most; as long as the state lasts, unless given.
   */
  keep(key: string, state: string, answer: Answer, forMs = 0): void {
    if (answer.body.length <= MAX_ANSWER_BYTES) this.#answers.set(key, { answer, state }, { ttl: forMs });
  }
}
