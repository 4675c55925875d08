import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fromPool } from '../platform/database/database.ts';
import { EmbeddedPool } from '../platform/database/embedded/embedded-pool.ts';
import { createPostgresPool } from '../platform/database/postgres-pool.ts';
import { prepareDatabase } from '../platform/database/prepare.ts';
import { createLogger } from '../platform/logger.ts';
import { PRODUCT, STORED } from '../features.ts';

/** The template of each test file's database: a PostgreSQL database, or a dump of an embedded one. */
export type Template = { kind: 'postgres'; serverUrl: string; name: string } | { kind: 'embedded'; dumpFile: string };

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template;
  }
}

const logger = createLogger('warn');

/** Prepares one database (schema and geography) for the whole run; TEST_DATABASE_URL chooses PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  return serverUrl ? postgresTemplate(project, serverUrl) : embeddedTemplate(project);
}

async function postgresTemplate(project: TestProject, serverUrl: string): Promise<() => Promise<void>> {
  const name = `pleniere_test_template_${process.pid}`;
  const server = createPostgresPool(serverUrl, logger, 1);
  await server.query(`drop database if exists ${name} with (force)`);
  await server.query(`create database ${name}`);
  const database = await fromPool(
    createPostgresPool(withName(serverUrl, name), logger, 2),
    {
      embedded: false,
      logger,
    },
    STORED,
  );
  await prepareDatabase(database, PRODUCT, { demo: false }, logger);
  await database.close();
  project.provide('template', { kind: 'postgres', serverUrl, name });
  return async () => {
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
  };
}

async function embeddedTemplate(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pleniere-test-'));
  const pool = new EmbeddedPool({ folder: null, template: null });
  const database = await fromPool(pool, { embedded: true, logger }, STORED);
  await prepareDatabase(database, PRODUCT, { demo: false }, logger);
  const dumpFile = join(folder, 'template.tar');
  await writeFile(dumpFile, Buffer.from(await (await pool.dump()).arrayBuffer()));
  await database.close();
  project.provide('template', { kind: 'embedded', dumpFile });
  return () => rm(folder, { recursive: true, force: true });
}

/** The address of another database on the same server. */
export function withName(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
