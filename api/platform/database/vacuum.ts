import { defineQueue } from '../jobs/queue.ts';
import type { Database } from './database.ts';

/** Frees the space of dead rows and updates the statistics of the planner; enqueued after imports too. */
export const DATABASE_VACUUM = defineQueue('database.vacuum', { schedule: '15 4 * * *', retries: 1 });

/** Handler of DATABASE_VACUUM. PostgreSQL has autovacuum; the embedded database has not. */
export async function vacuum(database: Database): Promise<void> {
  if (database.embedded) await database.rows('vacuum (analyze)');
}
