import { createApp } from '../app.ts';
import { productOf, STORED } from '../features.ts';
import { gazetteer } from '../features/geography/gazetteer.ts';
import { openDatabase } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare.ts';
import { listen } from '../platform/http/listen.ts';
import { readConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { giveBackMemory } from '../platform/memory.ts';
import { banner } from './banner.ts';
import { errorText } from './error-text.ts';
import { prepareApart } from './prepare-apart.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/**
 * Runs the server until a signal ends it; an error at its start ends the process.
 * @param web folder of the built pages; null = Vite serves them from the sources. They may still be in the making while the database
 *   is prepared.
 */
export async function serve(web: string | null | Promise<string>): Promise<void> {
  try {
    const config = readConfig();
    const logger = createLogger(config.logLevel);
    await prepareApart(config);
    const database = await openDatabase(config, logger, STORED);
    const { product } = await productOf(config);
    // A quarter of a second of this thread, in which the embedded database starts in its own.
    gazetteer();
    await prepareDatabase(database, product, config, logger);
    const app = await createApp({ config, database, logger, web: await web });
    if (config.demo) await (await import('../demo/furnish-demo.ts')).furnishDemo(app.storage, database, logger);
    await app.services.jobs.start();
    await listen(app.server, config.port, config.host);
    giveBackMemory();
    process.stdout.write(banner(config));
    stopOnSignals(app, database, logger);
  } catch (error) {
    process.stderr.write(`${errorText(error)}\n`);
    process.exit(1);
  }
}
