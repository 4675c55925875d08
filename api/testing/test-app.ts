import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, createApp } from '../app.ts';
import type { Database } from '../platform/database/database.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { createLogger, type LogSink } from '../platform/logger.ts';
import { openTestDatabase } from './test-database.ts';

/** The product on a free port over a database of its own, without pages. */
export interface TestApp {
  url: string;
  app: App;
  database: Database;
  config: Config;
  /** Sends an operation over HTTP; returns status, data and errors. */
  graphql<Data = Record<string, unknown>>(query: string, variables?: object): Promise<GraphQLAnswer<Data>>;
  stop(): Promise<void>;
}

export interface GraphQLAnswer<Data> {
  status: number;
  data: Data;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[] | undefined;
}

/**
 * Starts the product for a test file. Settings are environment variables by name; `log` gets the log.
 * @param opening opens its database, by default a new one.
 */
export async function startTestApp(
  settings: Record<string, string> = {},
  log?: LogSink,
  opening: () => Promise<Database> = openTestDatabase,
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'pleniere-data-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'silent', ...settings });
  const database = await opening();
  // Jobs that are retried or delayed are found at once, not seconds later.
  const jobs = { pollSeconds: 0.5 };
  const app = await createApp({ config, database, logger: createLogger(config.logLevel, log), jobs });
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    app,
    database,
    config,
    graphql: async (query: string, variables: object = {}) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      return { status: response.status, ...((await response.json()) as Omit<GraphQLAnswer<never>, 'status'>) };
    },
    stop: async () => {
      await app.stop();
      await new Promise((resolve) => app.server.close(resolve));
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
