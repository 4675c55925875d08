import { readFile } from 'node:fs/promises';
import { describe, expect, inject, test } from 'vitest';
import type { SqlPool } from '../platform/database/sql-pool.ts';
import { takeDatabase } from './database-pool.ts';

const template = inject('template');

describe.runIf(template.kind === 'embedded')('a pooled database', () => {
  const take = () =>
    takeDatabase(async () => new Blob([await readFile(template.kind === 'embedded' ? template.dumpFile : '')]));

  /** An advisory lock of the session, by which a pooled database is recognised. */
  const mark = (pool: SqlPool) => pool.query('select pg_advisory_lock(7)');
  async function takeMark(pool: SqlPool): Promise<boolean> {
    return (await pool.query<{ held: boolean }>('select pg_advisory_unlock(7) as held')).rows[0]!.held;
  }

  test('is restored before it is used again', async () => {
    const first = await take();
    await mark(first);
    const { rows: settings } = await first.query('select * from house_settings');
    await first.query('delete from house_settings');
    await first.query(`insert into rate_limit (key) values ('a key')`);
    await first.query(`select nextval('activity_id_seq')`);
    await first.end();

    const second = await take();
    expect(await takeMark(second)).toBe(true);
    expect((await second.query('select * from house_settings')).rows).toEqual(settings);
    expect((await second.query('select * from rate_limit')).rows).toEqual([]);
    expect((await second.query(`select nextval('activity_id_seq')::int as id`)).rows).toEqual([{ id: 1 }]);
    await second.end();
  });

  test.each([
    ['a trigger that is off', 'alter table venue disable trigger user'],
    ['other geography', `update region set name = name || '!'`],
  ])('is not lent again with %s', async (_, change) => {
    const first = await take();
    await mark(first);
    await first.query(change);
    await first.end();
    const second = await take();
    expect(await takeMark(second)).toBe(false);
    await second.end();
  });

  test('is closed for those who have given it back', async () => {
    const pool = await take();
    await pool.end();
    await pool.end();
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: '57P01' });
  });
});
