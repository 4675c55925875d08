import type { Job, JobResult, PgBoss } from 'pg-boss';
import { auditScope } from '../audit-context.ts';
import { requestScope, type Logger } from '../logger.ts';
import type { Queue } from './queue.ts';

/** The time zone of schedules. */
const TIME_ZONE = 'Europe/Paris';
/** How long a process waits for its jobs when it stops. */
const STOP_LIMIT_MS = 3_000;

/** The context of a handler. */
export interface JobContext {
  /** From 1. */
  attempt: number;
  /** Aborted when the attempt times out, when the process stops, or when another one has taken over the job. */
  signal: AbortSignal;
  /** Its lines have the id of the job. */
  logger: Logger;
}

/** Thrown by a handler if another attempt can't succeed: the job is moved to the dead letters at once. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';
}

export type JobHandler<Data extends object = object> = (data: Data, context: JobContext) => Promise<void>;

/** The workers of this process and its part in the schedules. */
export class JobRunner {
  readonly #boss: PgBoss;
  readonly #queues: readonly Queue[];
  readonly #handlers: ReadonlyMap<string, JobHandler>;
  readonly #logger: Logger;
  readonly #workers = new Map<string, string[]>();

  constructor(boss: PgBoss, queues: readonly Queue[], handlers: ReadonlyMap<string, JobHandler>, logger: Logger) {
    this.#boss = boss;
    this.#queues = queues;
    this.#handlers = handlers;
    this.#logger = logger;
  }

  /** @param alone whether no other process runs jobs of this database. */
  async start(pollSeconds: number, alone: boolean): Promise<void> {
    await this.#boss.start();
    if (alone) await this.#failInterrupted();
    await this.#setSchedules();
    for (const queue of this.#queues) {
      const handler = this.#handlers.get(queue.name);
      if (!handler) throw new Error(`Nothing handles the jobs of ${queue.name}.`);
      const workers: string[] = [];
      // One call for each worker: of several workers of one call, only the first could be notified.
      for (let count = 0; count < queue.concurrency; count++)
        workers.push(await this.#work(queue, handler, pollSeconds));
      this.#workers.set(queue.name, workers);
    }
  }

  /** Makes the workers of a queue poll at once. */
  poke(queue: string): void {
    for (const worker of this.#workers.get(queue) ?? []) this.#boss.notifyWorker(worker);
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: STOP_LIMIT_MS, close: false });
  }

  /** Jobs that are marked as running belong to a process that was killed: they count as failed attempts. */
  async #failInterrupted(): Promise<void> {
    const { rows } = await this.#boss
      .getDb()
      .executeSql(`select name, array_agg(id::text) as ids from pgboss.job where state = 'active' group by name`);
    for (const { name, ids } of rows as { name: string; ids: string[] }[]) {
      this.#logger.warn({ queue: name, jobs: ids.length }, 'jobs of a process that was killed are tried again');
      await this.#boss.fail(name, ids, { message: 'The process ended before the job did.' });
    }
  }

  async #setSchedules(): Promise<void> {
    const present = new Map((await this.#boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
    for (const { name, schedule } of this.#queues) {
      const found = present.get(name);
      present.delete(name);
      if (schedule === null) {
        if (found) await this.#boss.unschedule(name);
      } else if (found?.cron !== schedule || found.timezone !== TIME_ZONE) {
        // A job that was missed while the machine was off is run once afterwards.
        await this.#boss.schedule(name, schedule, {}, { tz: TIME_ZONE, missed: 'once' });
      }
    }
    for (const name of present.keys()) await this.#boss.unschedule(name);
  }

  async #work(queue: Queue, handler: JobHandler, pollSeconds: number): Promise<string> {
    const worker: string = await this.#boss.work<object>(
      queue.name,
      { pollingIntervalSeconds: pollSeconds, perJobResults: true, ...(queue.singleton && { groupConcurrency: 1 }) },
      async ([job]): Promise<JobResult[]> => {
        if (!job) return [];
        try {
          await this.#run(queue, handler, job);
          return [{ id: job.id, status: 'completed' }];
        } catch (error) {
          if (error instanceof PermanentFailure) return [{ id: job.id, status: 'deadletter', output: error }];
          throw error;
        } finally {
          // There may be more jobs: a worker waits only after an empty poll.
          this.#boss.notifyWorker(worker);
        }
      },
    );
    return worker;
  }

  async #run(queue: Queue, handler: JobHandler, job: Job): Promise<void> {
    const attempt = job.retryCount + 1;
    const logger = this.#logger.child({ queue: queue.name, jobId: job.id, attempt });
    const started = performance.now();
    const elapsed = (): number => Math.round(performance.now() - started);
    const interrupted = (): void =>
      logger.warn({ ms: elapsed() }, 'job interrupted: it took too long, or the process stops');
    job.signal.addEventListener('abort', interrupted);
    try {
      // The scopes of the request that has enqueued the job must not apply to it.
      await requestScope.run({ requestId: job.id }, () =>
        auditScope.run(null, () => handler(job.data ?? {}, { attempt, signal: job.signal, logger })),
      );
      logger.debug({ ms: elapsed() }, 'job done');
    } catch (error) {
      const isLast = attempt > queue.retries || error instanceof PermanentFailure;
      const details = { ms: elapsed(), err: error };
      // An interruption has been logged: the stop of the process is no fault, and needs no stack.
      const isTold = job.signal.aborted || !isPowerOfTwo(attempt);
      if (isLast) logger.error(details, 'job given up; it is kept among the dead letters');
      else logger[isTold ? 'debug' : 'warn'](details, 'job failed and will be tried again');
      throw error;
    } finally {
      job.signal.removeEventListener('abort', interrupted);
    }
  }
}

/** Of thousands of attempts some dozen are logged. */
function isPowerOfTwo(attempt: number): boolean {
  return (attempt & (attempt - 1)) === 0;
}
