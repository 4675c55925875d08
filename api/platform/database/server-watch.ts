import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../logger.ts';

const INTERVAL_MS = 1_000;
/** Together with the interval less than the five seconds within which every request is answered. */
const TIMEOUT_MS = 2_500;
const TICK_MS = 100;

/** SQLSTATE. */
const CONNECTION_FAILURE = '08006';

/**
 * Checks every second whether the server still answers, on a connection of its own. If it does not, the connections of the pool
 * are destroyed, and new ones are refused until it does: a network that fails does not close connections, and requests would wait
 * for ever.
 */
export function watchServer(pool: pg.Pool, url: string, logger: Logger): void {
  const clients = new Set<pg.PoolClient>();
  let watcher: pg.Client | null = null;
  let isChecking = false;
  let isDown = false;

  pool.on('connect', (client) => void clients.add(client));
  pool.on('remove', (client) => void clients.delete(client));

  const look = async (): Promise<void> => {
    if (!watcher) {
      const opened = new pg.Client({ connectionString: url, application_name: 'pleniere-watch' });
      opened.on('error', () => {
        if (watcher === opened) watcher = null;
      });
      watcher = opened;
      await opened.connect();
    }
    await watcher.query('select 1');
  };

  const check = async (): Promise<void> => {
    if (isChecking || (!clients.size && !isDown)) return;
    isChecking = true;
    const isUp = await answered(look());
    isChecking = false;
    if (pool.ending) return;
    if (isDown && isUp) logger.info('the database answers again');
    if (!isDown && !isUp) logger.warn('the database does not answer: its connections are cut');
    isDown = !isUp;
    if (isUp) return;
    cut(watcher);
    watcher = null;
    for (const client of clients) cut(client);
  };
  const timer = setInterval(() => void check(), INTERVAL_MS);
  timer.unref();

  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  pool.connect = ((...given: unknown[]) => {
    if (!isDown) return connect(...given);
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

/** Destroys the connection: pending statements fail. */
function cut(client: pg.ClientBase | null): void {
  (client as unknown as { connection: { stream: { destroy(): void } } } | null)?.connection.stream.destroy();
}

/** Waits in ticks, each of which counts once: while this process stands still, for however long, it reads no answer. */
async function answered(look: Promise<void>): Promise<boolean> {
  const there = look.then(
    () => true,
    // An error such as too many connections is an answer too.
    (error: unknown) => error instanceof pg.DatabaseError,
  );
  for (let waited = 0; waited < TIMEOUT_MS; waited += TICK_MS) {
    const result = await Promise.race([there, setTimeout(TICK_MS, null, { ref: false })]);
    if (result !== null) return result;
  }
  return false;
}
