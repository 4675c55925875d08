/** The requests of the main thread to the worker with the embedded database. Values and cells are sent as PostgreSQL's text. */
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
  /** A dump to create the database from; null = an empty one. */
  template: Blob | null;
}
