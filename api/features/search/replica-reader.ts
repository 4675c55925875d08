import pTimeout from 'p-timeout';
import type { SqlPool } from '../../platform/database/sql-pool.ts';
import type { Logger } from '../../platform/logger.ts';
import { type NamedRead, withVersion } from './catalogue.queries.ts';

/** The time limit after which the primary is read instead. */
const TIMEOUT = { milliseconds: 500 };
/** How long a replica is skipped that was behind, or did not answer. */
const SKIP_MS = 1_000;

interface Replica {
  pool: SqlPool;
  /** By `performance.now()`. */
  skippedUntil: number;
}

/**
 * Reads the public catalogue from read replicas, if there are any. The answer of a replica is used only if it has applied the
 * last change that this process knows of, which the same query returns. So replication lag never makes a read staler than without replicas.
 */
export class ReplicaReader {
  /** The number of reads since the start, by database. */
  readonly counts = { primary: 0, replica: 0 };
  readonly #primary: SqlPool;
  readonly #replicas: Replica[];
  readonly #logger: Logger;
  #next = 0;

  constructor(primary: SqlPool, replicas: readonly SqlPool[], logger: Logger) {
    this.#primary = primary;
    this.#replicas = replicas.map((pool) => ({ pool, skippedUntil: 0 }));
    this.#logger = logger;
  }

  /** Rows as of this version of the catalogue, or of a later one. */
  async rows<Row extends object>(read: NamedRead, version: number): Promise<Row[]> {
    const replica = this.#nextReplica();
    const found = replica && (await this.#readReplica<Row>(replica, read, version));
    if (found) {
      this.counts.replica++;
      return found;
    }
    this.counts.primary++;
    return (await this.#primary.query<Row>(read)).rows;
  }

  /** Round robin. */
  #nextReplica(): Replica | null {
    const time = performance.now();
    const ready = this.#replicas.filter(({ skippedUntil }) => skippedUntil <= time);
    return ready[this.#next++ % ready.length] ?? null;
  }

  /** Null = the replica is behind, or does not answer. */
  async #readReplica<Row extends object>(replica: Replica, read: NamedRead, version: number): Promise<Row[] | null> {
    try {
      const { rows } = await pTimeout(replica.pool.query<Row & Versioned>(withVersion(read)), TIMEOUT);
      if (Number(rows[0]!.replicaVersion) >= version) return rows.filter((row) => row.isFound);
    } catch (error) {
      this.#logger.warn({ err: error }, 'a replica of the database does not answer');
    }
    replica.skippedUntil = performance.now() + SKIP_MS;
    return null;
  }
}

interface Versioned {
  replicaVersion: string;
  isFound: true | null;
}
