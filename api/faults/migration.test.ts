import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import { MIGRATIONS } from '../platform/database/migrations/migrations.ts';
import { createLogger } from '../platform/logger.ts';
import { createEmptyServerDatabase } from '../testing/test-database.ts';
import { STORED } from '../features.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The moments of the kill, as fractions of all statements: early, in the middle of the migrations, late in them. */
const PARTS = [0.02, 0.3, 0.6];
const SECRET = 'the secret of this test, of at least 32 characters';

/** Prepares a database in a process of its own, which ends before the statement with this number. */
async function prepare(env: Record<string, string>, killAt?: number): Promise<{ signal: string | null; said: string }> {
  const child = spawn(
    process.execPath,
    ['--import', './api/cli/typescript-loader.mjs', 'api/testing/killed-migration.ts'],
    {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        DEMO: '0',
        ...env,
        ...(killAt ? { KILL_AT: `${killAt}` } : {}),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const said = await text(child.stdout);
  const [, signal] = await ended;
  return { signal, said };
}

interface Place {
  env: Record<string, string>;
  remove(): Promise<void>;
}

async function inFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'pleniere-migrated-'));
  return { env: { DATA_DIR: folder }, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function onServer(): Promise<Place> {
  const folder = await inFolder();
  const made = (await createEmptyServerDatabase())!;
  return {
    env: { ...folder.env, DATABASE_URL: made.url, SESSION_SECRET: SECRET },
    remove: async () => {
      await made.drop();
      await folder.remove();
    },
  };
}

const PLACES = {
  'embedded database': inFolder,
  ...(inject('template').kind === 'embedded' ? {} : { PostgreSQL: onServer }),
};

describe.each(Object.entries(PLACES))('migrating the %s', (_name, makePlace) => {
  let [whole, killed]: Place[] = [];
  let statements: number;

  beforeAll(async () => {
    [whole, killed] = await Promise.all([makePlace(), makePlace()]);
    statements = Number((await prepare(whole.env)).said);
  });
  afterAll(() => Promise.all([whole?.remove(), killed?.remove()]));

  it('is made up for by the next start, wherever it was killed', { timeout: 180_000 }, async () => {
    for (const part of PARTS) expect((await prepare(killed!.env, Math.ceil(statements * part))).signal).toBe('SIGKILL');
    expect(await prepare(killed!.env)).toMatchObject({ signal: null });
    expect(await contentOf(killed!)).toEqual(await contentOf(whole!));
  });
});

/** The state of a database: migrations, columns, indexes, constraints, triggers, and the number of rows that the product seeds. */
async function contentOf({ env }: Place): Promise<object> {
  const config = { databaseUrl: env['DATABASE_URL'] ?? null, dataDir: env['DATA_DIR']! };
  const database = await openDatabase(config, createLogger('silent'), STORED);
  try {
    const [migrations, columns, indexes, constraints, triggers, communes, queues] = await Promise.all(
      [
        'select name from mikro_orm_migrations order by id',
        `select table_schema, table_name, column_name, data_type, column_default from information_schema.columns
          where table_schema in ('public', 'pgboss') order by 1, 2, 3`,
        `select schemaname, indexname, indexdef from pg_indexes where schemaname in ('public', 'pgboss') order by 1, 2`,
        `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace order by 1, 2`,
        'select tgrelid::regclass::text as of, tgname from pg_trigger where not tgisinternal order by 1, 2',
        'select count(*) from commune',
        'select name from pgboss.queue order by name',
      ].map((statement) => database.rows(statement)),
    );
    expect(migrations).toEqual(MIGRATIONS.map(({ name }) => ({ name })));
    return { migrations, columns, indexes, constraints, triggers, communes, queues };
  } finally {
    await database.close();
  }
}
