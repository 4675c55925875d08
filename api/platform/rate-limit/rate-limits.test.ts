import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { Secret } from '../secret.ts';
import { RateLimits } from './rate-limits.ts';

const secret = new Secret('one secret of at least thirty-two characters');
const THREE = { name: 'test-three', tries: 3, seconds: 60 };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The limits of one process. */
const limitsOf = (pool: object) => new RateLimits({ redisUrl: null, pool }, secret);
const outcomes = async (limits: RateLimits[], key: string, tries: number) =>
  (
    await Promise.allSettled(
      Array.from({ length: tries }, (_, index) => limits[index % limits.length]!.count([[THREE, key]])),
    )
  ).map(({ status }) => status);
const refusal = { code: 'RATE_LIMITED', status: 429, retryAfterSeconds: expect.any(Number) as number };

test('processes count together, each key by itself', async () => {
  const limits = [limitsOf(database.pool), limitsOf(database.pool)];
  const taken = (await outcomes(limits, 'one@example.com', 8)).filter((status) => status === 'fulfilled');
  expect(taken).toHaveLength(3);
  await expect(limits[0]!.count([[THREE, 'one@example.com']])).rejects.toMatchObject(refusal);
  await limits[1]!.count([[THREE, 'two@example.com']]);
});

test('who has to wait is told for how long', async () => {
  const limits = limitsOf(database.pool);
  await outcomes([limits], 'waits', 3);
  const error = await limits.count([[THREE, 'waits']]).catch((refused: { retryAfterSeconds: number }) => refused);
  expect(error?.retryAfterSeconds).toBeGreaterThan(50);
  expect(error?.retryAfterSeconds).toBeLessThanOrEqual(60);
  await database.rows(`update rate_limit set expire = 1`);
  await limits.count([[THREE, 'waits']]);
});

test('nothing at rest tells who was counted', async () => {
  await limitsOf(database.pool).count([[THREE, 'somebody@example.com']]);
  const rows = await database.rows(`select key from rate_limit`);
  expect(JSON.stringify(rows)).not.toContain('somebody');
});

test.each([
  ['the database', { redisUrl: null, pool: { query: () => Promise.reject(new Error('away')) } }],
  ['Redis', { redisUrl: 'redis://127.0.0.1:9', pool: {} }],
])('while %s is away each process counts for itself', async (_, stores) => {
  const limits = new RateLimits(stores, secret);
  const taken = await outcomes([limits], 'insured', 5);
  limits.close();
  expect(taken.filter((status) => status === 'fulfilled')).toHaveLength(3);
});
