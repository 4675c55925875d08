import type { Database } from '../../database/database.ts';
import type { Logger } from '../../kernel/logger.ts';
import type { Fanout } from '../../kernel/fanout.ts';
import type { DeskService } from './desk.service.ts';
import { DeskTopic } from './desk.terms.ts';
import type { HouseCounts } from './house.types.ts';

/** The topic on which is told that something else waits for the house than before. */
export const HOUSE_TOPIC = 'notification-counts:house';

/** The lists that are about what is counted. */
const TOPIC_OF: Readonly<Record<keyof HouseCounts, DeskTopic>> = {
  registrations: DeskTopic.REGISTRATIONS,
  venues: DeskTopic.VENUES,
  changeRequests: DeskTopic.CHANGE_REQUESTS,
  messages: DeskTopic.MESSAGES,
};

/** What several commits change in one go is looked at once. */
const SETTLE_MS = 60;

interface HouseWatchParts {
  database: Database;
  count: () => Promise<HouseCounts>;
  desk: Pick<DeskService, 'tell'>;
  logger: Logger;
}

/**
 * Looks after each commit of this process whether something else waits for the house than before, and tells every process. Whoever changes what
 * waits need not know that it is counted.
 */
export class HouseWatch {
  readonly #count: () => Promise<HouseCounts>;
  readonly #desk: Pick<DeskService, 'tell'>;
  readonly #logger: Logger;
  readonly #publish: Fanout['publish'];
  readonly #unfollow: () => void;
  readonly #stopListening: () => void;
  /** What was told last, by whichever process. */
  #told: string | null = null;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #stopped = false;

  constructor({ database, count, desk, logger }: HouseWatchParts, fanout: Pick<Fanout, 'publish' | 'listen'>) {
    this.#count = count;
    this.#desk = desk;
    this.#logger = logger;
    this.#publish = fanout.publish;
    this.#unfollow = database.onCommit(async () => this.#lookSoon());
    this.#stopListening = fanout.listen(HOUSE_TOPIC, (counts) => this.#hear(String(counts)));
  }

  /** Waits for a look that is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unfollow();
    this.#stopListening();
    if (this.#timer) clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Two processes that look at the same time may tell in the wrong order: who hears of something else looks again. */
  #hear(counts: string): void {
    if (counts === this.#told) return;
    this.#told = counts;
    this.#lookSoon();
  }

  #lookSoon(): void {
    if (this.#stopped || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#looking = this.#look();
    }, SETTLE_MS);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    try {
      const now = await this.#count();
      const counts = JSON.stringify(now);
      if (counts === this.#told || this.#stopped) return;
      const before = this.#told === null ? now : (JSON.parse(this.#told) as HouseCounts);
      this.#told = counts;
      this.#publish(HOUSE_TOPIC, counts);
      // What jobs did is told here; what operations did is told by them as well.
      const names = Object.keys(TOPIC_OF) as (keyof HouseCounts)[];
      this.#desk.tell(names.filter((name) => before[name] !== now[name]).map((name) => TOPIC_OF[name]));
    } catch (error) {
      // The next commit is not far, and screens ask every minute.
      this.#logger.warn({ err: error }, 'what waits for the house could not be counted');
    }
  }
}
