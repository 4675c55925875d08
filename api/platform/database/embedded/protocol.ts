/** What the main thread asks of the worker that holds the embedded database. Values and cells travel as PostgreSQL's text. */
export type WorkerRequest =
  | { id: number; kind: 'query'; text: string; values: (string | null | Uint8Array)[] }
  | { id: number; kind: 'script'; text: string }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' };

export interface WorkerResult {
  columns: { name: string; oid: number }[];
  rows: (string | null)[][];
  affected: number;
}

export type WorkerAnswer =
  | { id: number; results: WorkerResult[]; dump?: Blob }
  | { id: number; error: { message: string } & Record<string, unknown> };

export interface WorkerOptions {
  /** Folder of the database; null = in memory. */
  folder: string | null;
  /** A dump to start an in-memory database from. */
  template: Blob | null;
}
