import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database, Transaction } from './database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The error with which the server aborts a transaction. */
const breakOff = (code: string) => `do $$ begin raise exception 'broken off' using errcode = '${code}'; end $$`;

describe('what follows a commit', () => {
  const failing = (): never => {
    throw new Error('the fanout is gone');
  };

  test('goes on after an error, and fails nobody', async () => {
    const done: string[] = [];
    const unfollow = [
      database.onCommit(async () => failing()),
      database.onCommit(async () => void done.push('caught up')),
    ];
    const answer = await database.transaction(async ({ afterCommit }) => {
      afterCommit(failing);
      afterCommit(() => void done.push('told'));
      return 'committed';
    });
    for (const end of unfollow) end();
    expect([answer, ...done]).toEqual(['committed', 'told', 'caught up']);
  });
});

describe('a transaction that is broken off for another one', () => {
  async function tries(code: string, failures: number): Promise<{ work: number; followed: number; error: unknown }> {
    const count = { work: 0, followed: 0, error: null as unknown };
    const work = async ({ query, afterCommit }: Transaction): Promise<void> => {
      afterCommit(() => void count.followed++);
      if (++count.work <= failures) await query(breakOff(code));
    };
    await database.transaction(work).catch((error: unknown) => (count.error = error));
    return count;
  }

  test.each([
    ['a deadlock', '40P01'],
    ['a serialization failure', '40001'],
  ])('is tried again: %s', async (_, code) => {
    expect(await tries(code, 2)).toEqual({ work: 3, followed: 1, error: null });
  });

  test('is given up in the end', async () => {
    expect(await tries('40P01', 100)).toMatchObject({ work: 4, followed: 0, error: { code: '40P01' } });
  });

  test('unlike what is wrong with itself', async () => {
    expect(await tries('23505', 1)).toMatchObject({ work: 1, error: { code: '23505' } });
  });
});

test('what is kept for the end is done after all other work, in its order', async () => {
  const done: string[] = [];
  await database.transaction(async ({ beforeCommit }) => {
    beforeCommit(async () => void done.push('first of the last'));
    beforeCommit(async () => void done.push('second of the last'));
    done.push('work');
  });
  expect(done).toEqual(['work', 'first of the last', 'second of the last']);
});
