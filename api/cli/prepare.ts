/** Started by `prepare-apart.ts` as a process of its own: creates and fills the embedded database, and ends. */
import 'reflect-metadata';
import { productOf, STORED } from '../features.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare.ts';
import { createLogger } from '../platform/logger.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { errorText } from './error-text.ts';

// Ends with the process that has started it, and otherwise by itself.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

try {
  const config = readConfig();
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config, logger, STORED);
  try {
    await prepareDatabase(database, (await productOf(config)).product, config, logger);
    if (config.demo)
      await (await import('../demo/furnish-demo.ts')).furnishDemo(await openStorage(config), database, logger);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}
