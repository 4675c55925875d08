/** Work that is done at once when it is asked for, and then at most so often: what is asked for meanwhile is done together. */
export class AtMost {
  readonly #everyMs: number;
  readonly #work: () => void;
  #timer: NodeJS.Timeout | null = null;
  #last = -Infinity;

  constructor(everyMs: number, work: () => void) {
    this.#everyMs = everyMs;
    this.#work = work;
  }

  ask(): void {
    this.#timer ??= setTimeout(
      () => {
        this.#timer = null;
        this.#last = performance.now();
        this.#work();
      },
      Math.max(0, this.#last + this.#everyMs - performance.now()),
    );
  }

  /** Forgets what was asked for and is not done yet. */
  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
