import { seedGeography } from '../features/geography/geography.seed.ts';
import { openJobs } from '../jobs.ts';
import type { Config } from '../kernel/config.ts';
import type { Logger } from '../kernel/logger.ts';
import type { Database } from './database.ts';
import { orderDemoPictures } from './demo/demo-pictures.jobs.ts';
import { seedDemo } from './demo/seed-demo.ts';

/** A lock in the database that lets one process prepare it while the others wait. */
const PREPARATION_LOCK = 4_711_000;

/** Without `demoPictures`, the demo world has none. */
export type PreparationConfig = Pick<Config, 'demo'> & Partial<Pick<Config, 'demoPictures'>>;

/** Brings an open database to where the product can run on it: schema, geography and, where wanted, the demo world. */
export async function prepareDatabase(database: Database, config: PreparationConfig, logger: Logger): Promise<void> {
  await alone(database, async () => {
    const migrations = await database.migrate();
    if (migrations.length) logger.info({ migrations }, 'database schema brought up to date');
    // Each process brings the tables of its jobs up to date when it opens them; made here, they are in copies of this too.
    if (migrations.length) await (await openJobs(database, logger)).stop();
    if (await seedGeography(database)) logger.info('communes, departments and regions written');
    const venues = config.demo ? await seedDemo(database) : null;
    if (venues) logger.info({ venues }, 'demo world written');
    if (config.demo && config.demoPictures) {
      const ordered = await orderDemoPictures(database, () => openJobs(database, logger));
      if (ordered) logger.info({ venues: ordered }, 'pictures of the demo world follow in the background');
    }
    // What was just written is unknown to the planner, and the embedded database never looks by itself.
    if (migrations.length || venues) await database.rows('analyze');
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
