import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';
import { type Database, fromPool } from '../platform/database/database.ts';
import { EmbeddedPool } from '../platform/database/embedded/embedded-pool.ts';
import { createDatabase } from '../platform/database/embedded/start-worker.ts';
import { createPostgresPool } from '../platform/database/postgres-pool.ts';
import type { SqlPool } from '../platform/database/sql-pool.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import { withName } from './global-setup.ts';
import { takeDatabase } from './database-pool.ts';
import { STORED } from '../features.ts';

const silent = createLogger('silent');
const OBJECT_IN_USE = '55006';
let opened = 0;

/** An empty database, of the kind of this run. Closing it removes it. */
export async function openEmptyDatabase(): Promise<Database> {
  const template = inject('template');
  return template.kind === 'embedded' ? openEmptyEmbedded() : copyOf(template.serverUrl, 'template1');
}

/** An empty embedded database in memory, whatever the kind of this run. */
export async function openEmptyEmbedded(): Promise<Database> {
  return fromPool(new EmbeddedPool({ folder: null, template: null }), { embedded: true, logger: silent }, STORED);
}

/**
 * Writes an embedded database with schema and geography into a data folder, which spares the process that opens it some seconds. A run on
 * PostgreSQL has no dump of one: that process creates its own then.
 */
export async function writeEmbeddedDatabase(dataDir: string): Promise<void> {
  const given = inject('template');
  if (given.kind !== 'embedded') return;
  await createDatabase({ folder: join(dataDir, 'database'), template: await blobOf(given.dumpFile) });
}

const blobOf = async (file: string): Promise<Blob> => new Blob([await readFile(file)]);

/** A database for this test file, with schema and geography only. Closing it removes it. */
export async function openTestDatabase(logger: Logger = silent): Promise<Database> {
  const template = inject('template');
  if (template.kind === 'embedded') {
    const pooled = await takeDatabase(() => blobOf(template.dumpFile));
    return fromPool(pooled, { embedded: true, logger }, STORED);
  }
  return copyOf(template.serverUrl, template.name, logger);
}

/** A database for this test file on PostgreSQL, for processes that open it themselves; null if this run has none. */
export async function createServerDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const template = inject('template');
  if (template.kind === 'embedded') return null;
  const { url, drop } = await copyOnServer(template.serverUrl, template.name);
  return { url, drop };
}

/** The same with nothing in it. */
export async function createEmptyServerDatabase(): Promise<{ url: string; drop(): Promise<void> } | null> {
  const template = inject('template');
  return template.kind === 'embedded' ? null : copyOnServer(template.serverUrl, 'template1');
}

async function copyOf(serverUrl: string, template: string, logger: Logger = silent): Promise<Database> {
  const { url, drop } = await copyOnServer(serverUrl, template);
  return fromPool(createPostgresPool(url, logger, 5), { embedded: false, logger, closers: [drop] }, STORED);
}

async function copyOnServer(serverUrl: string, template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `pleniere_test_${process.pid}_${Date.now()}_${++opened}`;
  const server = createPostgresPool(serverUrl, silent, 1);
  await copyTemplate(server, name, template);
  const drop = async (): Promise<void> => {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
  };
  return { url: withName(serverUrl, name), drop };
}

/** PostgreSQL refuses to copy a database with open connections, such as an autovacuum: retried for a while. */
async function copyTemplate(server: SqlPool, name: string, template: string, tries = 5): Promise<void> {
  try {
    await server.query(`create database ${name} template ${template}`);
  } catch (error) {
    if (tries <= 1 || (error as { code?: unknown }).code !== OBJECT_IN_USE) throw error;
    await setTimeout(1_000);
    await copyTemplate(server, name, template, tries - 1);
  }
}

/** The same open database as another process has it, without the commits of the first. Closing it leaves the first open. */
export function alsoOpened({ pool, embedded }: Database, logger: Logger = silent): Promise<Database> {
  const shared: SqlPool = {
    query: (statement, values) => pool.query(statement, values),
    connect: () => pool.connect(),
    end: async () => {},
    usage: () => pool.usage(),
    options: pool.options,
  };
  return fromPool(shared, { embedded, logger }, STORED);
}
