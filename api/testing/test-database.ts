import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { type Database, fromPool } from '../database/database.ts';
import { EmbeddedPool } from '../database/embedded/embedded-pool.ts';
import { createPostgresPool } from '../database/postgres-pool.ts';
import { createLogger } from '../kernel/logger.ts';
import { withName } from './global-setup.ts';

const logger = createLogger('silent');
let opened = 0;

/** A database of this test file alone, with schema and geography and nothing else. Closing it removes it. */
export async function openTestDatabase(): Promise<Database> {
  const template = inject('template');
  if (template.kind === 'embedded') {
    const dump = new Blob([await readFile(template.dumpFile)]);
    return fromPool(new EmbeddedPool({ folder: null, template: dump }), true);
  }
  const { serverUrl } = template;
  const name = `pleniere_test_${process.pid}_${Date.now()}_${++opened}`;
  const server = createPostgresPool(serverUrl, logger, 1);
  await server.query(`create database ${name} template ${template.name}`);
  return fromPool(createPostgresPool(withName(serverUrl, name), logger, 5), false, [
    () => server.query(`drop database if exists ${name} with (force)`),
    () => server.end(),
  ]);
}
