import { Repeater } from '@graphql-yoga/subscription';
import type { Fanout } from '../../kernel/pubsub.ts';
import type { DeskTopic } from './desk.terms.ts';

const TOPIC = 'desk';
/** A list that is asked for anew more often than this helps nobody. */
const APART_MS = 500;

/** Tells those who work for the house, in whichever process they are, that lists of theirs are no longer what they were. */
export class DeskService {
  readonly #fanout: Pick<Fanout, 'pubSub'>;

  constructor(fanout: Pick<Fanout, 'pubSub'>) {
    this.#fanout = fanout;
  }

  tell(topics: readonly DeskTopic[]): void {
    if (topics.length) this.#fanout.pubSub.publish(TOPIC, topics);
  }

  /**
   * What changes from now on, at once, and then at most twice a second. First comes an empty list: who hears it a second time was away, and may
   * have missed something.
   */
  changes(): Repeater<DeskTopic[]> {
    return new Repeater<DeskTopic[]>(async (push, stop) => {
      const heard = this.#fanout.pubSub.subscribe(TOPIC);
      const waiting = new Set<DeskTopic>();
      let timer: NodeJS.Timeout | null = null;
      let last = 0;
      const tell = (): void => {
        timer = null;
        last = Date.now();
        const topics = [...waiting].toSorted();
        waiting.clear();
        void push(topics);
      };
      void stop.then(() => {
        if (timer) clearTimeout(timer);
        return heard.return();
      });
      void push([]);
      for await (const topics of heard) {
        for (const topic of topics as DeskTopic[]) waiting.add(topic);
        timer ??= setTimeout(tell, Math.max(0, last + APART_MS - Date.now()));
      }
      stop();
    });
  }
}
