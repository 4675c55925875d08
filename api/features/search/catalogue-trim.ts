import type { Database } from '../../platform/database/database.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';

/** Shortens the log of changes of the catalogue; no process is a day behind. */
export const CATALOGUE_TRIM = defineQueue('catalogue.trim', { schedule: '55 3 * * *', retries: 2 });

/** Handler of CATALOGUE_TRIM. The newest row stays, as its number is the catalogue's. Gives the number of rows removed. */
export async function trimCatalogueLog(database: Database): Promise<number> {
  const [row] = await database.rows<{ count: number }>(`
    with removed as (
      delete from catalogue_change
      where changed_at < now() - interval '1 day' and version < (select max(version) from catalogue_change)
      returning 1
    )
    select count(*)::int as count from removed`);
  return row!.count;
}
