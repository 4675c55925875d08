import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { type Database, fromPool } from '../database/database.ts';
import { EmbeddedPool } from '../database/embedded/embedded-pool.ts';
import { createPostgresPool } from '../database/postgres-pool.ts';
import type { SqlPool } from '../database/sql-pool.ts';
import { createLogger } from '../kernel/logger.ts';
import { withName } from './global-setup.ts';
import { lendDatabase } from './kept-databases.ts';

const logger = createLogger('silent');
let opened = 0;

/** A database with nothing in it, of the kind that this run is on. Closing it removes it. */
export async function openEmptyDatabase(): Promise<Database> {
  const template = inject('template');
  return template.kind === 'embedded' ? openEmbedded(null) : copyOf(template.serverUrl, 'template1');
}

/** An embedded database in memory, whatever the others are. */
export function openEmbedded(template: Blob | null): Promise<Database> {
  return fromPool(new EmbeddedPool({ folder: null, template }), true);
}

/** A database of this test file alone, with schema and geography and nothing else. Closing it removes it. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('template');
  if (template.kind === 'embedded') {
    return fromPool(await lendDatabase(async () => new Blob([await readFile(template.dumpFile)])), true);
  }
  return copyOf(template.serverUrl, template.name);
}

/** A database of this test file alone on PostgreSQL, for processes that open it themselves; null where this run has none. */
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

async function copyOf(serverUrl: string, template: string): Promise<Database> {
  const { url, drop } = await copyOnServer(serverUrl, template);
  return fromPool(createPostgresPool(url, logger, 5), false, [drop]);
}

async function copyOnServer(serverUrl: string, template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `pleniere_test_${process.pid}_${Date.now()}_${++opened}`;
  const server = createPostgresPool(serverUrl, logger, 1);
  await server.query(`create database ${name} template ${template}`);
  const drop = async (): Promise<void> => {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
  };
  return { url: withName(serverUrl, name), drop };
}

/** A database that is open already, as another process has it: one hears nothing of the other's commits. Closing it leaves the first open. */
export function alsoOpened({ pool, embedded }: Database): Promise<Database> {
  const shared: SqlPool = {
    query: (statement, values) => pool.query(statement, values),
    connect: () => pool.connect(),
    end: async () => {},
    usage: () => pool.usage(),
    options: pool.options,
  };
  return fromPool(shared, embedded);
}
