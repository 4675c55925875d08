import { Jobs } from '../../jobs/jobs.ts';
import { appendFile, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../logger.ts';
import { FolderStorage } from '../../storage/folder-storage.ts';
import { openEmptyEmbedded, openEmptyDatabase, openTestDatabase } from '../../../testing/test-database.ts';
import type { Database } from '../database.ts';
import { seedDemo } from '../../../demo/seed-demo.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { DATABASE_VACUUM } from '../vacuum.ts';
import { MANIFEST, type Manifest, SUMS, verifySums, writeSums } from './backup-folder.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { PRODUCT } from '../../../features.ts';

const logger = createLogger('silent');
const SECRET_TEXT = 'a secret that the first start has made\n';
let folder: string;
let source: Database;
let backup: string;
let manifest: Manifest;
const opened: Database[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pleniere-backup-'));
  source = await keep(openTestDatabase());
  await seedDemo(source);
  const jobs = await Jobs.open(source, PRODUCT.all('queues'), logger);
  await source.transaction((transaction) => jobs.enqueue(transaction, DATABASE_VACUUM, { left: 'to do' }));
  await jobs.stop();
  await writeFile(join(folder, 'secret'), SECRET_TEXT);
  const storage = await storageIn('source');
  await storage.put('venue/photo/480-abc.webp', Buffer.from('a picture'), 'image/webp');
  await storage.put('venue/photo/960-abc.webp', Buffer.from('a larger picture'), 'image/webp');
  backup = join(folder, 'backup');
  manifest = await createBackup({ database: source, storage, secretFile: join(folder, 'secret') }, backup);
});

afterAll(async () => {
  for (const database of opened) await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function keep(opening: Promise<Database>): Promise<Database> {
  const database = await opening;
  opened.push(database);
  return database;
}

async function storageIn(name: string): Promise<FolderStorage> {
  const storage = new FolderStorage(join(folder, name));
  await storage.check();
  return storage;
}

let made = 0;
async function emptyTargets(database: Database) {
  const name = `target-${++made}`;
  return {
    database,
    queues: PRODUCT.all('queues'),
    storage: await storageIn(name),
    secretFile: join(folder, `${name}-secret`),
  };
}

/** The content of a database, as a backup contains it. */
async function contentOf(database: Database, files: string): Promise<Manifest> {
  return createBackup({ database, storage: await storageIn(files), secretFile: null }, join(folder, `again-${++made}`));
}

describe('a backup', () => {
  it('holds every row and every file, and sums that any machine can check', async () => {
    const rows = new Map(manifest.tables.map((table) => [table.name, table.rows]));
    const [counted] = await source.rows<{ venues: number; communes: number }>(
      `select (select count(*)::int from venue) as venues, (select count(*)::int from commune) as communes`,
    );
    expect(rows.get('venue')).toBe(counted!.venues);
    expect(rows.get('commune')).toBe(counted!.communes);
    expect(manifest.uploads).toEqual({ files: 2, bytes: 25 });
    expect(await verifySums(backup)).toContain('uploads/venue/photo/480-abc.webp');
    expect((await stat(join(backup, 'database'))).mode & 0o077).toBe(0);
  });

  it('becomes the same in an empty database and an empty folder, and goes on working', async () => {
    const targets = await emptyTargets(await keep(openEmptyDatabase()));
    await restoreBackup(targets, backup, false, logger);
    const again = await contentOf(targets.database, `target-${made}`);
    expect(again.tables).toEqual(manifest.tables);
    expect(again.sequences).toEqual(manifest.sequences);
    expect(await text((await targets.storage.read('venue/photo/960-abc.webp'))!)).toBe('a larger picture');
    expect(await readFile(targets.secretFile, 'utf8')).toBe(SECRET_TEXT);
    const jobs = await targets.database.rows(`select data from pgboss.job where name = 'database.vacuum'`);
    expect(jobs).toEqual([{ data: { left: 'to do' } }]);
    // Sequences continue where they were, and foreign keys are checked again.
    const [change] = await targets.database.rows<{ version: string }>(
      `insert into catalogue_change (venue_id) select id from venue limit 1 returning version`,
    );
    expect(Number(change!.version)).toBeGreaterThan(0);
    await expect(
      targets.database.rows(`update room set venue_id = gen_random_uuid() where id = (select id from room limit 1)`),
    ).rejects.toThrow('foreign key');
  });

  it('moves from one kind of database to the other and back', { timeout: 240_000 }, async ({ skip }) => {
    if (source.embedded) skip('This run is on the embedded database alone; see npm run test:postgres.');
    const embedded = await emptyTargets(await keep(openEmptyEmbedded()));
    await restoreBackup(embedded, backup, false, logger);
    const moved = join(folder, 'moved');
    expect((await createBackup(embedded, moved)).tables).toEqual(manifest.tables);
    const back = await emptyTargets(await keep(openEmptyDatabase()));
    expect((await restoreBackup(back, moved, false, logger)).tables).toEqual(manifest.tables);
  });

  it('of an earlier version is brought up to date, and overwrites what is there by force alone', async () => {
    const earlier = await keep(openEmptyDatabase());
    await earlier.migrate(MIGRATIONS.at(-2)!.name);
    await (await Jobs.open(earlier, PRODUCT.all('queues'), logger)).stop();
    const old = join(folder, 'old');
    await createBackup({ database: earlier, storage: await storageIn('nothing'), secretFile: null }, old);
    const targets = await emptyTargets(await keep(openTestDatabase()));
    await targets.storage.put('venue/other/1.webp', Buffer.from('another one'), 'image/webp');
    await targets.database.rows(`insert into application_state (key, value) values ('other', 'true')`);
    await expect(restoreBackup(targets, old, false, logger)).rejects.toThrow('The database is not empty; --force');
    await restoreBackup(targets, old, true, logger);
    const applied = await targets.database.rows<{ name: string }>('select name from mikro_orm_migrations order by id');
    expect(applied.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
    expect(await targets.database.rows(`select 1 from application_state where key = 'other'`)).toEqual([]);
    expect(await targets.storage.describe('venue/other/1.webp')).toBeNull();
  });
});

describe('what is there', () => {
  it('is not overwritten in the storage', async () => {
    const targets = await emptyTargets(await keep(openEmptyEmbedded()));
    await targets.storage.put('venue/other/1.webp', Buffer.from('another one'), 'image/webp');
    await expect(restoreBackup(targets, backup, false, logger)).rejects.toThrow('The storage of uploads is not empty');
  });

  it('is not touched for a backup that is damaged, or of a version to come', async () => {
    const targets = await emptyTargets(await keep(openTestDatabase()));
    const damaged = await copyOfBackup('damaged');
    await appendFile(join(damaged, 'database/public.venue.jsonl.gz'), 'x');
    await expect(restoreBackup(targets, damaged, true, logger)).rejects.toThrow('public.venue.jsonl.gz has changed');
    const newer = await copyOfBackup('newer');
    const future = { ...manifest, migrations: [...manifest.migrations, '9999-to-come'] };
    await writeFile(join(newer, MANIFEST), JSON.stringify(future));
    await writeSums(newer, [MANIFEST]);
    await expect(restoreBackup(targets, newer, true, logger)).rejects.toThrow('newer version, which has 9999-to-come');
    await rm(join(newer, SUMS));
    await expect(restoreBackup(targets, newer, true, logger)).rejects.toThrow('no complete backup');
    expect(await targets.database.rows('select 1 from commune limit 1')).toHaveLength(1);
  });
});

async function copyOfBackup(name: string): Promise<string> {
  const copy = join(folder, name);
  await cp(backup, copy, { recursive: true });
  return copy;
}

it('is as of one moment while others write', async () => {
  // The embedded database has one connection: a write waits.
  const writing = (async () => {
    for (let round = 0; round < 20; round++)
      await source.transaction(async ({ query }) => {
        await query(`insert into application_state (key, value) values ($1, 'true')`, [`left ${round}`]);
        await query(`insert into reference_counter (series, year, last) values ($1, 2026, 1)`, [`right ${round}`]);
      });
  })();
  const busy = await contentOf(source, 'source');
  await writing;
  const grown = (name: string): number =>
    busy.tables.find((table) => table.name === name)!.rows - manifest.tables.find((table) => table.name === name)!.rows;
  expect(grown('application_state')).toBe(grown('reference_counter'));
});
