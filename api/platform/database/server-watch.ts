import pg from 'pg';
import type { Logger } from '../logger.ts';

const LOOK_EVERY_MS = 1_000;
/** Together with the time until the next look less than the five seconds in which everybody has an answer. */
const LIMIT_MS = 2_500;

/** SQLSTATE. */
const CONNECTION_FAILURE = '08006';

/**
 * Looks every second whether the server still answers, on a connection of its own. When it does not, the connections of the pool
 * are cut, and nobody gets one until it does. A network that has fallen apart closes nothing: whoever waits for an answer
 * would wait for ever.
 */
export function watchServer(pool: pg.Pool, url: string, logger: Logger): void {
  const clients = new Set<pg.PoolClient>();
  let watcher: pg.Client | null = null;
  let looking = false;
  let isAway = false;

  pool.on('connect', (client) => void clients.add(client));
  pool.on('remove', (client) => void clients.delete(client));

  const look = async (): Promise<void> => {
    if (!watcher) {
      const opened = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: LIMIT_MS,
        application_name: 'pleniere-watch',
      });
      opened.on('error', () => {
        if (watcher === opened) watcher = null;
      });
      await opened.connect();
      if (pool.ending) return opened.end();
      watcher = opened;
    }
    await watcher.query('select 1');
  };

  const check = async (): Promise<void> => {
    if (looking || (!clients.size && !isAway)) return;
    looking = true;
    const isThere = await answered(look());
    looking = false;
    if (pool.ended) return;
    if (isAway && isThere) logger.info('the database answers again');
    if (!isAway && !isThere) logger.warn('the database does not answer: its connections are cut');
    isAway = !isThere;
    if (isThere) return;
    cut(watcher);
    watcher = null;
    for (const client of clients) cut(client);
  };
  const timer = setInterval(() => void check(), LOOK_EVERY_MS);
  timer.unref();

  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  pool.connect = ((...given: unknown[]) => {
    if (!isAway) return connect(...given);
    const [callback] = given as [((error: Error) => void)?];
    const error = Object.assign(new Error('The database does not answer.'), { code: CONNECTION_FAILURE });
    if (!callback) return Promise.reject(error);
    process.nextTick(callback, error);
  }) as typeof pool.connect;

  const end = pool.end.bind(pool);
  pool.end = async () => {
    clearInterval(timer);
    cut(watcher);
    await end();
  };
}

/** What waits on it is told that the connection is lost. */
function cut(client: pg.ClientBase | null): void {
  (client as unknown as { connection: { stream: { destroy(): void } } } | null)?.connection.stream.destroy();
}

async function answered(look: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    // After a pause of this process the answer may be there, unread.
    timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve(false))), LIMIT_MS);
    timer.unref();
  });
  const there = look.then(
    () => true,
    // Too many connections, say: that is an answer too.
    (error: unknown) => error instanceof pg.DatabaseError,
  );
  const result = await Promise.race([there, late]);
  clearTimeout(timer);
  return result;
}
