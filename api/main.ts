import { join } from 'node:path';
import { createApp } from './app.ts';
import { banner } from './cli/banner.ts';
import { productOf, STORED } from './features.ts';
import { openDatabase } from './platform/database/database.ts';
import { FolderLockedError } from './platform/database/embedded/folder-lock.ts';
import { prepareDatabase } from './platform/database/prepare.ts';
import { listen } from './platform/http/listen.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { createLogger } from './platform/logger.ts';
import { giveBackMemory } from './platform/memory.ts';
import { stopOnSignals } from './cli/stop-on-signals.ts';

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config, logger, STORED);
  const { product } = await productOf(config);
  await prepareDatabase(database, product, config, logger);
  const app = await createApp({ config, database, logger, web: webFolder() });
  if (config.demo) await (await import('./demo/furnish-demo.ts')).furnishDemo(app, database, config, logger);
  await app.services.jobs.start();
  giveBackMemory();
  await listen(app.server, config.port, config.host);
  process.stdout.write(banner(config));
  stopOnSignals(app, database, logger);
}

/** The built pages stand beside the built server; started from the sources, Vite serves them. */
function webFolder(): string | null {
  return import.meta.url.endsWith('.ts') ? null : join(import.meta.dirname, '../web');
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof FolderLockedError || isPortTaken(error);
  process.stderr.write(`${expected && error instanceof Error ? error.message : inspectable(error)}\n`);
  process.exit(1);
});

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function inspectable(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
