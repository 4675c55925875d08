import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { Jobs } from '../../jobs/jobs.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Logger } from '../../logger.ts';
import { contentTypeOf, type Storage } from '../../storage/storage.ts';
import type { Database } from '../database.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { BackupError, readManifest, SECRET, verifySums, type Manifest } from './backup-folder.ts';
import { loadRows } from './load-rows.ts';

const FILES_AT_ONCE = 8;
const UPLOADS = 'uploads/';

interface RestoreTargets {
  database: Database;
  /** Their tables are created with those of the product. */
  queues: readonly Queue[];
  storage: Storage;
  /** The file with the generated secret; null if the operator has set one. */
  secretFile: string | null;
}

/**
 * Restores a backup into an empty database and an empty storage; with `force` existing data is replaced. Nothing is changed before
 * the whole backup is verified.
 */
export async function restoreBackup(
  { database, queues, storage, secretFile }: RestoreTargets,
  folder: string,
  force: boolean,
  logger: Logger,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const files = await verifySums(folder);
  const unknown = manifest.migrations.filter((name) => !MIGRATIONS.some((known) => known.name === name));
  if (unknown.length) throw new BackupError(`The backup is of a newer version, which has ${unknown.join(', ')}.`);
  await refuseIfRunning(database);
  const kept = files.filter((file) => file.startsWith(UPLOADS)).map((file) => file.slice(UPLOADS.length));
  const secret = secretFile && files.includes(SECRET) ? await readFile(join(folder, SECRET)) : null;
  if (!force) await refuseToOverwrite(database, storage);

  await removeTables(database);
  await database.migrate(manifest.migrations.at(-1));
  await (await Jobs.open(database, queues, logger)).stop();
  await database.transaction((transaction) => loadRows(transaction, folder, manifest));
  await storeUploads(storage, folder, kept);
  if (secretFile && secret) await writeFile(secretFile, secret, { mode: 0o600, flush: true });
  // A backup of an earlier version is migrated.
  await database.migrate();
  await database.rows('analyze');
  return manifest;
}

async function refuseToOverwrite(database: Database, storage: Storage): Promise<void> {
  const tables = await database.rows(`select 1 from pg_tables where schemaname = 'public' limit 1`);
  if (tables.length) throw new BackupError('The database is not empty; --force replaces what is in it.');
  for await (const { key } of storage.list(''))
    throw new BackupError(`The storage of uploads is not empty (${key}); --force replaces what is in it.`);
}

/** A running process would continue with its caches. The embedded database has a lock against that. */
async function refuseIfRunning(database: Database): Promise<void> {
  if (database.embedded) return;
  const [{ others } = { others: 0 }] = await database.rows<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
      where datname = current_database() and application_name = 'pleniere' and pid <> pg_backend_pid()`,
  );
  if (others) throw new BackupError(`The product still runs on the database (${others} connections). Stop it first.`);
}

/** Removes what the product has created, but not extensions and what else the operator has set up. */
async function removeTables(database: Database): Promise<void> {
  await database.rows(`do $$ declare made text; begin
    for made in select format('table %I.%I', schemaname, tablename) from pg_tables where schemaname = 'public'
      union all
      select 'function ' || p.oid::regprocedure from pg_proc p
        where p.pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      union all
      select 'text search configuration ' || c.oid::regconfig from pg_ts_config c
        where c.cfgnamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    loop execute 'drop ' || made || ' cascade'; end loop;
    drop schema if exists pgboss cascade;
  end $$`);
}

/** Writes the files of the backup, and removes all others. A file never changes under its key, so existing ones are kept. */
async function storeUploads(storage: Storage, folder: string, kept: string[]): Promise<void> {
  const limit = pLimit(FILES_AT_ONCE);
  const present = new Map<string, number>();
  for await (const { key, size } of storage.list('')) present.set(key, size);
  await Promise.all(
    kept.map((key) =>
      limit(async () => {
        const bytes = await readFile(join(folder, UPLOADS, key));
        if (present.get(key) !== bytes.length)
          await storage.put(key, bytes, contentTypeOf(key) ?? 'application/octet-stream');
      }),
    ),
  );
  const wanted = new Set(kept);
  for (const key of present.keys()) if (!wanted.has(key)) await storage.delete(key);
}
