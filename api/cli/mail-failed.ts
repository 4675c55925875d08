/** `npm run mail:failed`: the mails that could not be sent; with `--retry` they go back on their way. */
import { Jobs } from '../platform/jobs/jobs.ts';
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openDatabase } from '../platform/database/database.ts';
import { FolderLockedError } from '../platform/database/embedded/folder-lock.ts';
import { ConfigError, readConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { describeLetters, mailLetters } from './failed-mails.ts';
import { PRODUCT, STORED } from '../features.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { retry: { type: 'boolean', default: false } } });
  const config = readConfig();
  const logger = createLogger('warn');
  const database = await openDatabase(config, logger, STORED);
  try {
    const jobs = await Jobs.open(database, PRODUCT.all('queues'), logger);
    const letters = await mailLetters(jobs);
    process.stdout.write(describeLetters(letters));
    if (values.retry && letters.length) {
      const count = await jobs.redrive(letters.map(({ id }) => id));
      process.stdout.write(`\n${count} put back; the server sends them.\n`);
    }
    await jobs.stop();
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof FolderLockedError || error instanceof TypeError;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
