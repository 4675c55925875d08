import { join } from 'node:path';
import { createApp } from './app.ts';
import { banner } from './cli/banner.ts';
import { errorText } from './cli/error-text.ts';
import { productOf, STORED } from './features.ts';
import { openDatabase } from './platform/database/database.ts';
import { prepareDatabase } from './platform/database/prepare.ts';
import { listen } from './platform/http/listen.ts';
import { readConfig } from './platform/config.ts';
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
  if (config.demo) await (await import('./demo/furnish-demo.ts')).furnishDemo(app.storage, database, logger);
  await app.services.jobs.start();
  giveBackMemory();
  await listen(app.server, config.port, config.host);
  process.stdout.write(banner(config));
  stopOnSignals(app, database, logger);
}

/** The built pages are beside the built server; when it is started from the sources, Vite serves them. */
function webFolder(): string | null {
  return import.meta.url.endsWith('.ts') ? null : join(import.meta.dirname, '../web');
}

main().catch((error: unknown) => {
  process.stderr.write(`${errorText(error)}\n`);
  process.exit(1);
});
