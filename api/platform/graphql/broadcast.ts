import { Feed } from './feed.ts';

export interface BroadcastDependencies<Event> {
  /** The first event of each subscriber: the state at the time of subscribing. */
  opening: () => Event;
  /** Subscribes to the source; returns the function that unsubscribes. */
  follow: (onEvent: (event: Event) => void) => () => void;
}

/**
 * Events that are the same for all who may receive them. A subscription whose source is one is executed and serialised once for all sockets with
 * the same operation (`shared-subscriptions.ts`). It follows its source while it has listeners.
 */
export class Broadcast<Event> implements AsyncIterable<Event> {
  readonly opening: () => Event;
  readonly #follow: BroadcastDependencies<Event>['follow'];
  readonly #listeners = new Set<(event: Event) => void>();
  #unfollow = (): void => {};

  constructor({ opening, follow }: BroadcastDependencies<Event>) {
    this.opening = opening;
    this.#follow = follow;
  }

  /** Calls back with all events from now on; returns the function that unsubscribes. */
  listen(listener: (event: Event) => void): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1)
      this.#unfollow = this.#follow((event) => {
        for (const each of this.#listeners) each(event);
      });
    return () => {
      if (this.#listeners.delete(listener) && !this.#listeners.size) this.#unfollow();
    };
  }

  /** The opening and all events after it, for a single listener. */
  [Symbol.asyncIterator](): AsyncIterator<Event> {
    return new Feed<Event, Event>({
      first: [this.opening()],
      listen: (onEvent) => this.listen(onEvent),
      read: async (event) => event,
    });
  }
}
