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

export interface RestoreTargets {
  database: Database;
  /** Whose tables are made with those of the product. */
  queues: readonly Queue[];
  storage: Storage;
  /** Where an installation that makes its own secret keeps it; null = the operator keeps it. */
  secretFile: string | null;
}

/**
 * Puts what a backup holds into an empty database and an empty storage; with `force` in the place of what is there. Nothing is
 * touched before all of the backup is read and found whole.
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
  await refuseCompany(database);
  const kept = files.filter((file) => file.startsWith(UPLOADS)).map((file) => file.slice(UPLOADS.length));
  const secret = secretFile && files.includes(SECRET) ? await readFile(join(folder, SECRET)) : null;
  if (!force) await refuseToOverwrite(database, storage);

  await removeTables(database);
  await database.migrate(manifest.migrations.at(-1));
  await (await Jobs.open(database, queues, logger)).stop();
  await database.transaction((transaction) => loadRows(transaction, folder, manifest));
  await storeUploads(storage, folder, kept);
  if (secretFile && secret) await writeFile(secretFile, secret, { mode: 0o600, flush: true });
  // A backup of an earlier version becomes one of this.
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

/** A process that runs on the database would go on with what it remembers. The embedded one has a lock against that. */
async function refuseCompany(database: Database): Promise<void> {
  if (database.embedded) return;
  const [{ others } = { others: 0 }] = await database.rows<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
      where datname = current_database() and application_name = 'pleniere' and pid <> pg_backend_pid()`,
  );
  if (others) throw new BackupError(`The product still runs on the database (${others} connections). Stop it first.`);
}

/** Takes away what the product made, and leaves extensions and whatever else the operator has set up. */
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

/** Writes the files of the backup, and removes all others. A file never changes under its key: what is there is right. */
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
