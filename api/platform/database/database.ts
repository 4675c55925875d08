import { join } from 'node:path';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { Config } from '../config.ts';
import { type DomainEvent, Events } from '../events.ts';
import type { Logger } from '../logger.ts';
import { EmbeddedPool } from './embedded/embedded-pool.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { createOrm, type Stored } from './orm.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { retryConflicts } from './retry-conflicts.ts';
import type { SqlPool } from './sql-pool.ts';

/**
 * One unit of work, all or nothing. Inside it, the database may only be used through `em` and `query`. The work may be
 * run again from its beginning (`retryConflicts`), so it must not change anything outside of the database.
 */
export interface Transaction {
  em: EntityManager;
  /** Runs a statement ($1, $2 …) inside the transaction and returns its rows. */
  query: <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Publishes an event; the subscribers react before it returns. */
  publish: (event: DomainEvent) => Promise<void>;
  /** Runs after all other work, in the order of the calls: for locks that many transactions wait for. */
  beforeCommit: (work: () => Promise<void>) => void;
  /** Runs after the commit, and never if the transaction fails. Errors in it are logged. */
  afterCommit: (action: () => void) => void;
}

/** Observes the changes of transactions, from inside them: what it writes is committed with the change, or not at all. */
export interface TransactionHook {
  /** Runs before any work. Returns whether `end` is to be called. */
  begin(transaction: Transaction): Promise<boolean>;
  /** Runs after all work, before the commit. */
  end(transaction: Transaction): Promise<void>;
}

export interface DatabaseDependencies {
  embedded: boolean;
  logger: Logger;
  /** Called after the pools have ended. */
  closers?: readonly (() => Promise<unknown>)[];
  /** Read replicas, which may lag behind. */
  replicas?: readonly SqlPool[];
}

/** The open database. Reads that need no entities go straight through `pool`. */
export class Database {
  readonly pool: SqlPool;
  readonly orm: MikroORM;
  readonly embedded: boolean;
  /** Read replicas, which may lag behind. */
  readonly replicas: readonly SqlPool[];
  /** The subscribers of events that transactions publish. */
  readonly events = new Events<Transaction>();
  /** Null = transactions are not observed. */
  hook: TransactionHook | null = null;
  readonly #logger: Logger;
  readonly #closers: readonly (() => Promise<unknown>)[];
  readonly #followers = new Set<() => Promise<void>>();

  constructor(pool: SqlPool, orm: MikroORM, { embedded, logger, closers = [], replicas = [] }: DatabaseDependencies) {
    this.pool = pool;
    this.replicas = replicas;
    this.orm = orm;
    this.embedded = embedded;
    this.#logger = logger;
    this.#closers = closers;
  }

  /**
   * Opens one transaction, on its own entity manager; the only place where the product does so. If the server aborts it because
   * of a conflict with another one, it is retried.
   */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const { result, actions } = await retryConflicts(() => this.#once(work), this.#logger);
    for (const action of actions) await this.#guarded(action);
    for (const follow of this.#followers) await this.#guarded(follow);
    return result;
  }

  async #once<T>(work: (transaction: Transaction) => Promise<T>): Promise<{ result: T; actions: (() => void)[] }> {
    const actions: (() => void)[] = [];
    const last: (() => Promise<void>)[] = [];
    const result = await this.em.transactional(async (inner) => {
      const connection = inner.getTransactionContext<{ executeQuery: (query: CompiledQuery) => Promise<unknown> }>();
      if (!connection) throw new Error('There is no transaction to run in.');
      const transaction: Transaction = {
        em: inner,
        publish: (event) => this.events.publish(transaction, event),
        beforeCommit: (step) => void last.push(step),
        afterCommit: (action) => void actions.push(action),
        query: async <Row>(text: string, values: unknown[] = []) =>
          ((await connection.executeQuery(CompiledQuery.raw(text, values))) as { rows: Row[] }).rows,
      };
      const { hook } = this;
      const isObserved = (await hook?.begin(transaction)) ?? false;
      const done = await work(transaction);
      await inner.flush();
      if (isObserved) await hook?.end(transaction);
      for (const step of last) await step();
      return done;
    });
    return { result, actions };
  }

  /** After the commit errors are only logged. */
  async #guarded(action: () => void | Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.#logger.error({ err: error }, 'what follows a commit has failed');
    }
  }

  /**
   * Calls back after each commit, before the caller of the transaction continues, so that callers find their own changes. Returns a
   * function that unsubscribes.
   */
  onCommit(follow: () => Promise<void>): () => void {
    this.#followers.add(follow);
    return () => this.#followers.delete(follow);
  }

  /** A new entity manager outside of any transaction: for reading single objects, and for single statements. */
  get em(): EntityManager {
    return this.orm.em.fork();
  }

  /** The same as `rows`, for functions that take a transaction or the database itself. */
  readonly query: Transaction['query'] = (text, values) => this.rows(text, values);

  /** Rows of one statement outside of any transaction. */
  async rows<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(text, values)).rows;
  }

  /**
   * Runs the pending migrations, up to `last` if it is given. Several processes may start at once. Returns the names of the
   * migrations that were run.
   */
  async migrate(last?: string): Promise<string[]> {
    const applied = await this.orm.migrator.up(last === undefined ? {} : { to: last });
    return applied.map(({ name }) => name);
  }

  async close(): Promise<void> {
    await this.orm.close(true);
    for (const pool of [this.pool, ...this.replicas]) await pool.end();
    for (const close of this.#closers) await close();
  }
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseReplicaUrls'>>;

/**
 * Opens the configured database: PostgreSQL by DATABASE_URL, else the embedded one in the data folder, which is then locked.
 * @throws FolderLockedError if another process has locked the data folder.
 */
export async function openDatabase(config: DatabaseConfig, logger: Logger, stored: Stored): Promise<Database> {
  const { databaseUrl, databaseReplicaUrls = [] } = config;
  if (databaseUrl) {
    const replicas = databaseReplicaUrls.map((url) => createPostgresPool(url, logger));
    return fromPool(createPostgresPool(databaseUrl, logger), { embedded: false, logger, replicas }, stored);
  }
  const lock = await lockFolder(config.dataDir);
  const pool = new EmbeddedPool({ folder: databaseFolder(config.dataDir), template: null });
  pool.begin();
  return fromPool(pool, { embedded: true, logger, closers: [lock.release] }, stored);
}

/** Where the embedded database is. It is there once it has been created completely. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');

/** A database over an open pool. */
export async function fromPool(pool: SqlPool, dependencies: DatabaseDependencies, stored: Stored): Promise<Database> {
  return new Database(pool, await createOrm(pool, stored), dependencies);
}
