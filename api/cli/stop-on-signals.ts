import type { App } from '../app.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';

/** A process manager waits 10 seconds before it kills. */
const LIMIT_MS = 9_000;

/** SIGTERM and SIGINT end the process with 0, after open requests are answered and running jobs have ended or are returned to the queue. */
export function stopOnSignals(app: App, database: Database, logger: Logger): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));

  async function stop(signal: string): Promise<void> {
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    await app.stop();
    await database.close();
    logger.info('stopped');
    process.exit(0);
  }
}
