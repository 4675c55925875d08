import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pLimit from 'p-limit';
import { isDiskFull } from '../../errors.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Database, Transaction } from '../database.ts';
import {
  BackupError,
  FORMAT,
  MANIFEST,
  SECRET,
  tableFile,
  writeSums,
  type DumpedTable,
  type Manifest,
} from './backup-folder.ts';
import { backupTables, readTable, removeTimeouts, type BackupTable } from './table-rows.ts';

const FILES_AT_ONCE = 8;

interface BackupSources {
  database: Database;
  storage: Storage;
  /** The file with the generated secret; null if the operator has set one. */
  secretFile: string | null;
}

/**
 * Writes all data of the product into a new folder, also while it is running: a snapshot of the database, and the files that exist
 * before and after it. The folder gets its name once it is complete; if it fails nothing is left.
 * @throws BackupError if there is nothing to back up, or no room for it.
 */
export async function createBackup(sources: BackupSources, folder: string): Promise<Manifest> {
  const tables = await sources.database.rows(`select 1 from pg_tables where tablename = 'mikro_orm_migrations'`);
  if (!tables.length) throw new BackupError('There is nothing to back up: the database is empty.');
  const draft = `${folder}.part`;
  await mkdir(dirname(folder), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  try {
    const manifest = await write(sources, draft);
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw isDiskFull(error) ? new BackupError(`There is no room for the backup in ${dirname(folder)}.`) : error;
  }
}

async function write({ database, storage, secretFile }: BackupSources, draft: string): Promise<Manifest> {
  await mkdir(join(draft, 'database'), { recursive: true, mode: 0o700 });
  const uploads = new Map<string, number>();
  await copyUploads(storage, draft, uploads);
  const rows = await database.transaction((transaction) => dump(transaction, draft));
  // Files that were added meanwhile; the dump refers to no newer ones.
  await copyUploads(storage, draft, uploads);
  const bytes = [...uploads.values()].reduce((sum, size) => sum + size, 0);
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: new Date().toISOString(),
    ...rows,
    uploads: { files: uploads.size, bytes },
  };
  await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  // An installation that was never started has no secret yet.
  const hasSecret = secretFile !== null && existsSync(secretFile);
  if (hasSecret) await copyFile(secretFile, join(draft, SECRET));
  await writeSums(draft, [
    MANIFEST,
    ...(hasSecret ? [SECRET] : []),
    ...manifest.tables.map(tableFile),
    ...[...uploads.keys()].map((key) => `uploads/${key}`),
  ]);
  return manifest;
}

async function dump(
  transaction: Transaction,
  folder: string,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  // A snapshot, whatever is written meanwhile.
  await transaction.query('set transaction isolation level repeatable read, read only');
  await removeTimeouts(transaction);
  const migrations = await transaction.query<{ name: string }>('select name from mikro_orm_migrations order by id');
  const tables: DumpedTable[] = [];
  for (const table of await backupTables(transaction)) tables.push(await dumpTable(transaction, table, folder));
  const sequences = await transaction.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null and sequencename not like 'mikro_orm%' order by 1`,
  );
  return { migrations: migrations.map(({ name }) => name), tables, sequences };
}

async function dumpTable(transaction: Transaction, table: BackupTable, folder: string): Promise<DumpedTable> {
  const gzip = createGzip();
  const stored = pipeline(gzip, createWriteStream(join(folder, tableFile(table)), { flush: true }));
  // A full disk ends both streams; the wait below must not last for ever.
  stored.catch(() => gzip.destroy());
  const columns = table.columns.map(({ name }) => name);
  try {
    const dumped = await readTable(transaction, { ...table, columns }, async (lines) => {
      if (!gzip.write(lines.join(''))) await Promise.race([once(gzip, 'drain'), stored]);
    });
    gzip.end();
    await stored;
    return dumped;
  } catch (error) {
    gzip.destroy();
    // The error of the disk is the cause.
    throw await stored.then(
      () => error,
      (cause: unknown) => (isDiskFull(cause) ? cause : error),
    );
  }
}

/** Copies the files that are not copied yet. */
async function copyUploads(storage: Storage, folder: string, copied: Map<string, number>): Promise<void> {
  const limit = pLimit(FILES_AT_ONCE);
  const copies: Promise<void>[] = [];
  for await (const { key, size } of storage.list('')) {
    if (!copied.has(key)) copies.push(limit(copy, key, size));
  }
  await Promise.all(copies);

  async function copy(key: string, size: number): Promise<void> {
    const bytes = await storage.read(key);
    // Deleted since it was listed.
    if (!bytes) return;
    const path = join(folder, 'uploads', key);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(bytes, createWriteStream(path, { flush: true }));
    copied.set(key, size);
  }
}
