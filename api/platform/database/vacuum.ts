import { defineQueue } from '../jobs/queue.ts';
import type { Database } from './database.ts';

/** Frees the space of dead rows and looks at the data for the planner; enqueued after imports too. */
export const DATABASE_VACUUM = defineQueue('database.vacuum', { schedule: '15 4 * * *', retries: 1 });

/** Handler of DATABASE_VACUUM. PostgreSQL does so by itself; the embedded database never does. */
export async function vacuum(database: Database): Promise<void> {
  if (database.embedded) await database.rows('vacuum (analyze)');
}
