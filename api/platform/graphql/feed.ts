export interface FeedDependencies<Event, Result> {
  /** Events that are delivered first. */
  first?: readonly Event[];
  /** Subscribes to the source; returns the function that unsubscribes. */
  listen: (onEvent: (event: Event) => void) => () => void;
  /** The result that is sent for an event; null if nothing is sent. */
  read: (event: Event) => Promise<Result | null>;
}

/**
 * Events for one subscriber, read one after the other. Pending events are deduplicated: however often a state has changed
 * meanwhile, it is read once. Kept small, because thousands are open at a time.
 */
export class Feed<Event, Result> implements AsyncIterableIterator<Result> {
  readonly #read: FeedDependencies<Event, Result>['read'];
  readonly #unlisten: () => void;
  readonly #pending: Event[];
  #wake: (() => void) | null = null;
  #isOver = false;

  constructor({ first = [], listen, read }: FeedDependencies<Event, Result>) {
    this.#read = read;
    this.#pending = [...first];
    this.#unlisten = listen((event) => {
      if (!this.#pending.includes(event)) this.#pending.push(event);
      this.#wake?.();
    });
  }

  async next(): Promise<IteratorResult<Result, undefined>> {
    while (!this.#isOver) {
      const [event] = this.#pending.splice(0, 1);
      if (event === undefined) {
        await new Promise<void>((resolve) => (this.#wake = resolve));
        continue;
      }
      const result = await this.#read(event);
      if (result !== null && !this.#isOver) return { done: false, value: result };
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<Result, undefined>> {
    this.#isOver = true;
    this.#unlisten();
    this.#wake?.();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
