import type { Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { defineQueue } from '../jobs/queue.ts';
import type { Storage } from './storage.ts';

/** Deletes files that are not used any more. */
export const UPLOADS_DELETE = defineQueue<{ keys: string[] }>('uploads.delete');

/** How long cached pages may still show a file. */
const CACHED_PAGE_SECONDS = 300;

/** Enqueues the deletion of files, for when no cached page shows them any more. */
export function removeUploadsLater(jobs: Pick<Jobs, 'enqueue'>) {
  return async (transaction: Transaction, keys: string[]): Promise<void> =>
    void (await jobs.enqueue(transaction, UPLOADS_DELETE, { keys }, { startAfter: CACHED_PAGE_SECONDS }));
}

/** Handler of UPLOADS_DELETE. */
export async function deleteUploads(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.delete(key);
}
