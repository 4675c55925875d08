import { Observable, tap, throttleTime } from 'rxjs';
import { Broadcast } from '../../platform/graphql/broadcast.ts';
import type { Fanout } from '../../platform/fanout.ts';
import type { LiveTopic } from '../../../schema/live-topics.ts';

const TOPIC = 'live-lists';
/** Lists are reloaded no more often than this. */
const INTERVAL_MS = 500;

/** Notifies staff, in all processes, that lists have changed. */
export class LiveLists {
  readonly #fanout: Pick<Fanout, 'publish' | 'listen'>;
  /**
   * Topics that have changed, at most twice a second. The first event is an empty list: a client that gets it again has reconnected, and may
   * have missed some.
   */
  readonly changes = new Broadcast<LiveTopic[]>({ opening: () => [], follow: (tell) => this.#follow(tell) });

  constructor(fanout: Pick<Fanout, 'publish' | 'listen'>) {
    this.#fanout = fanout;
  }

  tell(topics: readonly LiveTopic[]): void {
    if (topics.length) this.#fanout.publish(TOPIC, topics);
  }

  #follow(tell: (topics: LiveTopic[]) => void): () => void {
    const waiting = new Set<LiveTopic>();
    const subscription = new Observable<LiveTopic[]>((changes) =>
      this.#fanout.listen(TOPIC, (topics) => changes.next(topics as LiveTopic[])),
    )
      .pipe(
        tap((topics) => topics.forEach((topic) => waiting.add(topic))),
        throttleTime(INTERVAL_MS, undefined, { leading: true, trailing: true }),
      )
      .subscribe(() => {
        const topics = [...waiting].toSorted();
        waiting.clear();
        tell(topics);
      });
    return () => subscription.unsubscribe();
  }
}
