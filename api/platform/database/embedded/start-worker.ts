import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { WorkerOptions, WorkerRequest } from './protocol.ts';

/**
 * V8's optimising compiler takes 600 MB for a second or two for one function of PostgreSQL alone, to make it about a third
 * faster. So only the baseline compiler is used.
 */
const WEB_ASSEMBLY_FLAGS = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** Starts the thread with the embedded database. It sends `ready` once it is open. */
export function startWorker(options: WorkerOptions): Worker {
  for (const flag of WEB_ASSEMBLY_FLAGS) setFlagsFromString(flag);
  const file = import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js';
  // `execArgv: []` keeps development loaders out: the worker is plain TypeScript that Node runs by itself.
  return new Worker(new URL(file, import.meta.url), { workerData: options, execArgv: [] });
}

/**
 * Creates the database if the folder has none. That takes 100 MB more than using it, which a thread returns only at its end: so
 * a thread is started just for this. It gets its name once it is complete, as a process that is killed meanwhile leaves a
 * database that cannot be opened.
 */
export async function createDatabase(options: WorkerOptions): Promise<void> {
  if (!options.folder || existsSync(join(options.folder, 'PG_VERSION'))) return;
  const draft = `${options.folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const worker = startWorker({ ...options, folder: draft });
  await once(worker, 'message');
  const close: WorkerRequest = { id: 0, kind: 'close' };
  worker.postMessage(close);
  await once(worker, 'message');
  await worker.terminate();
  await rename(draft, options.folder);
}
