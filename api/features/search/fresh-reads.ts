import type { SqlPool } from '../../database/sql-pool.ts';
import type { Logger } from '../../kernel/logger.ts';
import { within } from '../../kernel/within.ts';

/** A copy that takes longer is not worth the wait. */
const LIMIT_MS = 500;
/** How long a copy that was behind, or did not answer, is left alone. */
const REST_MS = 1_000;

/** A read with a name, by which PostgreSQL keeps its plan. */
interface NamedRead {
  name: string;
  /** A select without an end. */
  text: string;
  values: unknown[];
}

interface Copy {
  pool: SqlPool;
  /** Milliseconds of the process's own clock. */
  restsUntil: number;
}

/**
 * Reads of the public catalogue from copies of the database, where there are any. A copy answers only when it has the last change that
 * this process has taken in: in the same statement it tells how far it is. So nothing that is read is older than without copies, however
 * far they are behind.
 */
export class FreshReads {
  /** Reads since the start, by who answered. */
  readonly counts = { primary: 0, replica: 0 };
  readonly #primary: SqlPool;
  readonly #copies: Copy[];
  readonly #logger: Logger;
  #next = 0;

  constructor(primary: SqlPool, replicas: readonly SqlPool[], logger: Logger) {
    this.#primary = primary;
    this.#copies = replicas.map((pool) => ({ pool, restsUntil: 0 }));
    this.#logger = logger;
  }

  /** Rows as of the change of this number, or of a later one. */
  async rows<Row extends object>(read: NamedRead, version: number): Promise<Row[]> {
    const copy = this.#copyInTurn();
    const found = copy && (await this.#ask<Row>(copy, read, version));
    if (found) {
      this.counts.replica++;
      return found;
    }
    this.counts.primary++;
    return (await this.#primary.query<Row>(read)).rows;
  }

  #copyInTurn(): Copy | null {
    const time = performance.now();
    const ready = this.#copies.filter(({ restsUntil }) => restsUntil <= time);
    return ready[this.#next++ % ready.length] ?? null;
  }

  /** Null = the copy is behind, or does not answer. */
  async #ask<Row extends object>(
    copy: Copy,
    { name, text, values }: NamedRead,
    version: number,
  ): Promise<Row[] | null> {
    try {
      const query = copy.pool.query<Row & Marked>({ name: `${name}-copy`, text: marked(text), values });
      const { rows } = await within(LIMIT_MS, query);
      if (Number(rows[0]!.copyVersion) >= version) return rows.filter((row) => row.copyFound);
    } catch (error) {
      this.#logger.warn({ err: error }, 'a copy of the database does not answer');
    }
    copy.restsUntil = performance.now() + REST_MS;
    return null;
  }
}

interface Marked {
  copyVersion: string;
  copyFound: true | null;
}

/** One statement sees one state: what was found, and the last change that is in it. There is always at least one row. */
function marked(text: string): string {
  return `
    select change.version as "copyVersion", found.* from (select coalesce(max(version), 0) as version from catalogue_change) change
    left join (select true as "copyFound", asked.* from (${text}) asked) found on true`;
}
