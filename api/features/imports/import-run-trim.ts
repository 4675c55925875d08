import type { Database } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { ImportRun, RUNNING } from './import-run.entity.ts';
import { monthsBefore } from '../../platform/days.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** How long a file is stored, for inspection and repetition. */
const FILE_DAYS = 30;
/** How long an import is stored. */
const RUN_MONTHS = 24;

/** Deletes old files and old imports, once a day. */
export const IMPORTS_TRIM = defineQueue('imports.trim', { schedule: '25 4 * * *' });

/** Handler of IMPORTS_TRIM. Returns the number of deleted files. */
export async function trimImports(database: Database, storage: Storage): Promise<number> {
  const { em } = database;
  const old = await em.find(ImportRun, {
    state: { $nin: RUNNING.state.$in },
    $and: [
      { $or: [{ fileKey: { $ne: null } }, { issuesKey: { $ne: null } }] },
      endedBefore(new Date(now().getTime() - FILE_DAYS * 86_400_000)),
    ],
  });
  const keys = old.flatMap(({ fileKey, issuesKey }) => [fileKey, issuesKey].filter((key) => key !== null));
  for (const key of keys) await storage.delete(key);
  for (const run of old) em.assign(run, { fileKey: null, issuesKey: null });
  await em.flush();
  await em.nativeDelete(ImportRun, { fileKey: null, issuesKey: null, ...endedBefore(monthsBefore(now(), RUN_MONTHS)) });
  return keys.length;
}

function endedBefore(moment: Date) {
  return { $or: [{ endedAt: { $lt: moment } }, { endedAt: null, createdAt: { $lt: moment } }] };
}
