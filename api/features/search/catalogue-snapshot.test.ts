import 'reflect-metadata';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { Catalogue } from './catalogue.ts';
import { refreshCatalogue } from './catalogue-writer.ts';
import { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { VenueSort } from './search.inputs.ts';

let database: Database;
let folder: string;
let file: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'pleniere-'));
  file = join(folder, 'catalogue.snapshot');
});

beforeEach(async () => {
  await rm(file, { force: true });
  await database.rows('delete from venue');
  await database.rows('delete from catalogue_venue');
  await createVenues(database, [{ name: 'Moulin bleu' }, { name: 'Abbaye' }]);
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const logger = createLogger('silent');

/** Starts a process, as it were, and tells whether it had to read all venues. */
async function start(build = 'this build') {
  const rows = vi.spyOn(database, 'rows');
  const catalogue = new Catalogue(database, logger, new CatalogueSnapshot(file, build));
  await catalogue.start();
  await catalogue.texts;
  const hasReadAll = rows.mock.calls.some(([sql]) => sql.includes('from catalogue_venue order by'));
  rows.mockRestore();
  return { catalogue, hasReadAll, stop: () => catalogue.stop() };
}

async function restart(build?: string) {
  await (await start(build)).stop();
  return start(build);
}

const namesIn = ({ index }: Catalogue): string[] =>
  Array.from(index.orders[VenueSort.NAME].values(), (slot) => index.row(slot).name);

async function rename(name: string, to: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [venue] = await transaction.query<{ id: string }>('update venue set name = $2 where name = $1 returning id', [
      name,
      to,
    ]);
    await refreshCatalogue(transaction, [venue!.id]);
  });
}

describe('a process that starts', () => {
  test('after another one has stopped reads its snapshot instead of all venues', async () => {
    expect((await start()).hasReadAll).toBe(true);
    const { catalogue, hasReadAll, stop } = await restart();
    expect(hasReadAll).toBe(false);
    expect(namesIn(catalogue)).toEqual(['Abbaye', 'Moulin bleu']);
    expect(catalogue.index.texts.match('moulin', null, false)?.slots.count()).toBe(1);
    const [from, to] = catalogue.index.names.range('bl');
    expect([catalogue.index.row(catalogue.index.names.at(from)).name, to - from]).toEqual(['Moulin bleu', 1]);
    await stop();
  });

  test('gives the venues of a commune slots side by side', async () => {
    await createVenues(
      database,
      ['75056', '69382', '75056'].map((communeCode) => ({ communeCode })),
    );
    const { catalogue } = await start();
    const { index } = catalogue;
    const communes = index.ids.map((id) => index.columns.communes.at(index.slotOf(id)!));
    expect(communes).toEqual(['69382', '69382', '69382', '75056', '75056']);
  });

  test('takes in what has changed since the snapshot', async () => {
    await (await start()).stop();
    await rename('Abbaye', 'Zénith');
    const { catalogue, hasReadAll, stop } = await start();
    expect(hasReadAll).toBe(false);
    expect(namesIn(catalogue)).toEqual(['Moulin bleu', 'Zénith']);
    await stop();
    expect((await start()).hasReadAll).toBe(false);
  });

  test('reads all when the log no longer has the last change of the snapshot', async () => {
    await (await start()).stop();
    await rename('Abbaye', 'Zénith');
    await database.rows('delete from catalogue_change where version < (select max(version) from catalogue_change)');
    const { catalogue, hasReadAll } = await start();
    expect(hasReadAll).toBe(true);
    expect(namesIn(catalogue)).toEqual(['Moulin bleu', 'Zénith']);
  });

  test('reads all when the database is another one with as many changes', async () => {
    await (await start()).stop();
    await database.rows(`update catalogue_change set changed_at = changed_at + interval '1 microsecond'`);
    expect((await start()).hasReadAll).toBe(true);
  });

  test('reads all when the snapshot is of another build', async () => {
    await (await start('older build')).stop();
    expect((await start()).hasReadAll).toBe(true);
  });

  test.each([
    ['empty', ''],
    ['cut off', '\xff\0\0'],
    ['something else', 'a text that is none'],
  ])('reads all when the file is %s, and replaces it', async (_, content) => {
    await writeFile(file, content, 'latin1');
    const { catalogue, hasReadAll, stop } = await start();
    expect(hasReadAll).toBe(true);
    expect(namesIn(catalogue)).toEqual(['Abbaye', 'Moulin bleu']);
    await stop();
    expect((await start()).hasReadAll).toBe(false);
  });
});

test('a process that stops leaves the snapshot and nothing else', async () => {
  await (await restart()).stop();
  expect(await readdir(folder)).toEqual(['catalogue.snapshot']);
});

test('a process that is stopped takes in no changes, so that all parts of its snapshot are of one moment', async () => {
  const { catalogue, stop } = await start();
  const stopped = stop();
  await rename('Abbaye', 'Zénith');
  await Promise.all([stopped, catalogue.catchUp()]);
  expect(namesIn(catalogue)).toEqual(['Abbaye', 'Moulin bleu']);
  expect(namesIn((await start()).catalogue)).toEqual(['Moulin bleu', 'Zénith']);
});

test('a folder that cannot be written is no trouble', async () => {
  const catalogue = new Catalogue(database, logger, new CatalogueSnapshot(join(folder, 'missing', 'file'), 'build'));
  await catalogue.start();
  await catalogue.texts;
  await catalogue.stop();
  expect(namesIn(catalogue)).toEqual(['Abbaye', 'Moulin bleu']);
});
