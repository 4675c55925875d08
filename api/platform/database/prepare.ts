import type { Config } from '../config.ts';
import type { Feature } from '../feature.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Logger } from '../logger.ts';
import type { Database } from './database.ts';

/** An advisory lock: one process prepares the database while the others wait. */
const PREPARATION_LOCK = 4_711_000;

/** The product that a database is prepared for. */
interface Prepared {
  all: (name: 'queues') => readonly Queue[];
  features: readonly Pick<Feature<never>, 'seed'>[];
}

/** Prepares an open database for the product: runs migrations and seeds. */
export async function prepareDatabase(
  database: Database,
  product: Prepared,
  config: Partial<Config>,
  logger: Logger,
): Promise<void> {
  const openJobs = () => Jobs.open(database, product.all('queues'), logger);
  await alone(database, async () => {
    const migrations = await database.migrate();
    if (migrations.length) logger.info({ migrations }, 'database schema brought up to date');
    // Each process migrates the tables of its jobs when it opens them; done here, copies of this database have them too.
    if (migrations.length) await (await openJobs()).stop();
    let written = migrations.length > 0;
    for (const { seed } of product.features)
      written = (await seed?.(database, { config, logger, openJobs })) || written;
    // The planner does not know what was just written, and the embedded database has no autovacuum.
    if (written) await database.rows('analyze');
  });
}

/** Runs work in one process while the others wait. */
export async function alone(database: Database, work: () => Promise<void>): Promise<void> {
  const unlock = await lock(database);
  try {
    await work();
  } finally {
    await unlock();
  }
}

/** The embedded database belongs to this process, and its only connection cannot hold a lock meanwhile. */
async function lock(database: Database): Promise<() => Promise<void>> {
  if (database.embedded) return async () => {};
  const client = await database.pool.connect();
  await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
  return async () => {
    await client.query('select pg_advisory_unlock($1)', [PREPARATION_LOCK]);
    client.release();
  };
}
