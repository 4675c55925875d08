import pg from 'pg';
import type { Logger } from '../logger.ts';
import { createTypes } from './postgres-types.ts';
import { watchServer } from './server-watch.ts';
import type { PoolUsage, SqlPool } from './sql-pool.ts';

const MAX_CONNECTIONS = 10;

/** Opens a pool on a PostgreSQL server. A connection that the server drops is replaced, never fatal. */
export function createPostgresPool(url: string, logger: Logger, max = MAX_CONNECTIONS): SqlPool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: createTypes(),
    connectionTimeoutMillis: 4_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 120_000,
    application_name: 'pleniere',
  });
  pool.on('error', (error) => logger.warn({ err: error }, 'idle database connection lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => logger.warn({ err: error }, 'database connection lost'));
  });
  watchServer(pool, url, logger);
  const usage = (): PoolUsage => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return Object.assign(pool, { usage });
}
