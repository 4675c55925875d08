import { existsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { parse, PGlite, protocol, type Results } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { giveBackMemory } from '../../memory.ts';
import type { WorkerAnswer, WorkerOptions, WorkerRequest, WorkerResult } from './protocol.ts';

/**
 * The embedded database, in its own thread: PGlite computes in the thread that holds it, and a search would block all other
 * requests of the server.
 */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread only.');
const { folder, template } = workerData as WorkerOptions;

/** Whether the current statement may have written; reads need no flush. */
let wrote = false;

/** PGlite's folder storage never calls fsync; flushing the newest log files makes acknowledged writes survive a crash. */
class FlushingFS extends NodeFS {
  readonly #wal: string;

  constructor(root: string) {
    super(root);
    this.#wal = join(root, 'pg_wal');
  }

  override async syncToFs(): Promise<void> {
    if (!wrote) return;
    const names = await readdir(this.#wal).catch(() => []);
    const segments = names.filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
    // Recycled segments sort after the one in use, so the few last ones are flushed; a clean file costs nothing.
    for (const name of segments.slice(-3)) {
      const file = await open(join(this.#wal, name), 'r+');
      try {
        await file.datasync();
      } finally {
        await file.close();
      }
    }
  }
}

/** Names that the build of PGlite gives. */
const STACK = '___stack_pointer';
const RUN = '_PostgresMainLoopOnce';

/** Pages of the database that are held in memory beside those that the operating system holds anyway. */
const SHARED_BUFFERS = '8MB';

/** The files of a new database come in a package: PostgreSQL takes three seconds to make them. */
const isNew = folder === null || !existsSync(join(folder, 'PG_VERSION'));

const database = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  ...(folder ? { fs: new FlushingFS(folder) } : {}),
  ...(isNew ? { loadDataDir: template ?? (await dataDir()) } : {}),
  extensions: { pg_trgm, unaccent },
});
keepStack(database);
// The main thread converts values by node-postgres's own rules, so that both databases behave alike.
for (const oid of Object.keys(database.parsers)) database.parsers[oid] = (text): unknown => text;
for (const oid of Object.keys(database.serializers)) database.serializers[oid] = (value: string) => value;

/**
 * A statement that fails leaves PostgreSQL by an exception, and PGlite does not reset the stack of WebAssembly: after some three
 * thousand failed statements the stack is exhausted, and every further one fails. So it is reset here.
 */
function keepStack({ Module }: PGlite): void {
  const main = Module as unknown as Record<typeof STACK, WebAssembly.Global<'i32'>> & Record<typeof RUN, () => void>;
  const run = main[RUN];
  main[RUN] = () => {
    const before = main[STACK].value;
    try {
      run();
    } catch (thrown) {
      main[STACK].value = before;
      throw thrown;
    }
  };
}

/**
 * Runs one statement in a single message. PGlite's own `query` sends five, which takes a fifth longer, and it flushes after each statement
 * of a transaction, which only the commit has to survive: ten writes and their commit took 16 ms, and take 10.
 */
function query(text: string, values: (string | null | Uint8Array)[]): Promise<Results<unknown>[]> {
  const { serialize } = protocol;
  const message = Buffer.concat([
    serialize.parse({ text }),
    serialize.bind({ values }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ]);
  return database.runExclusive(async () => {
    const answers = await database.execProtocolStream(message, { syncToFs: false });
    if (!database.isInTransaction()) await database.syncToFs();
    return parse.parseResults(answers, database.parsers, { rowMode: 'array' });
  });
}

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  const { id } = request;
  try {
    switch (request.kind) {
      case 'query':
        wrote = !/^\s*select\b/i.test(request.text);
        return { id, results: (await query(request.text, request.values)).map(toResult) };
      case 'script':
        wrote = true;
        return { id, results: (await database.exec(request.text, { rowMode: 'array' })).map(toResult) };
      case 'dump':
        return { id, results: [], dump: await database.dumpDataDir('none') };
      case 'close':
        await database.close();
        return { id, results: [] };
    }
  } catch (error) {
    return { id, error: detailsOf(error) };
  }
}

/** The fields of an error of PostgreSQL (code, constraint, table …), as plain data that can leave the thread. */
function detailsOf(error: unknown): { message: string } & Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const plain = JSON.parse(JSON.stringify(error)) as Record<string, unknown>;
  return { ...plain, message: error.message };
}

function toResult(result: Results<unknown>): WorkerResult {
  return {
    columns: result.fields.map((field) => ({ name: field.name, oid: field.dataTypeID })),
    rows: result.rows as (string | null)[][],
    affected: result.affectedRows ?? 0,
  };
}

port.on('message', (request: WorkerRequest) => {
  void answer(request).then((reply) => port.postMessage(reply));
});
port.postMessage('ready');
giveBackMemory();
