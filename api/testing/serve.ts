import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { createApp } from '../app.ts';
import { openDatabase } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare.ts';
import { readConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { stopOnSignals } from '../cli/stop-on-signals.ts';
import { productOf, STORED } from '../features.ts';

/*
 * The product in a process that a test can kill. Configured by the environment; it writes the port that it listens on.
 * TEST_SITE names the folder of its pages; without it there are none.
 */
const config = readConfig();
const logger = createLogger(config.logLevel);
const database = await openDatabase(config, logger, STORED);
await prepareDatabase(database, (await productOf(config)).product, config, logger);
const web = process.env['TEST_SITE'];
const app = await createApp({ config, database, logger, ...(web === undefined ? {} : { web }) });
await app.services.jobs.start();
app.server.listen(0, '127.0.0.1', () => process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`));
stopOnSignals(app, database, logger);
