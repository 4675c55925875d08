import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { vacuum } from '../../platform/database/vacuum.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { trimChanges } from './catalogue.queries.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const log = async (...ageHours: number[]): Promise<void> => {
  await database.rows('truncate catalogue_change restart identity');
  for (const hours of ageHours) {
    await database.rows(
      `insert into catalogue_change (venue_id, changed_at) values (gen_random_uuid(), now() - make_interval(hours => $1))`,
      [hours],
    );
  }
};

const versions = async (): Promise<number[]> => {
  const rows = await database.rows<{ version: number }>('select version::int from catalogue_change order by version');
  return rows.map(({ version }) => version);
};

it('changes of more than a day ago are forgotten', async () => {
  await log(72, 30, 23, 1);
  expect(await trimChanges(database)).toBe(2);
  expect(await versions()).toEqual([3, 4]);
});

it('the newest stays, however old, as its number is that of the catalogue', async () => {
  await log(100, 90, 80);
  expect(await trimChanges(database)).toBe(2);
  expect(await versions()).toEqual([3]);
  expect(await trimChanges(database)).toBe(0);
});

it('an empty log is no trouble, nor is a vacuum', async () => {
  await log();
  expect(await trimChanges(database)).toBe(0);
  await vacuum(database);
});
