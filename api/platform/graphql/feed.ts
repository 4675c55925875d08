export interface FeedDependencies<Told, News> {
  /** Events that are delivered first. */
  first?: readonly Told[];
  /** Subscribes to the source; returns the function that unsubscribes. */
  listen: (hear: (told: Told) => void) => () => void;
  /** What is sent for an event; null = nothing. */
  read: (told: Told) => Promise<News | null>;
}

/**
 * Events for one subscriber, read one after the other. Pending events are deduplicated: however often a state has changed
 * meanwhile, it is read once. Kept small, because thousands are open at a time.
 */
export class Feed<Told, News> implements AsyncIterableIterator<News> {
  readonly #read: FeedDependencies<Told, News>['read'];
  readonly #unlisten: () => void;
  readonly #pending: Told[];
  #wake: (() => void) | null = null;
  #isOver = false;

  constructor({ first = [], listen, read }: FeedDependencies<Told, News>) {
    this.#read = read;
    this.#pending = [...first];
    this.#unlisten = listen((told) => {
      if (!this.#pending.includes(told)) this.#pending.push(told);
      this.#wake?.();
    });
  }

  async next(): Promise<IteratorResult<News, undefined>> {
    while (!this.#isOver) {
      const [told] = this.#pending.splice(0, 1);
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
