import { join } from 'node:path';
import { createApp } from './app.ts';
import { openDatabase } from './database/database.ts';
import { FolderLockedError } from './database/embedded/folder-lock.ts';
import { furnishDemo } from './database/demo/furnish-demo.ts';
import { prepareDatabase } from './database/prepare.ts';
import { listen } from './kernel/http/listen.ts';
import { ConfigError, readConfig, type Config } from './kernel/config.ts';
import { createLogger } from './kernel/logger.ts';
import { giveBackMemory } from './kernel/memory.ts';
import { stopOnSignals } from './stop-on-signals.ts';

async function main(): Promise<void> {
  const config = readConfig();
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config, logger);
  await prepareDatabase(database, config, logger);
  const app = await createApp({ config, database, logger, web: webFolder() });
  if (config.demo) await furnishDemo(app, database, config, logger);
  await app.services.jobs.start();
  giveBackMemory();
  await listen(app.server, config.port, config.host);
  announce(config);
  stopOnSignals(app, database, logger);
}

/** The built pages stand beside the built server; started from the sources, Vite serves them. */
function webFolder(): string | null {
  return import.meta.url.endsWith('.ts') ? null : join(import.meta.dirname, '../web');
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
