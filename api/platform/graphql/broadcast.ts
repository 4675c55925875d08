import { Feed } from './feed.ts';

export interface BroadcastDependencies<News> {
  /** The first event of each subscriber, as of the time of subscribing. */
  opening: () => News;
  /** Subscribes to the source; returns the function that unsubscribes. */
  follow: (tell: (news: News) => void) => () => void;
}

/**
 * Events that are the same for all who may receive them. A subscription whose source is one is executed and serialised once for all sockets with
 * the same operation (`shared-subscriptions.ts`). It follows its source while it has listeners.
 */
export class Broadcast<News> implements AsyncIterable<News> {
  readonly opening: () => News;
  readonly #follow: BroadcastDependencies<News>['follow'];
  readonly #listeners = new Set<(news: News) => void>();
  #unfollow = (): void => {};

  constructor({ opening, follow }: BroadcastDependencies<News>) {
    this.opening = opening;
    this.#follow = follow;
  }

  /** Calls back with all events from now on; returns the function that unsubscribes. */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1)
      this.#unfollow = this.#follow((news) => {
        for (const each of this.#listeners) each(news);
      });
    return () => {
      if (this.#listeners.delete(listener) && !this.#listeners.size) this.#unfollow();
    };
  }

  /** The opening and all events after it, for a single listener. */
  [Symbol.asyncIterator](): AsyncIterator<News> {
    return new Feed<News, News>({
      first: [this.opening()],
      listen: (hear) => this.listen(hear),
      read: async (news) => news,
    });
  }
}
