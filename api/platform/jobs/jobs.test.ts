import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { Jobs } from './jobs.ts';
import { defineQueue } from './queue.ts';

interface Note {
  text: string;
}

const NOTES = defineQueue<Note>('test.notes', { retryAfterSeconds: 1 });
const FLAKY = defineQueue<Note>('test.flaky', { retries: 3, retryAfterSeconds: 1 });
const DOOMED = defineQueue<Note>('test.doomed', { retries: 1, retryAfterSeconds: 1 });
const SLOW = defineQueue<Note>('test.slow', { concurrency: 2, limitSeconds: 1, retries: 0 });
const LONG = defineQueue<Note>('test.long', { retryAfterSeconds: 1 });
const ALONE = defineQueue<Note>('test.alone', { singleton: true, concurrency: 2, retryAfterSeconds: 1 });
const YEARLY = defineQueue('test.yearly', { schedule: '0 5 1 1 *' });
const QUEUES = [NOTES, FLAKY, DOOMED, SLOW, LONG, ALONE, YEARLY];

const logger = createLogger('silent');
let database: Database;
let jobs: Jobs;
const done: string[] = [];
let flaky = 0;
const atOnce = { now: 0, most: 0 };
const alone = { now: 0, most: 0 };
let interrupted = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await Jobs.open(database, QUEUES, logger, { pollSeconds: 0.5 });
  register(jobs);
  // As pg-boss notes it when it counts the jobs while one runs. Workers read it when they start, and once in a while.
  await database.rows(`update pgboss.queue set singletons_active = array[''] where name = 'test.alone'`);
  await jobs.start();
});

afterAll(async () => {
  await jobs.stop();
  await database.close();
});

function register(to: Jobs): void {
  to.handle(NOTES, async ({ text }) => void done.push(text));
  to.handle(FLAKY, async ({ text }, { attempt }) => {
    flaky = attempt;
    if (attempt < 3) throw new Error('Not yet.');
    done.push(text);
  });
  to.handle(DOOMED, async ({ text }) => {
    if (!done.includes('mended')) throw new Error(`Never ${text}.`);
    done.push(text);
  });
  to.handle(SLOW, async ({ text }, { signal }) => {
    atOnce.most = Math.max(atOnce.most, ++atOnce.now);
    signal.addEventListener('abort', () => interrupted++);
    await new Promise((resolve) => setTimeout(resolve, text === 'too long' ? 1_600 : 300));
    atOnce.now--;
  });
  to.handle(LONG, async ({ text }, { attempt }) => {
    if (attempt === 1) await new Promise((resolve) => setTimeout(resolve, 60_000).unref());
    done.push(text);
  });
  to.handle(ALONE, async ({ text }) => {
    alone.most = Math.max(alone.most, ++alone.now);
    await new Promise((resolve) => setTimeout(resolve, 200));
    alone.now--;
    done.push(text);
  });
  to.handle(YEARLY, async () => {});
}

const until = (condition: () => unknown): Promise<void> =>
  vi.waitFor(() => expect(condition()).toBeTruthy(), { timeout: 10_000, interval: 5 });

const stateOf = async (queue: string, text: string): Promise<string[]> => {
  const rows = await database.rows<{ state: string }>(
    `select state from pgboss.job where name = $1 and data ->> 'text' = $2`,
    [queue, text],
  );
  return rows.map(({ state }) => state);
};

describe('a job', () => {
  it('does not run before the commit of the change that it belongs to', async () => {
    await database.transaction(async (transaction) => {
      expect(await jobs.enqueue(transaction, NOTES, { text: 'first' })).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(done).not.toContain('first');
    });
    await until(() => done.includes('first'));
  });

  it('does not exist when the transaction fails', async () => {
    const failing = database.transaction(async (transaction) => {
      await jobs.enqueue(transaction, NOTES, { text: 'never' }, { dedupeKey: 'rolled-back' });
      throw new Error('On second thoughts.');
    });
    await expect(failing).rejects.toThrow('On second thoughts.');
    expect(await stateOf('test.notes', 'never')).toEqual([]);
    // The key was not used up either.
    const taken = await database.transaction((transaction) =>
      jobs.enqueue(transaction, NOTES, { text: 'after all' }, { dedupeKey: 'rolled-back' }),
    );
    expect(taken).toBe(true);
    await until(() => done.includes('after all'));
    expect(done).not.toContain('never');
  });

  it('of a singleton queue begins at once where none runs, and after the one that does', async () => {
    const enqueue = (text: string): Promise<boolean> =>
      database.transaction((transaction) => jobs.enqueue(transaction, ALONE, { text }));
    await enqueue('alone');
    await until(() => alone.now === 1);
    await enqueue('after it');
    await until(() => done.includes('after it'));
    expect([done.includes('alone'), alone.most]).toEqual([true, 1]);
  });

  it('is taken once for one key, done or not, and per queue', async () => {
    const enqueue = (queue: typeof NOTES, text: string): Promise<boolean> =>
      database.transaction((transaction) => jobs.enqueue(transaction, queue, { text }, { dedupeKey: 'mail:7' }));
    expect(await enqueue(NOTES, 'once')).toBe(true);
    expect(await enqueue(NOTES, 'twice')).toBe(false);
    await until(() => done.includes('once'));
    expect(await enqueue(NOTES, 'thrice')).toBe(false);
    expect(await enqueue(SLOW, 'elsewhere')).toBe(true);
    expect(await stateOf('test.notes', 'twice')).toEqual([]);
  });

  it('waits for its hour', async () => {
    await database.transaction((transaction) => jobs.enqueue(transaction, NOTES, { text: 'soon' }, { startAfter: 1 }));
    await database.transaction((transaction) =>
      jobs.enqueue(transaction, NOTES, { text: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) }),
    );
    expect(done).not.toContain('soon');
    await until(() => done.includes('soon'));
    expect(await stateOf('test.notes', 'later')).toEqual(['created']);
  });

  it('is tried again until it succeeds', async () => {
    await database.transaction((transaction) => jobs.enqueue(transaction, FLAKY, { text: 'third time' }));
    await until(() => done.includes('third time'));
    expect(flaky).toBe(3);
    await vi.waitFor(async () => expect(await stateOf('test.flaky', 'third time')).toEqual(['completed']));
  });

  it('is kept among the dead letters when it never does, and can be sent again', async () => {
    await database.transaction((transaction) => jobs.enqueue(transaction, DOOMED, { text: 'lost' }));
    const letters = await vi.waitFor(
      async () => {
        const found = await jobs.deadLetters();
        expect(found).toHaveLength(1);
        return found;
      },
      { timeout: 10_000 },
    );
    expect(letters[0]).toMatchObject({
      queue: 'test.doomed',
      data: { text: 'lost' },
      error: 'Never lost.',
      attempts: 2,
    });
    expect(Math.abs(letters[0]!.failedAt.getTime() - Date.now())).toBeLessThan(60_000);
    done.push('mended');
    expect(await jobs.redrive([letters[0]!.id])).toBe(1);
    await until(() => done.includes('lost'));
    expect(await jobs.deadLetters()).toEqual([]);
  });

  it('runs beside as many others as its queue allows', async () => {
    atOnce.most = 0;
    await database.transaction(async (transaction) => {
      for (const text of ['a', 'b', 'c', 'd']) await jobs.enqueue(transaction, SLOW, { text });
    });
    await vi.waitFor(async () => expect(await stateOf('test.slow', 'd')).toEqual(['completed']), { timeout: 10_000 });
    expect(atOnce.most).toBe(2);
  });

  it('fails when it takes too long, and is told', async () => {
    interrupted = 0;
    await database.transaction((transaction) => jobs.enqueue(transaction, SLOW, { text: 'too long' }));
    await vi.waitFor(async () => expect(await stateOf('test.slow', 'too long')).toContain('failed'), {
      timeout: 10_000,
    });
    expect(interrupted).toBe(1);
  });
});

it('takes a hundred jobs of one change without waiting for the next look', async () => {
  await database.transaction(async (transaction) => {
    for (let n = 0; n < 100; n++) await jobs.enqueue(transaction, NOTES, { text: `many ${n}` });
  });
  const started = performance.now();
  await until(() => done.filter((text) => text.startsWith('many')).length === 100);
  expect(performance.now() - started).toBeLessThan(5_000);
});

it('keeps the schedules as the code has them', async () => {
  const schedules = () => database.rows('select name, cron, timezone from pgboss.schedule order by name');
  expect(await schedules()).toEqual([{ name: 'test.yearly', cron: '0 5 1 1 *', timezone: 'Europe/Paris' }]);
  const changed = defineQueue('test.yearly', { schedule: '0 6 1 1 *' });
  const other = await Jobs.open(database, [changed], logger);
  other.handle(changed, async () => {});
  await other.start();
  expect(await schedules()).toMatchObject([{ cron: '0 6 1 1 *' }]);
  await other.stop();
  const none = await Jobs.open(database, [], logger);
  await none.start();
  expect(await schedules()).toEqual([]);
  await none.stop();
});

it('runs right after the commit, whenever the next look may be', async () => {
  const prompt = defineQueue<Note>('test.prompt');
  const other = await Jobs.open(database, [prompt], logger, { pollSeconds: 30 });
  other.handle(prompt, async ({ text }) => void done.push(text));
  await other.start();
  const latencies: number[] = [];
  for (const text of ['poked 1', 'poked 2', 'poked 3', 'poked 4', 'poked 5']) {
    await database.transaction((transaction) => other.enqueue(transaction, prompt, { text }));
    const committed = performance.now();
    await until(() => done.includes(text));
    latencies.push(performance.now() - committed);
  }
  await other.stop();
  expect(latencies.sort((a, b) => a - b)[2]).toBeLessThan(200);
});

it('runs when its moment has come, whenever the next look may be', async () => {
  const later = defineQueue<Note>('test.later');
  const other = await Jobs.open(database, [later], logger, { pollSeconds: 30 });
  other.handle(later, async ({ text }) => void done.push(text));
  await other.start();
  await database.transaction((transaction) =>
    other.enqueue(transaction, later, { text: 'in a second' }, { startAfter: 1 }),
  );
  const committed = performance.now();
  await until(() => done.includes('in a second'));
  await other.stop();
  expect(performance.now() - committed).toBeLessThan(5_000);
});

it('can be stopped while it starts', async () => {
  const hasty = await Jobs.open(database, [NOTES], logger);
  hasty.handle(NOTES, async () => {});
  const starting = hasty.start();
  await hasty.stop();
  await expect(starting).resolves.toBeUndefined();
});

it('refuses to start when nobody handles a queue', async () => {
  const forgetful = await Jobs.open(database, [NOTES], logger);
  await expect(forgetful.start()).rejects.toThrow('test.notes');
  await forgetful.stop();
});

it('stops within a few seconds, and what was not done by then goes on later', async () => {
  await database.transaction((transaction) => jobs.enqueue(transaction, LONG, { text: 'goes on' }));
  await vi.waitFor(async () => expect(await stateOf('test.long', 'goes on')).toEqual(['active']));
  const started = performance.now();
  await jobs.stop();
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(await stateOf('test.long', 'goes on')).toEqual(['retry']);

  jobs = await Jobs.open(database, QUEUES, logger, { pollSeconds: 0.5 });
  register(jobs);
  await jobs.start();
  await until(() => done.includes('goes on'));
});

it('takes up what a killed process was at', async ({ skip }) => {
  // With several processes it is the heartbeat that tells, half a minute later.
  if (!database.embedded) skip();
  await jobs.stop();
  await database.rows(`
    insert into pgboss.job (name, data, state, started_on, retry_limit, retry_delay)
    values ('test.notes', '{"text": "orphan"}', 'active', now(), 3, 1)`);
  jobs = await Jobs.open(database, QUEUES, logger, { pollSeconds: 0.5 });
  register(jobs);
  await jobs.start();
  await vi.waitFor(async () => expect(await stateOf('test.notes', 'orphan')).toEqual(['completed']), {
    timeout: 10_000,
  });
  expect(done).toContain('orphan');
});
