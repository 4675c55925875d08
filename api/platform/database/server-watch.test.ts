import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '../../testing/test-database.ts';
import { createLogger } from '../logger.ts';
import { createPostgresPool } from './postgres-pool.ts';
import type { SqlPool } from './sql-pool.ts';

const database = await createServerDatabase();

describe.skipIf(!database)('a process that stands still', () => {
  let pool: SqlPool;
  beforeAll(() => {
    pool = createPostgresPool(database!.url, createLogger('silent'), 2);
  });
  afterAll(async () => {
    await pool.end();
    await database?.drop();
  });

  it('does not take its own pauses for a silence of the database', { timeout: 60_000 }, async () => {
    const slow = pool.query('select pg_sleep(9) is not null as "slept"');
    await setTimeout(100);
    // Longer than the database may take to answer, at the steps of a connection.
    for (let pause = 0; pause < 3; pause++) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_700);
      await setImmediate();
    }
    expect((await slow).rows).toEqual([{ slept: true }]);
  });
});
