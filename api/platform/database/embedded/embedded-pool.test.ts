import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EmbeddedPool } from './embedded-pool.ts';

let pool: EmbeddedPool;

beforeAll(async () => {
  pool = new EmbeddedPool({ folder: null, template: null });
  await pool.query('create table note (id serial primary key, text text)');
});
afterAll(() => pool.end());
beforeEach(async () => {
  await pool.query('truncate note');
});

test('values come back as node-postgres gives them', async () => {
  const { rows } = await pool.query(
    `select 1 as int, 2::bigint as bigint, 1.5::float8 as float, 1.50::numeric as numeric, true as bool, null as none,
      '{"a":[1]}'::jsonb as json, array['x','y'] as texts, date '2026-11-21' as day`,
  );
  expect(rows).toEqual([
    {
      int: 1,
      bigint: '2',
      float: 1.5,
      numeric: '1.50',
      bool: true,
      none: null,
      json: { a: [1] },
      texts: ['x', 'y'],
      day: '2026-11-21',
    },
  ]);
});

test('values are sent as node-postgres sends them', async () => {
  const { rows } = await pool.query(
    `select $1::int + 1 as int, $2::jsonb->>'a' as json, $3::text[] as texts, $4::bool as bool, $5::text as none`,
    [41, { a: 'b' }, ['x', 'y,z'], false, null],
  );
  expect(rows).toEqual([{ int: 42, json: 'b', texts: ['x', 'y,z'], bool: false, none: null }]);
});

test('a script of several statements gives the result of each', async () => {
  const results = await pool.query(`insert into note (text) values ('a'); select text from note`);
  expect(results).toMatchObject([{ rowCount: 1 }, { rows: [{ text: 'a' }] }]);
});

test('an error carries the code of PostgreSQL', async () => {
  await expect(pool.query('select 1 from nothing')).rejects.toMatchObject({ code: '42P01' });
});

// Each failed statement once cost a part of the stack: after three thousand of them every statement failed.
test('any number of refused statements leave it as it was', async () => {
  await pool.query(`insert into note (id, text) values (1, 'once')`);
  const codes = new Set<string>();
  for (let count = 0; count < 4_000; count++)
    await pool
      .query('insert into note (id) values ($1)', [1])
      .catch(({ code }: { code: string }) => void codes.add(code));
  expect(codes).toEqual(new Set(['23505']));
  expect((await pool.query('select text from note')).rows).toEqual([{ text: 'once' }]);
});

describe('a transaction', () => {
  test('is never mixed with the statements of others', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`insert into note (text) values ('mine')`);
    const other = pool.query(`insert into note (text) values ('other')`);
    await client.query('rollback');
    client.release();
    await other;
    expect((await pool.query('select text from note')).rows).toEqual([{ text: 'other' }]);
  });

  test('hands the connection on in the order of asking, once only', async () => {
    const order: number[] = [];
    const first = await pool.connect();
    const waiting = [1, 2, 3].map(async (number) => {
      const client = await pool.connect();
      order.push(number);
      client.release();
      client.release();
    });
    first.release();
    await Promise.all(waiting);
    expect(order).toEqual([1, 2, 3]);
  });
});

// The last one: it ends the pool.
test('who comes after the end is refused, and opens nothing again', async () => {
  await pool.end();
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: '57P01' });
});
