/** `npm run import -- FILE --mapping NAME`: venues from a CSV file. */
import 'reflect-metadata';
import { openDatabase } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare.ts';
import { readConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { runImportCommand } from './import-command.ts';
import { importInto } from './import-into.ts';
import type { OpenedSink } from './import-command.ts';
import { productOf, STORED } from '../features.ts';

/** Opens the configured database, as the server does; fails while a server uses the data folder. */
async function openSink(): Promise<OpenedSink> {
  const config = readConfig();
  // Standard output is for the summary.
  const logger = createLogger('warn');
  const database = await openDatabase(config, logger, STORED);
  try {
    await prepareDatabase(database, (await productOf(config)).product, config, logger);
  } catch (error) {
    await database.close();
    throw error;
  }
  return importInto(database);
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

process.exitCode = await runImportCommand(process.argv.slice(2), {
  openSink,
  // npm changes into the package's folder, and has the caller's in INIT_CWD.
  folder: process.env.INIT_CWD ?? process.cwd(),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  signal: stop.signal,
});
