/** Carries the type of a queue's data; never set. */
declare const DATA: unique symbol;

/** One kind of background work: its name and how it is retried. Created by `defineQueue`. */
export interface Queue<Data extends object = object> extends Required<QueueOptions> {
  /** `noun.verb`; stored in the database, so it never changes. */
  readonly name: string;
  readonly [DATA]?: Data;
}

export interface QueueOptions {
  /** The number of jobs that run at once in each process. */
  concurrency?: number;
  /**
   * A job waits while another one of the queue runs, in whatever process. Two processes that look at the same moment may take one each, so a
   * handler must bear it. It cannot be changed once the queue exists.
   */
  singleton?: boolean;
  /** Attempts after the first one, before a job is moved to the dead letters. */
  retries?: number;
  /** Wait before the first retry, in seconds; each later one is about twice as long, up to the longest. */
  retryAfterSeconds?: number;
  /** The longest wait between two attempts, in seconds. */
  longestWaitSeconds?: number;
  /** The time-out of an attempt, after which its signal is aborted. */
  limitSeconds?: number;
  /** A cron expression, in Paris time, for jobs with empty data. Only one process runs each. */
  schedule?: string | null;
}

/**
 * Defines a queue. To add a job:
 *
 * 1. In the feature: `export const MAIL_SEND = defineQueue<{ mailId: string }>('mail.send', { concurrency: 2 })`, and a
 *    handler `(data, { signal, logger }) => Promise<void>`. A job runs at least once and perhaps twice (a process may be
 *    killed between its effect and the record of it), so a handler checks first whether its work is done.
 * 2. In the `*.feature.ts`: the queue in `queues`, its handler in `handleJobs`.
 * 3. Where the change happens: `await jobs.enqueue(transaction, MAIL_SEND, { mailId })`. The job is a row of that same
 *    transaction: it exists if and only if the change does, and runs right after the commit. Put ids into its data, not
 *    objects: the handler reads them as they are when it runs. With a `dedupeKey` the same job is taken once only.
 *
 * Work that is due at a time of the day and not after a change has a `schedule` instead of step 3.
 */
export function defineQueue<Data extends object>(name: string, options: QueueOptions = {}): Queue<Data> {
  if (!/^[a-z]+\.[a-z-]+$/.test(name)) throw new Error(`Not a name for a queue: ${name}`);
  return {
    name,
    concurrency: 1,
    singleton: false,
    retries: 8,
    retryAfterSeconds: 5,
    longestWaitSeconds: 3_600,
    limitSeconds: 300,
    schedule: null,
    ...options,
  };
}
