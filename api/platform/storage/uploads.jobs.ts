import type { Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { defineQueue } from '../jobs/queue.ts';
import type { Storage } from './storage.ts';

/** Removes the files of what is gone. */
export const UPLOADS_DELETE = defineQueue<{ keys: string[] }>('uploads.delete');

/** What is kept of pages that may still show a file. */
const KEPT_SECONDS = 300;

/** Removes files, once no kept page shows them any more, in the transaction in which nothing needs them any more. */
export function removeUploadsLater(jobs: Pick<Jobs, 'enqueue'>) {
  return async (transaction: Transaction, keys: string[]): Promise<void> =>
    void (await jobs.enqueue(transaction, UPLOADS_DELETE, { keys }, { startAfter: KEPT_SECONDS }));
}

/** Handler of UPLOADS_DELETE. */
export async function deleteUploads(storage: Storage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await storage.delete(key);
}
