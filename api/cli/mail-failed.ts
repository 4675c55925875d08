/** `npm run mail:failed`: the mails that could not be sent; with `--retry` they are sent again. */
import { Jobs } from '../platform/jobs/jobs.ts';
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openDatabase } from '../platform/database/database.ts';
import { readConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { describeFailedMails, failedMails } from './failed-mails.ts';
import { PRODUCT, STORED } from '../features.ts';
import { errorText } from './error-text.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { retry: { type: 'boolean', default: false } } });
  const config = readConfig();
  const logger = createLogger('warn');
  const database = await openDatabase(config, logger, STORED);
  try {
    const jobs = await Jobs.open(database, PRODUCT.all('queues'), logger);
    const mails = await failedMails(jobs);
    process.stdout.write(describeFailedMails(mails));
    if (values.retry && mails.length) {
      const count = await jobs.redrive(mails.map(({ id }) => id));
      process.stdout.write(`\n${count} put back; the server sends them.\n`);
    }
    await jobs.stop();
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
});
