import { statfs } from 'node:fs/promises';
import type { Server } from 'node:http';
import { promisify } from 'node:util';
import type { Database } from '../database/database.ts';
import type { Sockets } from '../graphql/socket-owners.ts';
import type { Metrics } from './metrics.ts';

interface MeasuredDependencies {
  database: Database;
  sockets: Sockets;
  server: Server;
  dataDir: string;
}

/** Registers the metrics of the platform, beside those of HTTP and of the process. */
export function registerPlatformMetrics(
  metrics: Metrics,
  { database, sockets, server, dataDir }: MeasuredDependencies,
): void {
  const one = (value: number): ReadonlyMap<string, number> => new Map([['', value]]);
  metrics.register(
    'gauge',
    'pleniere_database_connections',
    'Connections of the pool, and who waits for one.',
    'state',
    () => new Map(Object.entries(database.pool.usage())),
  );
  metrics.register('gauge', 'pleniere_connections', 'Open connections of clients, sockets included.', null, async () =>
    one(await promisify(server.getConnections.bind(server))()),
  );
  metrics.register('gauge', 'pleniere_sockets', 'Open sockets of people who are signed in.', null, () =>
    one(sockets.owners().length),
  );
  metrics.register('gauge', 'pleniere_data_free_bytes', 'Free space on the disk of DATA_DIR.', null, async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return one(bavail * bsize);
  });
  metrics.register('gauge', 'pleniere_jobs_waiting', 'Jobs that are due and not begun, by queue.', 'queue', () =>
    countJobs('due'),
  );
  metrics.register(
    'gauge',
    'pleniere_jobs_oldest_seconds',
    'Since when the oldest of them waits, by queue.',
    'queue',
    () => countJobs('oldest'),
  );
  metrics.register(
    'gauge',
    'pleniere_jobs_failed',
    'Jobs that were given up, by queue: the dead letters.',
    'queue',
    () => countJobs('failed'),
  );

  async function countJobs(what: keyof typeof JOBS): Promise<ReadonlyMap<string, number>> {
    const rows = await database.rows<{ queue: string; value: number }>(JOBS[what]);
    return new Map(rows.map(({ queue, value }) => [queue, value]));
  }
}

const DUE = `from pgboss.job where state in ('created', 'retry') and start_after < now() and name <> 'dead.letters' group by name`;
const JOBS = {
  due: `select name as queue, count(*)::int as value ${DUE}`,
  oldest: `select name as queue, extract(epoch from now() - min(start_after))::float8 as value ${DUE}`,
  failed: `select source_name as queue, count(*)::int as value from pgboss.job
    where name = 'dead.letters' and source_name is not null group by source_name`,
};
