import { join } from 'node:path';
import { createApp } from './app.ts';
import { type Database, openDatabase } from './database/database.ts';
import { FolderLockedError } from './database/embedded/folder-lock.ts';
import { furnishDemo } from './database/demo/furnish-demo.ts';
import { prepareDatabase } from './database/prepare.ts';
import { ConfigError, readConfig, type Config } from './kernel/config.ts';
import { createLogger, type Logger } from './kernel/logger.ts';
import { giveBackMemory } from './kernel/memory.ts';

/** How long open requests may take to end once the process is asked to stop. */
const DRAIN_MS = 8_000;

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config, logger);
  await prepareDatabase(database, config, logger);
  const app = await createApp({ config, database, logger, web: webFolder() });
  if (config.demo) await furnishDemo(app, database, config, logger);
  await app.services.jobs.start();
  giveBackMemory();
  await new Promise<void>((resolve, reject) => {
    app.server.once('error', reject);
    app.server.listen(config.port, config.host, resolve);
  });
  announce(config);
  const stop = (signal: string): void => void shutDown(signal, app, database, logger);
  process.once('SIGTERM', () => stop('SIGTERM'));
  process.once('SIGINT', () => stop('SIGINT'));
}

/** The built pages stand beside the built server; started from the sources, Vite serves them. */
function webFolder(): string | null {
  return import.meta.url.endsWith('.ts') ? null : join(import.meta.dirname, '../web');
}

async function shutDown(
  signal: string,
  app: Awaited<ReturnType<typeof createApp>>,
  database: Database,
  logger: Logger,
) {
  logger.info({ signal }, 'stopping');
  const force = setTimeout(() => process.exit(1), DRAIN_MS + 1_000);
  force.unref();
  await app.stop();
  await database.close();
  logger.info('stopped');
  process.exit(0);
}

function announce(config: Config): void {
  const lines = [
    '',
    `  Plénière  ${config.publicUrl}`,
    `  GraphQL   ${config.publicUrl}/graphql`,
    `  REST      ${config.publicUrl}/api/docs`,
    ...(config.demo
      ? [
          '',
          '  Demo accounts, password Demo-2026!',
          '  admin@pleniere.test · team@pleniere.test · client@pleniere.test',
        ]
      : []),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
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
