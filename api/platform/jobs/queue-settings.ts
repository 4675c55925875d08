import type { PgBoss } from 'pg-boss';
import type { Queue } from './queue.ts';

/** The queue of jobs that failed for good. */
export const DEAD_LETTERS = 'dead.letters';

const DAY_SECONDS = 86_400;
/** How long a finished job is stored, and with it its dedupe key. */
const FINISHED_KEPT_SECONDS = 7 * DAY_SECONDS;
/** How long a job may wait, also in the dead letters. */
const WAITING_KEPT_SECONDS = 90 * DAY_SECONDS;
/** A process without a heartbeat for this time is considered dead. */
const HEARTBEAT_SECONDS = 30;

/** Creates missing queues and updates those with other settings. */
export async function prepareQueues(boss: PgBoss, queues: readonly Queue[], embedded: boolean): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!present.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retentionSeconds: WAITING_KEPT_SECONDS });
  for (const queue of queues) {
    const wanted = settingsOf(queue, embedded);
    const found = present.get(queue.name);
    if (!found) await boss.createQueue(queue.name, { ...wanted, policy: queue.singleton ? 'singleton' : 'standard' });
    else if (differs(found, wanted)) await boss.updateQueue(queue.name, wanted);
    // Loads the queue into the cache of pg-boss, which must not use the database otherwise within a transaction.
    await boss.findJobs(queue.name, { id: crypto.randomUUID() });
  }
}

function settingsOf(queue: Queue, embedded: boolean) {
  return {
    retryLimit: queue.retries,
    retryDelay: queue.retryAfterSeconds,
    retryBackoff: true,
    retryDelayMax: queue.longestWaitSeconds,
    expireInSeconds: queue.limitSeconds,
    retentionSeconds: WAITING_KEPT_SECONDS,
    deleteAfterSeconds: FINISHED_KEPT_SECONDS,
    deadLetter: DEAD_LETTERS,
    // The embedded database belongs to one process: interrupted jobs are found at its next start.
    ...(embedded ? {} : { heartbeatSeconds: HEARTBEAT_SECONDS }),
  };
}

function differs(found: object, wanted: object): boolean {
  return Object.entries(wanted).some(([name, value]) => (found as Record<string, unknown>)[name] !== value);
}
