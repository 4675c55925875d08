import { Feed } from './feed.ts';

export interface BroadcastParts<News> {
  /** What everybody is told first, as of the moment of asking. */
  opening: () => News;
  /** Begins to pass news on; gives what ends that. */
  follow: (tell: (news: News) => void) => () => void;
}

/**
 * News that are the same for all who may hear them. A subscription that gives one is executed and printed once for all sockets that ask the
 * same of it, however many there are (`shared-subscriptions.ts`). It follows its source while somebody listens.
 */
export class Broadcast<News> implements AsyncIterable<News> {
  readonly opening: () => News;
  readonly #follow: BroadcastParts<News>['follow'];
  readonly #listeners = new Set<(news: News) => void>();
  #unfollow = (): void => {};

  constructor({ opening, follow }: BroadcastParts<News>) {
    this.opening = opening;
    this.#follow = follow;
  }

  /** Calls with all news from now on; gives what ends that. */
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

  /** The opening and all news after it, for one who listens alone. */
  [Symbol.asyncIterator](): AsyncIterator<News> {
    return new Feed<News, News>({
      first: [this.opening()],
      listen: (hear) => this.listen(hear),
      read: async (news) => news,
    });
  }
}
