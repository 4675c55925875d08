export interface FeedParts<Told, News> {
  /** What counts as told from the start. */
  first?: readonly Told[];
  /** Begins to pass on what is told; gives what ends that. */
  listen: (hear: (told: Told) => void) => () => void;
  /** What is sent for it; null = nothing. */
  read: (told: Told) => Promise<News | null>;
}

/**
 * News for one subscriber, who takes them one after the other. What he has been told of and not yet taken waits, each thing once: however
 * often a state has changed meanwhile, it is read once. Small, because thousands of them are open at a time.
 */
export class Feed<Told, News> implements AsyncIterableIterator<News> {
  readonly #read: FeedParts<Told, News>['read'];
  readonly #unlisten: () => void;
  readonly #waiting: Told[];
  #wake: (() => void) | null = null;
  #isOver = false;

  constructor({ first = [], listen, read }: FeedParts<Told, News>) {
    this.#read = read;
    this.#waiting = [...first];
    this.#unlisten = listen((told) => {
      if (!this.#waiting.includes(told)) this.#waiting.push(told);
      this.#wake?.();
    });
  }

  async next(): Promise<IteratorResult<News, undefined>> {
    while (!this.#isOver) {
      const [told] = this.#waiting.splice(0, 1);
      if (told === undefined) {
        await new Promise<void>((resolve) => (this.#wake = resolve));
        continue;
      }
      const news = await this.#read(told);
      if (news !== null && !this.#isOver) return { done: false, value: news };
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<News, undefined>> {
    this.#isOver = true;
    this.#unlisten();
    this.#wake?.();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
