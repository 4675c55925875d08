import type { Database } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** For how long a file is kept, so that an import can be looked into or gone on with. */
const FILE_DAYS = 30;
/** For how long it is known what was imported. */
const RUN_MONTHS = 24;

/** Removes old files and forgets old imports, once a day. */
export const IMPORTS_TRIM = defineQueue('imports.trim', { schedule: '25 4 * * *' });

/** Handler of IMPORTS_TRIM. Gives the number of files removed. */
export async function trimImports(database: Database, storage: Storage): Promise<number> {
  const rows = await database.rows<{ id: string; file_key: string | null; issues_key: string | null }>(
    `select id, file_key, issues_key from import_run
     where state not in ('CHECKING', 'IMPORTING') and (file_key is not null or issues_key is not null)
       and coalesce(ended_at, created_at) < $1::timestamptz - make_interval(days => $2)`,
    [now(), FILE_DAYS],
  );
  const keys = rows.flatMap(({ file_key: file, issues_key: issues }) => [file, issues].filter((key) => key !== null));
  for (const key of keys) await storage.delete(key);
  await database.rows(`update import_run set file_key = null, issues_key = null where id = any($1::uuid[])`, [
    rows.map(({ id }) => id),
  ]);
  await database.rows(
    `delete from import_run where file_key is null and issues_key is null
       and coalesce(ended_at, created_at) < $1::timestamptz - make_interval(months => $2)`,
    [now(), RUN_MONTHS],
  );
  return keys.length;
}
