import { createHash } from 'node:crypto';
import { PgBoss, type ConstructorOptions, type SendOptions } from 'pg-boss';
import type { Database, Transaction } from '../database/database.ts';
import type { SqlPool, SqlResult } from '../database/sql-pool.ts';
import type { Logger } from '../logger.ts';
import { JobRunner, type JobHandler } from './job-runner.ts';
import type { Queue } from './queue.ts';
import { DEAD_LETTERS, prepareQueues } from './queue-settings.ts';

const DEFAULT_DEAD_LETTERS = 100;
const SHORT_DELAY_SECONDS = 10;
/** The clock of the database decides whether a job is due. */
const CLOCK_SLACK_MS = 50;

export interface EnqueueOptions {
  /** A job with the key of an earlier one of its queue is not enqueued, as long as that one is stored (a week). */
  dedupeKey?: string;
  /** Seconds from now, or an instant; by default right after the commit. */
  startAfter?: number | Date;
  /** Jobs with a higher priority run first; 0 by default. */
  priority?: number;
}

/** The transaction of the change that a job belongs to. */
export type JobTransaction = Pick<Transaction, 'query' | 'afterCommit'>;

export interface JobOptions {
  /** Seconds between polls for jobs without a notification: retries, delayed ones, those of other processes. */
  pollSeconds?: number;
}

/** A job that failed for good. */
export interface DeadLetter {
  id: string;
  queue: string;
  data: object | null;
  /** What the last attempt threw. */
  error: string;
  attempts: number;
  failedAt: Date;
}

/**
 * Background work, stored in the database. A job is enqueued inside the transaction of the change that it follows, so that
 * neither happens without the other: this is the outbox for all effects outside of the database (mails, files, encoding). A job
 * runs after the commit, at least once, is retried with growing delays, and is moved to the dead letters if it never succeeds. See
 * `defineQueue` for how to add one.
 */
export class Jobs {
  readonly #database: Pick<Database, 'pool' | 'embedded'>;
  readonly #queues: readonly Queue[];
  readonly #logger: Logger;
  readonly #options: JobOptions;
  readonly #handlers = new Map<string, JobHandler>();
  /** Enqueues jobs, and lives longer than the runner. */
  readonly #sender: PgBoss;
  #runner: JobRunner | null = null;
  #starting: Promise<void> | null = null;

  private constructor(
    database: Pick<Database, 'pool' | 'embedded'>,
    queues: readonly Queue[],
    logger: Logger,
    options: JobOptions,
  ) {
    this.#database = database;
    this.#queues = queues;
    this.#logger = logger;
    this.#options = options;
    this.#sender = createBoss(database, logger, { migrate: true, supervise: false, schedule: false });
  }

  /** Migrates the tables and queues; jobs can be enqueued from then on. They run in processes that call `start`. */
  static async open(
    database: Pick<Database, 'pool' | 'embedded'>,
    queues: readonly Queue[],
    logger: Logger,
    options: JobOptions = {},
  ): Promise<Jobs> {
    const jobs = new Jobs(database, queues, logger, options);
    await jobs.#sender.start();
    await prepareQueues(jobs.#sender, queues, database.embedded);
    return jobs;
  }

  /**
   * Enqueues a job in the transaction of the caller. It runs after the commit, and never if the transaction fails.
   * @returns whether it was enqueued: false if `dedupeKey` existed already.
   */
  async enqueue<Data extends object>(
    transaction: JobTransaction,
    queue: Queue<Data>,
    data: Data,
    { dedupeKey, startAfter, priority }: EnqueueOptions = {},
  ): Promise<boolean> {
    if (!this.#queues.includes(queue)) throw new Error(`No feature declares the queue ${queue.name}.`);
    const executeSql = async (text: string, values?: unknown[]) => ({ rows: await transaction.query(text, values) });
    const options: SendOptions = { db: { executeSql } };
    if (dedupeKey !== undefined) options.id = idOf(queue.name, dedupeKey);
    if (startAfter !== undefined) options.startAfter = startAfter;
    if (priority !== undefined) options.priority = priority;
    if (queue.singleton) Object.assign(options, singletonOptions(queue));
    const id = await this.#sender.send(queue.name, data, options);
    if (id) transaction.afterCommit(() => this.#pokeWhenDue(queue.name, startAfter));
    return id !== null;
  }

  /** A job with a short delay is polled for when it is due; one with a long delay is found by regular polls. */
  #pokeWhenDue(queue: string, startAfter: number | Date | undefined): void {
    if (startAfter === undefined) this.#runner?.poke(queue);
    else if (typeof startAfter === 'number' && startAfter <= SHORT_DELAY_SECONDS)
      setTimeout(() => this.#runner?.poke(queue), startAfter * 1000 + CLOCK_SLACK_MS).unref();
  }

  /** Registers the handler of a queue; before `start`. */
  handle<Data extends object>(queue: Queue<Data>, handler: JobHandler<Data>): void {
    if (!this.#queues.some(({ name }) => name === queue.name))
      throw new Error(`The queue ${queue.name} is not among those that were opened: its jobs would never run.`);
    this.#handlers.set(queue.name, handler as JobHandler);
  }

  /** Runs jobs in this process, also those of a process that was killed, and takes part in the schedules. */
  async start(): Promise<void> {
    if (this.#runner) return;
    const { embedded } = this.#database;
    const boss = createBoss(this.#database, this.#logger, { migrate: false, ...upkeep(embedded) });
    this.#runner = new JobRunner(boss, this.#queues, this.#handlers, this.#logger);
    this.#starting = this.#runner.start(this.#options.pollSeconds ?? pollSeconds(embedded), embedded);
    await this.#starting;
  }

  /** Starts no further jobs and waits a few seconds for running ones; those that are not done by then are retried later. */
  async stop(): Promise<void> {
    // A start in progress cannot be aborted; its caller gets its error.
    await this.#starting?.catch(() => {});
    await this.#runner?.stop();
    this.#runner = null;
    await this.#sender.stop({ graceful: false, close: false });
  }

  /** The latest jobs that failed for good. */
  async deadLetters(limit = DEFAULT_DEAD_LETTERS): Promise<DeadLetter[]> {
    const found = await this.#sender.findJobs<object | null>(DEAD_LETTERS, { queued: true });
    return found
      .map((job) => ({
        id: job.id,
        queue: job.sourceName ?? '',
        data: job.data,
        error: messageOf(job.sourceOutput),
        attempts: (job.sourceRetryCount ?? 0) + 1,
        failedAt: new Date(job.createdOn),
      }))
      .sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
      .slice(0, limit);
  }

  /** Moves failed jobs back into their queues. Returns their number. */
  async redrive(ids: string[]): Promise<number> {
    return ids.length ? this.#sender.redrive(DEAD_LETTERS, { ids }) : 0;
  }
}

function createBoss(
  database: Pick<Database, 'pool' | 'embedded'>,
  logger: Logger,
  options: ConstructorOptions,
): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => runAlone(database.pool, text, values) },
    backend: database.embedded ? 'pglite' : 'postgres',
    ...options,
  });
  boss.on('error', (error) => logger.error({ err: error }, 'background work has failed'));
  boss.on('warning', ({ message, data }) => logger.warn({ data }, message));
  return boss;
}

/** Runs a statement of pg-boss outside of transactions of the product. */
async function runAlone(pool: SqlPool, text: string, values?: unknown[]): Promise<SqlResult> {
  if (values?.length) return pool.query(text, values);
  // A script opens and ends a transaction of its own. If it fails in between, the connection must not go back to the pool with it.
  const client = await pool.connect();
  try {
    return await client.query(text);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** The maintenance intervals of pg-boss. The embedded database has one process, and no autovacuum to monitor. */
function upkeep(embedded: boolean): ConstructorOptions {
  return {
    supervise: true,
    schedule: true,
    superviseIntervalSeconds: embedded ? 300 : 30,
    monitorIntervalSeconds: embedded ? 300 : 30,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 30,
    // Jobs that depend on other jobs are not used.
    flowIntervalSeconds: 3_600,
    monitorVacuum: !embedded,
    reindex: !embedded,
  };
}

/** Jobs of the embedded database come from this process, which notifies its workers; others must be polled for. */
function pollSeconds(embedded: boolean): number {
  return embedded ? 10 : 2;
}

/**
 * Keeps the jobs of a queue apart by a group, which pg-boss looks at whenever it takes one. By their keys alone (policy `singleton`) it goes by
 * a list of those that ran when it last counted them, so that a job could wait for minutes after the one before was done
 * (https://github.com/timgit/pg-boss/issues/612): each has a key of its own, which is not in the list.
 */
function singletonOptions({ name }: Queue): SendOptions {
  return { group: { id: name }, singletonKey: crypto.randomUUID() };
}

/** The id of the job with this key: as ids are unique, it is stored once. */
function idOf(queue: string, dedupeKey: string): string {
  const hex = createHash('sha256').update(`${queue}\0${dedupeKey}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function messageOf(output: object | null): string {
  return output && 'message' in output && typeof output.message === 'string' ? output.message : JSON.stringify(output);
}
