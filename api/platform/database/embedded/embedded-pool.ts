import type { Worker } from 'node:worker_threads';
import { prepareValue } from 'pg/lib/utils';
import { createTypes } from '../postgres-types.ts';
import type { PoolUsage, SqlClient, SqlPool, SqlResult, SqlStatement } from '../sql-pool.ts';
import { createDatabase, startWorker } from './start-worker.ts';
import type { WorkerAnswer, WorkerOptions, WorkerRequest, WorkerResult } from './protocol.ts';

/** The embedded database has no statement timeout of its own: after this time the worker is terminated and started again. */
const STATEMENT_TIMEOUT_MS = 120_000;

type Answered = Extract<WorkerAnswer, { results: unknown }>;
type TextParser = (cell: string) => unknown;
/** A request without its number; distributes over the kinds. */
type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;

/**
 * The embedded database behind the interface of a connection pool of size one: a transaction is never mixed with the statements
 * of another request.
 */
export class EmbeddedPool implements SqlPool {
  readonly options = {};
  readonly #workerOptions: WorkerOptions;
  readonly #types = createTypes();
  readonly #waiting: (() => void)[] = [];
  readonly #pending = new Map<number, { resolve: (answer: Answered) => void; reject: (error: Error) => void }>();
  #worker: Promise<Worker> | null = null;
  #busy = false;
  #nextId = 1;
  #ended = false;

  constructor(options: WorkerOptions) {
    this.#workerOptions = options;
  }

  /** Starts the thread of the database, which takes half a second, before a statement waits for it. The first statement reports a failure. */
  begin(): void {
    this.#open().catch(() => {});
  }

  async connect(): Promise<SqlClient> {
    if (this.#busy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#busy = true;
    let isHeld = true;
    return {
      query: (statement, values) => this.#run(statement, values),
      release: () => {
        if (isHeld) this.#releaseConnection();
        isHeld = false;
      },
    };
  }

  async query<Row>(statement: string | SqlStatement, values?: unknown[]): Promise<SqlResult<Row>> {
    const client = await this.connect();
    try {
      return await client.query<Row>(statement, values);
    } finally {
      client.release();
    }
  }

  usage(): PoolUsage {
    return { open: 1, idle: this.#busy ? 0 : 1, waiting: this.#waiting.length };
  }

  /** The whole database as one file, to start others from. */
  async dump(): Promise<Blob> {
    const { dump } = await this.#ask({ kind: 'dump' });
    if (!dump) throw new Error('The embedded database gave no dump.');
    return dump;
  }

  async end(): Promise<void> {
    if (this.#ended) return;
    if (!this.#worker) return void (this.#ended = true);
    const client = await this.connect();
    this.#ended = true;
    const worker = await this.#worker;
    await this.#ask({ kind: 'close' }).finally(() => client.release());
    await worker?.terminate();
  }

  #releaseConnection(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }

  async #run<Row>(statement: string | SqlStatement, values?: unknown[]): Promise<SqlResult<Row>> {
    const text = typeof statement === 'string' ? statement : statement.text;
    const given = (typeof statement === 'string' ? values : (statement.values ?? values)) ?? [];
    const { results } = given.length
      ? await this.#ask({ kind: 'query', text, values: given.map((value) => toText(prepareValue(value))) })
      : await this.#ask({ kind: 'script', text });
    const parsed = results.map((result) => this.#parse<Row>(result, text));
    // Like node-postgres: the one result, or for a script of several statements the list of theirs.
    return parsed.length === 1 ? parsed[0]! : (parsed as unknown as SqlResult<Row>);
  }

  #parse<Row>({ columns, rows, affected }: WorkerResult, text: string): SqlResult<Row> {
    const parsers = columns.map(({ oid }) => this.#types.getTypeParser(oid, 'text') as unknown as TextParser);
    const objects = rows.map((cells) => {
      const row: Record<string, unknown> = {};
      cells.forEach((cell, index) => {
        row[columns[index]!.name] = cell === null ? null : parsers[index]!(cell);
      });
      return row as Row;
    });
    const command = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '';
    return { rows: objects, rowCount: columns.length && !affected ? rows.length : affected, command };
  }

  async #ask(request: Unnumbered<WorkerRequest>): Promise<Answered> {
    // A late request must not open it again: the folder may belong to another process by then.
    if (this.#ended && request.kind !== 'close')
      throw Object.assign(new Error('The embedded database is closed.'), { code: '57P01' });
    const worker = await this.#open();
    const id = this.#nextId++;
    return new Promise<Answered>((resolve, reject) => {
      const timer = setTimeout(() => void worker.terminate(), STATEMENT_TIMEOUT_MS);
      const settle =
        <T>(done: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          this.#pending.delete(id);
          done(value);
        };
      this.#pending.set(id, { resolve: settle(resolve), reject: settle(reject) });
      worker.postMessage({ id, ...request });
    });
  }

  #open(): Promise<Worker> {
    this.#worker ??= this.#start().catch((error: unknown) => {
      this.#worker = null;
      throw error;
    });
    return this.#worker;
  }

  async #start(): Promise<Worker> {
    await createDatabase(this.#workerOptions);
    const worker = startWorker(this.#workerOptions);
    let opened = false;
    return new Promise<Worker>((resolve, reject) => {
      const lose = (error: Error): void => (opened ? this.#lose(error) : reject(error));
      worker.on('message', (message: WorkerAnswer | 'ready') => {
        if (message !== 'ready') return this.#settle(message);
        opened = true;
        resolve(worker);
      });
      worker.on('error', lose);
      worker.on('exit', (code) => lose(new Error(`The embedded database ended with code ${code}.`)));
    });
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#pending.get(answer.id);
    if ('error' in answer) waiting?.reject(Object.assign(new Error(answer.error.message), answer.error));
    else waiting?.resolve(answer);
  }

  #lose(error: Error): void {
    this.#worker = null;
    for (const { reject } of this.#pending.values()) reject(Object.assign(error, { code: '57P01' }));
  }
}

function toText(value: unknown): string | null | Uint8Array {
  if (value === null || value === undefined) return null;
  return value instanceof Uint8Array || typeof value === 'string' ? value : JSON.stringify(value);
}
