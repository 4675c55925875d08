import { AtMost } from '../../kernel/at-most.ts';
import { Broadcast } from '../../kernel/graphql/broadcast.ts';
import type { Fanout } from '../../kernel/fanout.ts';
import type { DeskTopic } from './desk.terms.ts';

const TOPIC = 'desk';
/** A list that is asked for anew more often than this helps nobody. */
const APART_MS = 500;

/** Tells those who work for the house, in whichever process they are, that lists of theirs are no longer what they were. */
export class DeskService {
  readonly #fanout: Pick<Fanout, 'publish' | 'listen'>;
  /**
   * What changes from now on, at once, and then at most twice a second. First comes an empty list: who hears it a second time was away, and may
   * have missed something.
   */
  readonly changes = new Broadcast<DeskTopic[]>({ opening: () => [], follow: (tell) => this.#follow(tell) });

  constructor(fanout: Pick<Fanout, 'publish' | 'listen'>) {
    this.#fanout = fanout;
  }

  tell(topics: readonly DeskTopic[]): void {
    if (topics.length) this.#fanout.publish(TOPIC, topics);
  }

  #follow(tell: (topics: DeskTopic[]) => void): () => void {
    const waiting = new Set<DeskTopic>();
    const telling = new AtMost(APART_MS, () => {
      const topics = [...waiting].toSorted();
      waiting.clear();
      tell(topics);
    });
    const unlisten = this.#fanout.listen(TOPIC, (topics) => {
      for (const topic of topics as DeskTopic[]) waiting.add(topic);
      telling.ask();
    });
    return () => {
      telling.stop();
      unlisten();
    };
  }
}
