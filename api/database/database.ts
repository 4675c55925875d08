import { join } from 'node:path';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import type { Config } from '../kernel/config.ts';
import type { Logger } from '../kernel/logger.ts';
import { EmbeddedPool } from './embedded/embedded-pool.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { createOrm } from './orm.ts';
import { createPostgresPool } from './postgres-pool.ts';
import type { SqlPool } from './sql-pool.ts';

/** One unit of work: everything in it happens, or nothing. Inside it, only its own doors to the database may be used. */
export interface Transaction {
  em: EntityManager;
  /** Runs a statement ($1, $2 …) inside the transaction and gives its rows. */
  query: <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Runs after the commit, and never when the transaction fails. */
  afterCommit: (action: () => void) => void;
}

/** Looks at what transactions change. It works inside them: what it writes is there if and only if the change is. */
export interface Witness {
  /** Before any work. Gives whether it wants to see the end. */
  begin(transaction: Transaction): Promise<boolean>;
  /** After all work, before the commit. */
  end(transaction: Transaction): Promise<void>;
}

/** The open database. Reads that need no entities go straight through `pool`. */
export class Database {
  readonly pool: SqlPool;
  readonly orm: MikroORM;
  readonly embedded: boolean;
  /** Copies that are read only, and may be behind. */
  readonly replicas: readonly SqlPool[];
  /** Null = nobody looks. */
  witness: Witness | null = null;
  readonly #closers: (() => Promise<unknown>)[];
  readonly #followers = new Set<() => Promise<void>>();

  constructor(
    pool: SqlPool,
    orm: MikroORM,
    embedded: boolean,
    closers: (() => Promise<unknown>)[],
    replicas: readonly SqlPool[],
  ) {
    this.pool = pool;
    this.replicas = replicas;
    this.orm = orm;
    this.embedded = embedded;
    this.#closers = closers;
  }

  /** Opens one transaction, on an entity manager of its own; the only place where the product does so. */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const actions: (() => void)[] = [];
    const em = this.orm.em.fork() as EntityManager;
    const result = await em.transactional(async (inner) => {
      const connection = inner.getTransactionContext<{ executeQuery: (query: CompiledQuery) => Promise<unknown> }>();
      if (!connection) throw new Error('There is no transaction to run in.');
      const transaction: Transaction = {
        em: inner,
        afterCommit: (action) => void actions.push(action),
        query: async <Row>(text: string, values: unknown[] = []) =>
          ((await connection.executeQuery(CompiledQuery.raw(text, values))) as { rows: Row[] }).rows,
      };
      const { witness } = this;
      const watched = (await witness?.begin(transaction)) ?? false;
      const done = await work(transaction);
      if (watched) {
        await inner.flush();
        await witness?.end(transaction);
      }
      return done;
    });
    for (const action of actions) action();
    for (const follow of this.#followers) await follow();
    return result;
  }

  /**
   * Calls back after each transaction that ended well, before its caller goes on: who has changed something finds it
   * changed. The callback must not fail. Gives a function that ends it.
   */
  onCommit(follow: () => Promise<void>): () => void {
    this.#followers.add(follow);
    return () => this.#followers.delete(follow);
  }

  /** Rows of one statement outside of any transaction. */
  async rows<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(text, values)).rows;
  }

  /**
   * Brings the schema up to date, or up to the migration named. Several processes may start at once. Gives the names of what
   * was applied.
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
 * Opens the database that the configuration names: PostgreSQL by DATABASE_URL, else the embedded one in the data folder,
 * which this process then holds alone.
 * @throws FolderLockedError when another process holds the data folder.
 */
export async function openDatabase(config: DatabaseConfig, logger: Logger): Promise<Database> {
  const { databaseUrl, databaseReplicaUrls = [] } = config;
  if (databaseUrl) {
    const replicas = databaseReplicaUrls.map((url) => createPostgresPool(url, logger));
    return fromPool(createPostgresPool(databaseUrl, logger), false, [], replicas);
  }
  const lock = await lockFolder(config.dataDir);
  const pool = new EmbeddedPool({ folder: join(config.dataDir, 'database'), template: null });
  return fromPool(pool, true, [lock.release]);
}

/** A database over a pool that is open already. */
export async function fromPool(
  pool: SqlPool,
  embedded: boolean,
  closers: (() => Promise<unknown>)[] = [],
  replicas: readonly SqlPool[] = [],
): Promise<Database> {
  return new Database(pool, await createOrm(pool), embedded, closers, replicas);
}
