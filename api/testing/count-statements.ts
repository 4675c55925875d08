import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../platform/database/database.ts';
import type { SqlClient, SqlPool } from '../platform/database/sql-pool.ts';

const scope = new AsyncLocalStorage<string[]>();

/** Lets `statementsOf` observe the statements of a database; for one that only this test uses. */
export function watchStatements({ pool }: Database): void {
  const connect = pool.connect.bind(pool);
  // node-postgres connects by a callback for statements outside of a transaction, which go through `query` alone.
  pool.connect = async (...given: unknown[]) => {
    if (given.length) return Reflect.apply(connect, pool, given) as Promise<SqlClient>;
    const client = await connect();
    return { query: noting(client.query.bind(client)), release: (destroy) => client.release(destroy) };
  };
  pool.query = noting(pool.query.bind(pool));
}

/** The statements of `work`, without concurrent ones of others. */
export async function statementsOf<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  return { result: await scope.run(statements, work), statements };
}

function noting(query: SqlPool['query']): SqlPool['query'] {
  return (statement, values) => {
    scope.getStore()?.push(typeof statement === 'string' ? statement : statement.text);
    return query(statement, values);
  };
}
