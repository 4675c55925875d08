import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Fanout } from '../../platform/fanout.ts';
import type { LiveLists } from './live-lists.service.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import type { AdminCounts } from './admin-counts.types.ts';

/** The topic of changed counts of pending items. */
export const ADMIN_COUNTS_TOPIC = 'notification-counts:admin';

/** The live lists whose items are counted. */
const TOPIC_OF: Readonly<Record<keyof AdminCounts, LiveTopic>> = {
  registrations: LiveTopic.REGISTRATIONS,
  venues: LiveTopic.VENUES,
  changeRequests: LiveTopic.CHANGE_REQUESTS,
  messages: LiveTopic.MESSAGES,
};

/** The delay after a commit, so that several commits are read once. */
const SETTLE_MS = 60;

interface AdminCountsWatchDependencies {
  database: Database;
  count: () => Promise<AdminCounts>;
  liveLists: Pick<LiveLists, 'tell'>;
  logger: Logger;
}

/**
 * Checks after each commit of this process whether the counts of pending items have changed, and notifies all processes. Code that changes
 * pending items need not know about them.
 */
export class AdminCountsWatch {
  readonly #count: () => Promise<AdminCounts>;
  readonly #liveLists: Pick<LiveLists, 'tell'>;
  readonly #logger: Logger;
  readonly #publish: Fanout['publish'];
  readonly #unfollow: () => void;
  readonly #stopListening: () => void;
  /** The last published counts, of any process. */
  #told: string | null = null;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #stopped = false;

  constructor(
    { database, count, liveLists, logger }: AdminCountsWatchDependencies,
    fanout: Pick<Fanout, 'publish' | 'listen'>,
  ) {
    this.#count = count;
    this.#liveLists = liveLists;
    this.#logger = logger;
    this.#publish = fanout.publish;
    this.#unfollow = database.onCommit(async () => this.#lookSoon());
    this.#stopListening = fanout.listen(ADMIN_COUNTS_TOPIC, (counts) => this.#hear(String(counts)));
  }

  /** Waits for the check in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unfollow();
    this.#stopListening();
    if (this.#timer) clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Two processes that check at the same time may publish in the wrong order: if another process publishes other counts, this one checks again. */
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
      const before = this.#told === null ? now : (JSON.parse(this.#told) as AdminCounts);
      this.#told = counts;
      this.#publish(ADMIN_COUNTS_TOPIC, counts);
      // Operations refresh the lists by themselves; this covers jobs.
      const names = Object.keys(TOPIC_OF) as (keyof AdminCounts)[];
      this.#liveLists.tell(names.filter((name) => before[name] !== now[name]).map((name) => TOPIC_OF[name]));
    } catch (error) {
      // The next commit follows soon, and clients poll every minute.
      this.#logger.warn({ err: error }, 'what waits for the platform could not be counted');
    }
  }
}
