import 'reflect-metadata';
import { openDatabase } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare.ts';
import type { SqlClient } from '../platform/database/sql-pool.ts';
import { readConfig } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { productOf, STORED } from '../features.ts';

/*
 * Prepares the database that the environment names, and ends itself as a power cut would before the statement of the number
 * KILL_AT. It writes how many statements there were when it gets to the end.
 */
const config = readConfig();
const logger = createLogger('silent');
const database = await openDatabase(config, logger, STORED);
const killAt = Number(process.env['KILL_AT'] ?? Infinity);
let statements = 0;

const counted = new WeakSet<SqlClient>();
function count(client: SqlClient): SqlClient {
  if (counted.has(client)) return client;
  counted.add(client);
  const query = client.query.bind(client) as (...given: unknown[]) => never;
  client.query = (...given: unknown[]) => {
    if (++statements === killAt) process.kill(process.pid, 'SIGKILL');
    return query(...given);
  };
  return client;
}
const connect = database.pool.connect.bind(database.pool);
// The pool of PostgreSQL calls it itself, with a callback, for what is asked of it in one go: that is not counted.
database.pool.connect = async (...given: unknown[]) =>
  given.length ? (Reflect.apply(connect, null, given) as SqlClient) : count(await connect());

await prepareDatabase(database, (await productOf(config)).product, config, logger);
await database.close();
process.stdout.write(`${statements}\n`);
