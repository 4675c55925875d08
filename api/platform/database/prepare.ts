import type { Config } from '../config.ts';
import type { Feature } from '../feature.ts';
import { Jobs } from '../jobs/jobs.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Logger } from '../logger.ts';
import type { Database } from './database.ts';

/** A lock in the database that lets one process prepare it while the others wait. */
const PREPARATION_LOCK = 4_711_000;

/** What a database is prepared for. */
interface Prepared {
  all: (name: 'queues') => readonly Queue[];
  features: readonly Pick<Feature<never>, 'seed'>[];
}

/** Brings an open database to where the product can run on it: its schema, and what the features begin with. */
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
    // Each process brings the tables of its jobs up to date when it opens them; made here, they are in copies of this too.
    if (migrations.length) await (await openJobs()).stop();
    let written = migrations.length > 0;
    for (const { seed } of product.features)
      written = (await seed?.(database, { config, logger, openJobs })) || written;
    // What was just written is unknown to the planner, and the embedded database never looks by itself.
    if (written) await database.rows('analyze');
  });
}

/** Runs what one process must do while the others wait. */
export async function alone(database: Database, work: () => Promise<void>): Promise<void> {
  const unlock = await lock(database);
  try {
    await work();
  } finally {
    await unlock();
  }
}

/** The embedded database belongs to this process alone, and has but one connection to hold a lock with. */
async function lock(database: Database): Promise<() => Promise<void>> {
  if (database.embedded) return async () => {};
  const client = await database.pool.connect();
  await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
  return async () => {
    await client.query('select pg_advisory_unlock($1)', [PREPARATION_LOCK]);
    client.release();
  };
}
