import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database, Transaction } from '../database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { Idempotency } from './idempotency.ts';

let database: Database;
let counted: number;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  counted = 0;
  await database.rows(`delete from idempotency_key`);
  await database.rows(`delete from application_state`);
});

const before = async (): Promise<void> => void counted++;
/** A change that can be observed in the database. */
const change = async ({ query }: Transaction): Promise<{ number: number }> => {
  await query(`insert into application_state (key, value) values (gen_random_uuid()::text, 'true')`);
  return { number: 42 };
};
const changes = async (): Promise<number> => (await database.rows(`select 1 from application_state`)).length;
const attempt = (body: unknown, key: string | null = 'key') => ({ scope: 'test', key, body });

test('the same again gives what it gave, and does nothing', async () => {
  const idempotency = new Idempotency(database);
  for (let time = 0; time < 3; time++)
    expect(await idempotency.once(attempt({ a: 1, b: [1, 2] }), { before, change })).toEqual({ number: 42 });
  expect(await idempotency.once(attempt({ b: [1, 2], a: 1, c: null }), { before, change })).toEqual({ number: 42 });
  expect([await changes(), counted]).toEqual([1, 1]);
});

test('without a key each time counts', async () => {
  const idempotency = new Idempotency(database);
  for (let time = 0; time < 2; time++) await idempotency.once(attempt({}, null), { before, change });
  expect([await changes(), counted]).toEqual([2, 2]);
});

test('another body under the key is a mistake, and under another scope is none', async () => {
  const idempotency = new Idempotency(database);
  await idempotency.once(attempt({ a: 1 }), { before, change });
  await expect(idempotency.once(attempt({ a: 2 }), { before, change })).rejects.toMatchObject({
    code: 'UNPROCESSABLE',
    status: 422,
  });
  await idempotency.once({ scope: 'other', key: 'key', body: { a: 2 } }, { before, change });
  expect(await changes()).toBe(2);
});

test('of ten at the same time one works, over two processes', async () => {
  const processes = [new Idempotency(database), new Idempotency(database)];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => processes[index % 2]!.once(attempt({ a: 1 }), { before, change })),
  );
  expect(await changes()).toBe(1);
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of failed) expect(reason).toMatchObject({ code: 'CONFLICT', status: 409 });
  expect(outcomes.length - failed.length).toBeGreaterThanOrEqual(1);
  expect(await processes[0]!.once(attempt({ a: 1 }), { before, change })).toEqual({ number: 42 });
});

test('what failed is not remembered', async () => {
  const idempotency = new Idempotency(database);
  const failing = idempotency.once(attempt({}), {
    before,
    change: async (transaction) => {
      await change(transaction);
      throw new Error('On second thoughts.');
    },
  });
  await expect(failing).rejects.toThrow('On second thoughts.');
  expect(await changes()).toBe(0);
  await idempotency.once(attempt({}), { before, change });
  expect(await changes()).toBe(1);
});

test('a day later the key is new', async () => {
  const idempotency = new Idempotency(database);
  await idempotency.once(attempt({ a: 1 }), { before, change });
  await database.rows(`update idempotency_key set created_at = now() - interval '25 hours'`);
  await idempotency.once(attempt({ a: 2 }), { before, change });
  expect(await changes()).toBe(2);
});

test.each(['', 'with space', 'é', 'x'.repeat(201)])('%j is no key', async (key) => {
  const outcome = new Idempotency(database).once(attempt({}, key), { before, change });
  await expect(outcome).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'idempotencyKey' }] });
});
