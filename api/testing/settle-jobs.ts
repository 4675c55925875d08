import { vi } from 'vitest';
import type { Database } from '../platform/database/database.ts';

/** Waits until no job of the queue is due; delayed ones don't count. */
export async function settleJobs(database: Database, queue: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const rows = await database.rows(
        `select 1 from pgboss.job where name = $1
          and (state = 'active' or (state in ('created', 'retry') and start_after <= now() + interval '30 seconds')) limit 1`,
        [queue],
      );
      if (rows.length) throw new Error(`Jobs of ${queue} are still to be done.`);
    },
    { timeout: 30_000, interval: 20 },
  );
}
