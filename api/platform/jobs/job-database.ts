/** The parts of the database that jobs need; both databases have them. */
export interface JobDatabase {
  readonly pool: JobPool;
  readonly embedded: boolean;
}

/** A pool whose `query` answers a script of several statements with the list of their results, as node-postgres does. */
export interface JobPool {
  query(text: string, values?: unknown[]): Promise<SqlRows>;
  connect(): Promise<{ query(text: string, values?: unknown[]): Promise<SqlRows>; release(): void }>;
}

/** The transaction of the change that a job belongs to. */
export interface JobTransaction {
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  afterCommit(action: () => void): void;
}

interface SqlRows {
  rows: Record<string, unknown>[];
}

/** The adapter of pg-boss to a database: statements outside of any transaction of ours. */
export function outsideTransaction({ pool }: JobDatabase): {
  executeSql: (text: string, values?: unknown[]) => Promise<SqlRows>;
} {
  return {
    executeSql: async (text, values) => {
      if (values?.length) return pool.query(text, values);
      // A script opens and ends a transaction of its own. When it fails in the middle, that must not stay open on a
      // connection that goes back to the others.
      const client = await pool.connect();
      try {
        return await client.query(text);
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

/** The adapter of pg-boss to a transaction of ours. */
export function insideTransaction(transaction: JobTransaction): {
  executeSql: (text: string, values?: unknown[]) => Promise<SqlRows>;
} {
  return { executeSql: async (text, values) => ({ rows: await transaction.query(text, values) }) };
}
