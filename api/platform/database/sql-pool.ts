/** The result of a statement: the part of node-postgres's result that the product uses. */
export interface SqlResult<Row = Record<string, unknown>> {
  rows: Row[];
  rowCount: number | null;
  command: string;
}

/** A statement with its values; a `name` makes PostgreSQL keep its plan on the connection. */
export interface SqlStatement {
  name?: string;
  text: string;
  values?: unknown[];
}

export interface SqlClient {
  query<Row = Record<string, unknown>>(statement: string | SqlStatement, values?: unknown[]): Promise<SqlResult<Row>>;
  release(destroy?: boolean | Error): void;
}

/** How much of a pool is in use. */
export interface PoolUsage {
  open: number;
  idle: number;
  /** Requests for a connection that have none yet. */
  waiting: number;
}

/** The pool of connections to PostgreSQL or to the embedded database. */
export interface SqlPool {
  query<Row = Record<string, unknown>>(statement: string | SqlStatement, values?: unknown[]): Promise<SqlResult<Row>>;
  connect(): Promise<SqlClient>;
  end(): Promise<void>;
  usage(): PoolUsage;
  readonly options: object;
}
